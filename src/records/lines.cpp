#include "records/lines.hpp"

#include <algorithm>
#include <cstring>

#include "records/compressed.hpp"

namespace fxpar::records {

namespace {

class LineFraming final : public Framing {
 public:
  LineFraming(const LineRules& rules, const std::string& label)
      : rules_(rules), context_(std::make_shared<engine::PieceContext>(label)) {}

  Found find(std::string_view bytes, bool whole, std::uint64_t most, std::uint64_t) override {
    if (!judged_) {
      const Sniffed sniffed = sniff_compression(bytes);
      if (!sniffed.decided && !whole) return {};
      judged_ = true;
      if (sniffed.compression) return lost(*sniffed.compression);
    }
    if (dropping_) return drop(bytes);
    Found found = whole_records(bytes, most);
    if (found.records > 0) return found;
    if (scanned_ >= rules_.max_record + 2) return beginning_of_long_record();
    if (whole && !bytes.empty()) {
      found.records = 1;
      found.bytes = bytes.size();
    }
    return found;
  }

  std::shared_ptr<const engine::PieceContext> context() const override { return context_; }

 private:
  Found lost(const Compression& compression) const {
    Found found;
    found.bad = compressed_text(compression, context_->label);
    found.rest_is_lost = true;
    return found;
  }

  Found whole_records(std::string_view bytes, std::uint64_t most) {
    Found found;
    const char* const begin = bytes.data();
    const char* const end = begin + bytes.size();
    const char* from = begin + std::min(scanned_, bytes.size());
#ifdef FXPAR_PLANTED_BUG  // shows that the property and fuzz tests can fail; never in a release
    if (scanned_ > 0 && from < end) ++from;
#endif
    while (found.records < most && from < end) {
      const void* at = std::memchr(from, rules_.terminator, static_cast<std::size_t>(end - from));
      if (at == nullptr) break;
      from = static_cast<const char*>(at) + 1;
      found.bytes = static_cast<std::size_t>(from - begin);
      ++found.records;
    }
    found.record_lines = found.records;
    scanned_ = found.records > 0 ? 0 : std::max(scanned_, bytes.size());
    return found;
  }

  // Enough for the function to see that it is too long: one byte more than allowed, and one that
  // may be a CR which does not count. The rest is dropped as it comes.
  Found beginning_of_long_record() {
    Found found;
    found.records = 1;
    found.bytes = static_cast<std::size_t>(rules_.max_record + 2);
    found.record_lines = 1;
    found.too_long = true;
    scanned_ = 0;
    dropping_ = true;
    return found;
  }

  Found drop(std::string_view bytes) {
    Found found;
    const std::size_t end = bytes.find(rules_.terminator);
    dropping_ = end == std::string_view::npos;
    found.skip = dropping_ ? bytes.size() : end + 1;
    return found;
  }

  const LineRules rules_;
  const std::shared_ptr<const engine::PieceContext> context_;
  bool judged_ = false;      // the first bytes of the file
  bool dropping_ = false;    // the rest of a record that was too long
  std::size_t scanned_ = 0;  // bytes known to hold no terminator
};

}  // namespace

OpenFraming line_framing(const LineRules& rules) {
  return [rules](const std::string&, const std::string& label, bool) {
    return std::make_unique<LineFraming>(rules, label);
  };
}

}  // namespace fxpar::records
