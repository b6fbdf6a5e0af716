#include "jobs/rehash.hpp"

#include <array>
#include <memory>

#include "base/text.hpp"
#include "base/xxh3.hpp"
#include "kernels/kernels.hpp"

namespace fxpar::jobs {

namespace {

constexpr std::array<std::string_view, 2> field_names = {"user", "key"};
enum class Field { user, key };  // in the same order

using kernels::batch_size;

/// What all workers share.
struct Setup {
  records::CredentialRules rules;
  kernels::RehashKernel kernel;
  format::RowShape shape;
  std::vector<Field> fields;
  bool rows;
};

class RehashFunction final : public PieceFunction {
 public:
  RehashFunction(std::shared_ptr<const Setup> setup, OnError on_error)
      : PieceFunction(on_error), setup_(std::move(setup)), reader_(setup_->rules.max_record) {}

 private:
  using Row = records::CredentialReader::Row;

  bool do_piece(const engine::Piece& piece, engine::Result& result) override {
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
      const bool goes_on = pass_bad_record(result, reader_.record(), reader_.bytes_left(),
                                           [&] { return reader_.message(); });
      if (!goes_on) return false;
    }
  }

  void do_batch(std::size_t count, engine::Result& result) {
    setup_->kernel(std::span(credentials_).first(count), keys_.data());
    format::RowWriter row(setup_->shape, result.out);
    for (std::size_t i = 0; i < count; ++i) {
      result.checksum.add(kernels::rehash_checksum_base, keys_[i] + user_number(users_[i]));
      if (!setup_->rows) continue;
      for (const Field field : setup_->fields) {
        if (field == Field::user) row.text(users_[i]);
        if (field == Field::key) row.number(keys_[i]);
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
  const auto setup = std::make_shared<const Setup>(Setup{options.rules,
                                                         options.kernels->rehash,
                                                         {options.format, options.fields},
                                                         chosen_fields<Field>(options, field_names),
                                                         options.rows});
  Job job = row_job("rehash", options, records::credential_framing(options.rules), messages);
  job.function = [setup, on_error = options.input.on_error] {
    return std::make_unique<RehashFunction>(setup, on_error);
  };
  return job;
}

}  // namespace fxpar::jobs
