#!/bin/sh
# Succeeds if the test program given fails by a failed check (status 1), not by a crash.
"$@" >/dev/null 2>&1
status=$?
[ $status -eq 1 ] || { echo "$1: status $status, expected 1: it does not see the planted bug"; exit 1; }
