// The results as text: for a terminal, as Markdown, and as CSV. All three carry the same rows.
#pragma once

#include <string>

#include "bench/results.hpp"

namespace fxpar::bench {

/// Lines of at most 80 columns, with the sentences that read them. `published` sets what the study
/// found beside ours.
std::string as_text(const Results& results, bool published);

std::string as_markdown(const Results& results, bool published);

/// One row a measurement, with a header; times in seconds.
std::string as_csv(const Results& results);

/// What to say of numbers that are too noisy to lean on, and what to do about it; empty where they
/// are not.
std::string noise_warning(const Results& results);

}  // namespace fxpar::bench
