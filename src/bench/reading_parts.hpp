// What reading.cpp puts together, a file for each thing that is read (reading_PART.cpp), and the
// phrases that they share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/results.hpp"

namespace fxpar::bench {

// The two kinds of case.

std::vector<std::string> reading_records(const Case& one, unsigned cores);
std::vector<std::string> reading_primes(const Case& one, unsigned cores);

// What several parts need.

/// `a`, `a and b`, `a, b and c`.
std::string listed(const std::vector<std::string>& items);

/// Clauses with semicolons between them, a capital before and a full stop behind. Of at least one.
std::string sentence(const std::vector<std::string>& clauses);

void add(std::vector<std::string>& sentences, std::optional<std::string> one);

/// Where the subject of a sentence stands against something; `speed` above 1: it is faster.
std::string against(const Ratio& speed, bool many, std::string_view other);

/// How much faster `row` is.
Ratio speed_over(const Row& other, const Row& row);

/// The workers of a case as the subject of a sentence: `8 workers on 2 cores`.
struct Crew {
  std::string name;
  bool many;

  Crew(unsigned workers, unsigned cores);
  const char* pronoun() const { return many ? "they" : "it"; }
};

/// How many workers can be at work at once: each needs a core and a record.
double busy_workers(const Case& one, unsigned cores);

/// Seconds a record.
struct Cost {
  double value, noise;
};

/// Where so many workers are at work at once.
Cost cost(const Case& one, const Row& row, double workers);

}  // namespace fxpar::bench
