#include "bench/saved.hpp"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "base/text.hpp"

namespace fxpar::bench {

namespace {

// Ordered, so that it reads as the man page tells it.
using Json = nlohmann::ordered_json;

template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

void put_times(Json& json, const Samples& times) {
  json["median_s"] = times.median();
  json["min_s"] = times.min();
  json["max_s"] = times.max();
  json["margin"] = times.margin();
  json["times_s"] = times.all();
}

Json case_json(const Case& one) {
  Json json{{"job", one.job},         {"kernel", one.kernel},     {"n", one.n},
            {"workers", one.workers}, {"checksum", one.checksum}, {"ways", Json::array()}};
  for (const Row& row : one.ways) {
    Json way{{"way", row.way}};
    way["chunk"] = row.chunk > 0 ? Json(row.chunk) : Json();
    way["chunks"] = row.chunks;
    put_times(way, row.times);
    way["speedup"] = or_null(speedup(one, row));
    way["peak_rss_bytes"] = or_null(row.peak_rss_bytes);
    json["ways"].push_back(std::move(way));
  }
  return json;
}

Json roundtrip_json(const RoundtripRow& row) {
  Json json{{"way", row.way},
            {"work", row.work},
            {"payload_bytes", row.payload_bytes},
            {"concurrency", row.concurrency},
            {"workers", row.workers}};
  put_times(json, row.times);
  const double call = row.times.median() / row.concurrency;
  json["call_s"] = call;
  json["calls_per_second"] = 1 / call;
  json["load_s"] = row.load_s;
  json["execution_s"] = row.execution_s;
  json["total_s"] = row.total_s;
  json["left_caller"] = row.left_caller;
  json["peak_rss_bytes"] = or_null(row.peak_rss_bytes);
  return json;
}

// What is read may come from anywhere: numbers are checked, texts made fit to be shown.

constexpr double longest = 1e9;          // seconds that something can have taken
constexpr int deepest = 8;               // arrays and objects in each other; we write six
constexpr std::size_t name_length = 32;  // of our own words
constexpr std::size_t machine_name_length = 400;

const Json& array_of(const Json& json, const char* key) {
  if (!json.at(key).is_array()) throw UsageError(fmt::format("{} is no array", key));
  return json.at(key);
}

std::string text_of(const Json& json, const char* key, std::size_t most = name_length) {
  if (!json.at(key).is_string()) throw UsageError(fmt::format("{} is no text", key));
  const std::string text = printable(json.at(key).get<std::string>());
  if (text.size() > most)
    throw UsageError(fmt::format("{} has {} bytes, expected {} at most", key, text.size(), most));
  return text;
}

template <typename Number = std::uint64_t>
Number number_of(const Json& json, const char* key, Number least = 0) {
  const Json& number = json.at(key);
  if (!number.is_number_unsigned() || number.get<std::uint64_t>() < least ||
      number.get<std::uint64_t>() > std::numeric_limits<Number>::max())
    throw UsageError(fmt::format("{}: expected a whole number from {} on", key, least));
  return number.get<Number>();
}

std::optional<std::uint64_t> optional_number_of(const Json& json, const char* key) {
  if (json.at(key).is_null()) return {};
  return number_of(json, key);
}

double seconds_of(const Json& json, const char* key) {
  if (!json.at(key).is_number()) throw UsageError(fmt::format("{} is no number", key));
  const double seconds = json.at(key).get<double>();
  if (!(seconds >= 0 && seconds < longest)) throw UsageError(fmt::format("{} is {}", key, seconds));
  return seconds;
}

Samples times_of(const Json& json) {
  Samples times;
  for (const Json& time : array_of(json, "times_s")) {
    const double seconds = time.is_number() ? time.get<double>() : -1;
    if (!(seconds > 0 && seconds < longest)) throw UsageError("times_s has what is no time");
    times.add(seconds);
  }
  if (times.empty()) throw UsageError("a row without times");
  return times;
}

Case case_of(const Json& json) {
  Case one;
  one.job = text_of(json, "job");
  one.kernel = text_of(json, "kernel");
  one.n = number_of(json, "n", std::uint64_t{1});
  one.workers = number_of(json, "workers", 1u);
  one.checksum = text_of(json, "checksum");
  if (array_of(json, "ways").empty()) throw UsageError("a case without ways");
  for (const Json& way : json.at("ways"))
    one.ways.push_back({text_of(way, "way"), optional_number_of(way, "chunk").value_or(0),
                        number_of(way, "chunks"), times_of(way),
                        optional_number_of(way, "peak_rss_bytes")});
  return one;
}

RoundtripRow roundtrip_of(const Json& json) {
  RoundtripRow row;
  row.way = text_of(json, "way");
  row.work = text_of(json, "work");
  row.payload_bytes = number_of(json, "payload_bytes");
  row.concurrency = number_of(json, "concurrency", 1u);
  row.workers = number_of(json, "workers", 1u);
  row.times = times_of(json);
  row.load_s = seconds_of(json, "load_s");
  row.execution_s = seconds_of(json, "execution_s");
  row.total_s = seconds_of(json, "total_s");
  row.left_caller = number_of(json, "left_caller");
  row.peak_rss_bytes = optional_number_of(json, "peak_rss_bytes");
  return row;
}

}  // namespace

std::string as_json(const Results& results) {
  const Machine& machine = results.machine;
  Json json{{"version", results.version},
            {"machine",
             {{"cpu", machine.cpu},
              {"cores", machine.cores},
              {"workers", machine.workers},
              {"isa", machine.isa},
              {"os", machine.os}}},
            {"iterations", results.iterations},
            {"rounds", results.rounds},
            {"cases", Json::array()},
            {"sweep", Json::array()},
            {"roundtrip", Json::array()}};
  for (const Case& one : results.cases) json["cases"].push_back(case_json(one));
  for (const Case& one : results.sweep) json["sweep"].push_back(case_json(one));
  for (const RoundtripRow& row : results.roundtrip)
    json["roundtrip"].push_back(roundtrip_json(row));
  // What the machine says of itself may not be UTF-8.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Results from_json(std::string_view text, const std::string& label) {
  try {
    const auto check_depth = [](int depth, Json::parse_event_t, const Json&) {
      if (depth > deepest) throw UsageError("nested too deeply");
      return true;
    };
    const Json json = Json::parse(text, check_depth);
    Results results;
    results.version = text_of(json, "version");
    const Json& machine = json.at("machine");
    results.machine = {text_of(machine, "cpu", machine_name_length),
                       number_of(machine, "cores", 1u), number_of(machine, "workers", 1u),
                       text_of(machine, "isa", machine_name_length),
                       text_of(machine, "os", machine_name_length)};
    results.iterations = number_of(json, "iterations", 1u);
    results.rounds = number_of(json, "rounds", 1u);
    for (const Json& one : array_of(json, "cases")) results.cases.push_back(case_of(one));
    for (const Json& one : array_of(json, "sweep")) results.sweep.push_back(case_of(one));
    for (const Json& row : array_of(json, "roundtrip"))
      results.roundtrip.push_back(roundtrip_of(row));
    return results;
  } catch (const std::exception& error) {  // of the parser, or one of our own
    std::string_view what = error.what();
    if (what.starts_with("[json")) what.remove_prefix(what.find(' ') + 1);
    throw UsageError(
        fmt::format("{}: not what fxpar bench --json writes ({})", label, printable(what)));
  }
}

}  // namespace fxpar::bench
