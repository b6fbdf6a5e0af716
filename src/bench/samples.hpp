// Times of one thing that was measured several times.
#pragma once

#include <vector>

namespace fxpar::bench {

class Samples {
 public:
  Samples() = default;
  explicit Samples(std::vector<double> seconds) : seconds_(std::move(seconds)) {}

  void add(double seconds) { seconds_.push_back(seconds); }
  const std::vector<double>& all() const { return seconds_; }
  bool empty() const { return seconds_.empty(); }

  // Of at least one sample.
  double median() const;
  double min() const;
  double max() const;

  /// How far the median can be trusted, relative to it: half the distance between the quartiles
  /// (by linear interpolation), which one outlier cannot spoil. A single sample says nothing of
  /// that; it counts as 10 %. Never below 0.5 %, for no machine here is quieter.
  double margin() const;

 private:
  double quantile(double q) const;

  std::vector<double> seconds_;
};

/// a / b with what can be said of it: the margins of a quotient add up as squares.
struct Ratio {
  double value = 1, margin = 0;  // relative

  /// True where the noise allows no order of the two.
  bool same() const;
};
Ratio operator/(const Samples& a, const Samples& b);

}  // namespace fxpar::bench
