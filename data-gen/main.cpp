#include "data-gen/commands.hpp"

int main(int argc, char** argv) {
  return fxpar::cli::run_program(fxpar::gen::fxpar_gen_program(), argc, argv);
}
