#include "bench/saved.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "base/text.hpp"

namespace fxpar::bench {

namespace {

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

std::optional<std::uint64_t> peak_of(const Json& json) {
  const Json& peak = json.at("peak_rss_bytes");
  if (peak.is_null()) return {};
  return peak.get<std::uint64_t>();
}

Samples times_of(const Json& json) {
  const Samples times(json.at("times_s").get<std::vector<double>>());
  for (const double seconds : times.all())
    if (!(seconds > 0)) throw UsageError("a time that is not above 0");
  if (times.empty()) throw UsageError("a row without times");
  return times;
}

Case case_of(const Json& json) {
  Case one;
  one.job = json.at("job");
  one.kernel = json.at("kernel");
  one.n = json.at("n");
  one.workers = json.at("workers");
  one.checksum = json.at("checksum");
  for (const Json& way : json.at("ways")) {
    const Json& chunk = way.at("chunk");
    one.ways.push_back({way.at("way"), chunk.is_null() ? 0 : chunk.get<std::uint64_t>(),
                        way.at("chunks"), times_of(way), peak_of(way)});
  }
  return one;
}

RoundtripRow roundtrip_of(const Json& json) {
  RoundtripRow row;
  row.way = json.at("way");
  row.work = json.at("work");
  row.payload_bytes = json.at("payload_bytes");
  row.concurrency = json.at("concurrency");
  row.workers = json.at("workers");
  row.times = times_of(json);
  row.load_s = json.at("load_s");
  row.execution_s = json.at("execution_s");
  row.total_s = json.at("total_s");
  row.left_caller = json.at("left_caller");
  row.peak_rss_bytes = peak_of(json);
  if (row.concurrency == 0) throw UsageError("a batch of no calls");
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
    const Json json = Json::parse(text);
    Results results;
    results.version = json.at("version");
    const Json& machine = json.at("machine");
    results.machine = {machine.at("cpu"), machine.at("cores"), machine.at("workers"),
                       machine.at("isa"), machine.at("os")};
    results.iterations = json.at("iterations");
    results.rounds = json.at("rounds");
    for (const Json& one : json.at("cases")) results.cases.push_back(case_of(one));
    for (const Json& one : json.at("sweep")) results.sweep.push_back(case_of(one));
    for (const Json& row : json.at("roundtrip")) results.roundtrip.push_back(roundtrip_of(row));
    return results;
  } catch (const std::exception& error) {  // of the parser, or one of our own
    throw UsageError(
        fmt::format("{}: not what fxpar bench --json writes ({})", label, printable(error.what())));
  }
}

}  // namespace fxpar::bench
