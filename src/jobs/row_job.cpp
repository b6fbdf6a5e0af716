#include "jobs/row_job.hpp"

#include <memory>
#include <utility>

namespace fxpar::jobs {

Job row_job(std::string name, const RowOptions& options, records::OpenFraming framing,
            Messages& messages) {
  Job job;
  job.name = std::move(name);
  job.kernel = options.kernels->name;
  job.source = std::make_unique<records::ByteSource>(options.input, std::move(framing), messages);
  if (options.header) job.header = format::RowShape(options.format, options.fields).header();
  return job;
}

void PieceFunction::operator()(const engine::Chunk& chunk, engine::Result& result) {
  bool ended = false;
  for (const engine::Piece& piece : chunk.pieces) {
    if (ended) result.bytes_left += piece.bytes.size();
    if (!ended) ended = !do_piece(piece, result);
  }
}

}  // namespace fxpar::jobs
