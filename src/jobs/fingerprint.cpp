#include "jobs/fingerprint.hpp"

#include <fmt/format.h>

#include <array>

#include "kernels/kernels.hpp"

namespace fxpar::jobs {

namespace {

constexpr std::array<std::string_view, 4> field_names = {"id", "hash", "digits", "text"};
enum class Field { id, hash, digits, text };  // in the same order

using kernels::batch_size;

/// What all workers share.
struct Setup {
  records::LineRules lines;
  kernels::FingerprintKernel kernel;
  format::RowShape shape;
  std::vector<Field> fields;
  bool rows;
};

class FingerprintFunction final : public PieceFunction {
 public:
  FingerprintFunction(std::shared_ptr<const Setup> setup, OnError on_error)
      : PieceFunction(on_error), setup_(std::move(setup)) {}

 private:
  bool do_piece(const engine::Piece& piece, engine::Result& result) override {
    std::string_view rest = piece.bytes;
    std::uint64_t done = 0;  // records of this piece
    while (!rest.empty()) {
      std::size_t count = 0;
      bool too_long = false;
      while (count < batch_size && !rest.empty() && !too_long) {
        const auto record = setup_->lines.first(rest);
        rest.remove_prefix(record.bytes);
        too_long = record.content.size() > setup_->lines.max_record;
        if (!too_long) lines_[count++] = record.content;
      }
      do_lines(piece.first_record + done, count, result);
      done += count;
      if (!too_long) continue;
      const std::uint64_t bad = done++;
      const bool goes_on = pass_bad_record(result, piece.first_record + bad, rest.size(), [&] {
        return fmt::format("{}:{}: {}", piece.context->label, piece.first_line + bad,
                           records::too_long_text(setup_->lines.max_record));
      });
      if (!goes_on) return false;
    }
    return true;
  }

  void do_lines(std::uint64_t id, std::size_t count, engine::Result& result) {
    setup_->kernel(std::span(lines_).first(count), fingerprints_.data(), scratch_);
    format::RowWriter row(setup_->shape, result.out);
    for (std::size_t i = 0; i < count; ++i) {
      const kernels::Fingerprint& fingerprint = fingerprints_[i];
      result.checksum.add(kernels::fingerprint_checksum_base, checksum_term(fingerprint));
      if (setup_->rows) write_row(row, id + i, fingerprint, lines_[i]);
    }
  }

  void write_row(format::RowWriter& row, std::uint64_t id, const kernels::Fingerprint& fingerprint,
                 std::string_view text) {
    for (const Field field : setup_->fields) {
      switch (field) {
        case Field::id:
          row.number(id);
          break;
        case Field::hash:
          row.number(fingerprint.hash);
          break;
        case Field::digits:
          row.number(fingerprint.digits);
          break;
        case Field::text:
          row.text(text);
          break;
      }
    }
    row.end_row();
  }

  const std::shared_ptr<const Setup> setup_;
  std::array<std::string_view, batch_size> lines_;
  std::array<kernels::Fingerprint, batch_size> fingerprints_;
  kernels::FingerprintScratch scratch_;
};

}  // namespace

std::span<const std::string_view> fingerprint_fields() { return field_names; }

Job fingerprint(const FingerprintOptions& options, Messages& messages) {
  const auto setup = std::make_shared<const Setup>(Setup{options.lines,
                                                         options.kernels->fingerprint,
                                                         {options.format, options.fields},
                                                         chosen_fields<Field>(options, field_names),
                                                         options.rows});
  Job job = row_job("fingerprint", options, records::line_framing(options.lines), messages);
  job.function = [setup, on_error = options.input.on_error] {
    return std::make_unique<FingerprintFunction>(setup, on_error);
  };
  return job;
}

}  // namespace fxpar::jobs
