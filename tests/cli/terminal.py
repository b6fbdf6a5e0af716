#!/usr/bin/env python3
"""terminal.py STREAMS COMMAND...: runs the command with these of stdin, stdout and stderr (comma
between) on a terminal, prints what appears there with CR as <CR> and ESC as <ESC>. If stdin is one
of them, `typed`, Enter and Ctrl-D are typed."""
import os
import subprocess
import sys

master, slave = os.openpty()
streams = {name: slave for name in sys.argv[1].split(",")}
child = subprocess.Popen(sys.argv[2:], **streams)
os.close(slave)
if "stdin" in streams:
    os.write(master, b"typed\n\x04")
shown = b""
while True:
    try:
        some = os.read(master, 65536)
    except OSError:  # EIO: the command has ended
        break
    if not some:
        break
    shown += some
shown = shown.replace(b"\r\n", b"\n").replace(b"\r", b"<CR>").replace(b"\x1b", b"<ESC>")
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(child.wait())
