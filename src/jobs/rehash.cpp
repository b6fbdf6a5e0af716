#include "jobs/rehash.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "base/text.hpp"
#include "base/xxh3.hpp"
#include "kernels/rehash.hpp"

namespace fxpar::jobs {

namespace {

constexpr std::array<std::string_view, 2> field_names = {"user", "key"};

constexpr std::uint64_t checksum_base = 33;

// Credentials go to the kernel so many at a time: one indirect call for all of them.
constexpr std::size_t batch_size = 256;

/// What all workers share.
struct Setup {
  records::CredentialRules rules;
  kernels::RehashKernel kernel;
  format::RowShape shape;
  std::vector<bool> is_user;  // for each column; else it is the key
  bool rows;
  OnError on_error;
};

class RehashFunction final : public engine::Function {
 public:
  explicit RehashFunction(std::shared_ptr<const Setup> setup)
      : setup_(std::move(setup)), reader_(setup_->rules.max_record) {}

  void operator()(const engine::Chunk& chunk, engine::Result& result) override {
    bool stopped = false;
    for (const engine::Piece& piece : chunk.pieces) {
      if (stopped) result.bytes_left += piece.bytes.size();
      if (!stopped) stopped = !do_piece(piece, result);
    }
  }

 private:
  using Row = records::CredentialReader::Row;

  // False if a bad record ended it.
  bool do_piece(const engine::Piece& piece, engine::Result& result) {
    reader_.open(piece);
    for (;;) {
      std::size_t count = 0;
      Row row = Row::good;
      while (count < batch_size) {
        records::Credential credential;
        row = reader_.next(credential);
        if (row != Row::good) break;
        users_[count] = credential.user;
        credentials_[count++] = {credential.salt, credential.secret};
      }
      do_batch(count, result);
      if (row == Row::end) return true;
      if (row == Row::good) continue;
      result.add_bad_record(reader_.record(), [&] { return reader_.message(); });
      if (setup_->on_error == OnError::stop) return false;
    }
  }

  void do_batch(std::size_t count, engine::Result& result) {
    setup_->kernel(std::span(credentials_).first(count), keys_.data());
    format::RowWriter row(setup_->shape, result.out);
    for (std::size_t i = 0; i < count; ++i) {
      result.checksum.add(checksum_base, keys_[i] + user_number(users_[i]));
      if (!setup_->rows) continue;
      for (const bool user : setup_->is_user) {
        if (user) row.text(users_[i]);
        if (!user) row.number(keys_[i]);
      }
      row.end_row();
    }
  }

  const std::shared_ptr<const Setup> setup_;
  records::CredentialReader reader_;
  std::array<std::string_view, batch_size> users_;
  std::array<kernels::Credential, batch_size> credentials_;
  std::array<std::uint64_t, batch_size> keys_;
};

}  // namespace

std::uint64_t user_number(std::string_view user) {
  const bool leading_zero = user.size() > 1 && user[0] == '0';
  if (const auto number = parse_number(user); number && !leading_zero) return *number;
  return xxh3(user) & ((std::uint64_t{1} << 53) - 1);
}

std::span<const std::string_view> rehash_fields() { return field_names; }

Job rehash(const RehashOptions& options, Messages& messages) {
  std::vector<bool> is_user;
  for (const std::string_view name : options.fields) is_user.push_back(name == field_names[0]);
  const auto setup = std::make_shared<const Setup>(
      Setup{options.rules, kernels::rehash_reference, {options.format, options.fields}, is_user,
            options.rows, options.input.on_error});
  Job job;
  job.name = "rehash";
  job.kernel = "reference";
  job.source = std::make_unique<records::ByteSource>(
      options.input, records::credential_framing(options.rules), messages);
  job.function = [setup] { return std::make_unique<RehashFunction>(setup); };
  if (options.header) job.header = setup->shape.header();
  return job;
}

}  // namespace fxpar::jobs
