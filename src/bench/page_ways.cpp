// The ways: what each does, and its code as it was built.
#include <algorithm>

#include "bench/html.hpp"
#include "bench/page.hpp"
#include "bench/page_parts.hpp"
#include "bench/ways_source.hpp"

namespace fxpar::bench {

namespace {

/// For somebody who never heard of it; empty for a way that has no such text.
std::string_view about_way(std::string_view way) {
  if (way == "loop")
    return "One record after the other, in a plain loop. All else is held against this.";
  if (way == "sliced")
    return "The records are cut into as many even slices as there are workers, and each worker "
           "gets one: what people write by hand.";
  if (way == "chain")
    return "The machinery of fxpar with one worker, which hands nothing over. It shows what the "
           "machinery costs by itself.";
  if (way == "parallel")
    return "Several workers, and each record is handed over alone: one trip for one record.";
  if (way == "chunked")
    return "Several workers, and many records (a chunk) are handed over at once: one trip for all "
           "of them.";
  if (way == "processes")
    return "A process of its own for each slice. They share nothing, so this is about what the "
           "machine can give.";
  return {};
}

std::string summary_of(const std::string& way) {
  if (way == "shared") return "<b>What all ways call</b>";
  const std::string_view text = about_way(way);
  return element("b", "", shown(way)) + (text.empty() ? "" : " &ndash; " + escaped(text));
}

std::string code_of(const WayCode& way) {
  return block("details", "",
               element("summary", "", summary_of(way.name)) +
                   element("pre", "tabindex=\"0\"", element("code", "", escaped(way.code))));
}

std::string without_blank_ends(std::string_view code) {
  const std::size_t first = code.find_first_not_of(" \t\r\n");
  if (first == code.npos) return "";
  const std::size_t line = code.rfind('\n', first);
  const std::size_t from = line == code.npos ? 0 : line + 1;
  return std::string(code.substr(from, code.find_last_not_of(" \t\r\n") + 1 - from)) + "\n";
}

}  // namespace

std::vector<WayCode> codes_of_ways(std::string_view source) {
  constexpr std::string_view marker = "// way: ";
  source = source.substr(0, source.find("// end of ways"));
  std::vector<WayCode> all;
  for (std::size_t at = source.find(marker); at != source.npos;) {
    const std::size_t name = at + marker.size();
    const std::size_t code = std::min(source.find('\n', name), source.size());
    at = source.find(marker, name);
    all.push_back({std::string(source.substr(name, code - name)),
                   without_blank_ends(source.substr(code, at - code))});
  }
  return all;
}

std::string ways_part() {
  std::string html = "<h2 id=\"ways\">The ways and their code</h2>\n";
  for (const WayCode& way : codes_of_ways(ways_source)) html += code_of(way);
  return html;
}

}  // namespace fxpar::bench
