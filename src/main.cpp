#include "cli/commands.hpp"

int main(int argc, char** argv) {
  return fxpar::cli::run_program(fxpar::cli::fxpar_program(), argc, argv);
}
