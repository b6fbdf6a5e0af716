// What the jobs have in common that read files and write a row for each record.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "format/rows.hpp"
#include "jobs/job.hpp"
#include "kernels/kernels.hpp"
#include "records/byte_source.hpp"
#include "records/framing.hpp"

namespace fxpar::jobs {

struct RowOptions {
  records::ByteSourceSettings input;
  const kernels::Kernels* kernels = kernels::find("best");
  format::Format format = format::Format::tsv;
  std::vector<std::string_view> fields;  // of those that the job has
  bool header = false;
  bool rows = true;  // false: only the checksum is wanted
};

/// A job with its source and header; the function is still to come.
Job row_job(std::string name, const RowOptions& options, records::OpenFraming framing,
            Messages& messages);

/// The fields that were chosen, as values of an enum that is in the order of `all`.
template <typename Field>
std::vector<Field> chosen_fields(const RowOptions& options, std::span<const std::string_view> all) {
  std::vector<Field> fields;
  for (const std::string_view name : options.fields)
    fields.push_back(static_cast<Field>(std::find(all.begin(), all.end(), name) - all.begin()));
  return fields;
}

/// A function that does pieces one by one, up to a bad record that ends the run.
class PieceFunction : public engine::Function {
 public:
  explicit PieceFunction(OnError on_error) : on_error_(on_error) {}
  void operator()(const engine::Chunk& chunk, engine::Result& result) final;

 protected:
  /// False if a bad record ended the run.
  virtual bool do_piece(const engine::Piece& piece, engine::Result& result) = 0;

  /// Notes a bad record, behind which the piece has `bytes_left`. False if it ends the run.
  template <typename MakeText>
  bool pass_bad_record(engine::Result& result, std::uint64_t record, std::size_t bytes_left,
                       MakeText make_text) const {
    result.add_bad_record(record, make_text);
    if (on_error_ == OnError::stop) result.bytes_left = bytes_left;
    return on_error_ == OnError::skip;
  }

 private:
  const OnError on_error_;
};

}  // namespace fxpar::jobs
