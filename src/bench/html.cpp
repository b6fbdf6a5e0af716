#include "bench/html.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace fxpar::bench {

namespace {

/// A line does not break between a number and its sign.
std::string with_units_kept(std::string html) {
  for (std::size_t at = 0; (at = html.find(" %", at)) != html.npos;) html.replace(at, 1, "&nbsp;");
  return html;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += c;
    }
  }
  return html;
}

std::string shown(std::string_view text) { return escaped(printable(text)); }

std::string element(std::string_view name, std::string_view attributes, std::string_view content) {
  return fmt::format("<{}{}{}>{}</{}>", name, attributes.empty() ? "" : " ", attributes, content,
                     name);
}

std::string block(std::string_view name, std::string_view attributes, std::string_view content) {
  return element(name, attributes, content) + "\n";
}

std::string reading_list(const std::vector<std::string>& sentences) {
  std::string items;
  for (const std::string& sentence : sentences)
    items += element("li", "", with_units_kept(escaped(sentence)));
  return items.empty() ? "" : block("ul", "class=\"reading\"", items);
}

std::string name_cell(std::string_view name) {
  return element("th", "scope=\"row\" class=\"text\"", shown(name));
}

std::string text_cell(std::string_view text) {
  return element("td", "class=\"text\"", shown(text));
}

std::string number_cell(std::string_view number) { return element("td", "", number); }

std::string table_head(const std::vector<std::string>& texts,
                       const std::vector<std::string>& numbers) {
  std::string cells;
  for (const std::string& name : texts)
    cells += element("th", "scope=\"col\" class=\"text\"", name);
  for (const std::string& name : numbers) cells += element("th", "scope=\"col\"", name);
  return element("tr", "", cells);
}

std::string table(std::string_view caption, std::string_view attributes, std::string_view head,
                  std::string_view rows) {
  if (rows.empty()) return "";
  const std::string label = shown(caption);
  return fmt::format(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{}\"><table{}{}>"
      "<caption>{}</caption><thead>{}</thead>\n<tbody>\n{}</tbody>\n</table>\n</div>\n",
      label, attributes.empty() ? "" : " ", attributes, label, head, rows);
}

}  // namespace fxpar::bench
