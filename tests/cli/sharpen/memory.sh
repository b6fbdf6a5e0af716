# Peak memory does not depend on the input: raw tiles, a high PGM and a high PNG.
not_sanitized
need python3
check() { [ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "$1: $(value peak_rss_bytes) bytes"; }
head -c 70000640 /dev/zero >in
fxpar sharpen -w 2 -s --report json in 2>report
check raw
(printf 'P5\n63 1100000\n255\n'; cat in) | fxpar sharpen -w 2 -s --edge drop --report json --limit 34375 2>report
check PGM
python3 -c '
import struct, sys, zlib
def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
sys.stdout.buffer.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 63, 1100000, 8, 0, 0, 0, 0))
                        + chunk(b"IDAT", zlib.compress(bytes(64) * 1100000, 1)) + chunk(b"IEND", b""))' >png
fxpar sharpen -w 2 -s --edge drop --report json png 2>report
check PNG
is "$(value records)" 34375
