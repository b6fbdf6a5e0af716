#include "bench/samples.hpp"

#include <algorithm>
#include <cmath>

namespace fxpar::bench {

double Samples::quantile(double q) const {
  std::vector<double> sorted = seconds_;
  std::sort(sorted.begin(), sorted.end());
  const double at = q * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], at - static_cast<double>(below));
}

double Samples::median() const { return quantile(0.5); }
double Samples::min() const { return quantile(0); }
double Samples::max() const { return quantile(1); }

double Samples::margin() const {
  if (seconds_.size() < 2) return 0.1;
  const double middle = median();
  if (middle <= 0) return 0.1;
  return std::max(0.005, (quantile(0.75) - quantile(0.25)) / 2 / middle);
}

bool Ratio::same() const { return std::max(value, 1 / value) - 1 <= std::max(0.01, margin); }

Ratio operator/(const Samples& a, const Samples& b) {
  return {a.median() / b.median(), std::hypot(a.margin(), b.margin())};
}

}  // namespace fxpar::bench
