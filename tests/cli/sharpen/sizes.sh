# Sizes are checked before anything is allocated.
not_sanitized
need python3
check() {
  (ulimit -v 400000; timeout 20 fxpar sharpen -w 1 --report none in >out 2>said)
  is "$1: $? $(wc -c <out) $(wc -l <said) $(grep -c '^fxpar: in: .*expected ' said)" "$1: 1 0 1 1"
}
for size in '999999999 999999999' '2147483647 2147483647' '4294967296 4294967296' '4294967297 1' \
  '18446744073709551617 1' '1 18446744073709551615' '18446744073709551648 32' '33554433 549755813888' \
  "1$(printf '%0500d' 0) 1"; do
  printf "P5\n$size\n255\n" >in
  check "PGM $size"
  printf "P5\n$size\n65535\n" >in
  check "PGM of 16 bits $size"
done
for colour in 0 6; do
  for interlaced in 0 1; do
    for size in 'b"\x7f\xff\xff\xff" * 2' 'b"\xff" * 8' 'bytes(8)' 'b"\0\0\0\1\x7f\xff\xff\xff"' 'b"\x7f\xff\xff\xff\0\0\0\1"'; do
      echo "$size + bytes([8, $colour, 0, 0, $interlaced])"
    done
  done
done >heads
python3 -c '
import struct, zlib
for i, line in enumerate(open("heads")):
    chunk = b"IHDR" + eval(line)
    with open(f"in{i}", "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n\0\0\0\r" + chunk + struct.pack(">I", zlib.crc32(chunk)))'
for i in $(seq 0 19); do mv in$i in; check "PNG $i"; done
