# --html: one file that needs nothing else, with every way and the checksum.
need python3
fxpar bench fingerprint sharpen --sizes 100 --iterations 1 --warmup 0 -q --html page >/dev/null
python3 - <<'P'
import html.parser, re
text = open("page", encoding="utf-8").read()
assert text.lower().startswith("<!doctype html>"), text[:100]
for word in ("http", "<script", "src=", "@import", "<link", "<iframe"):
    assert word not in text.lower(), word
assert not re.search(r"url\((?!['\"]?(data:|#))", text)
for word in ("loop", "sliced", "chain", "parallel", "chunked", "757826477312232",
             "4980528741132890"):
    assert word in text, word

class Balanced(html.parser.HTMLParser):
    void = "meta br hr img input link col".split()
    open = []
    def handle_starttag(self, tag, attrs):
        if tag not in self.void:
            self.open.append(tag)
    def handle_startendtag(self, tag, attrs):
        pass
    def handle_endtag(self, tag):
        assert self.open.pop() == tag, (tag, self.getpos())
    def handle_data(self, data):
        assert data.strip().lower() not in ("nan", "inf", "-nan", "-inf"), self.getpos()

page = Balanced()
page.feed(text)
assert page.open == [], page.open
P
