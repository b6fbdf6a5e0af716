# What every test may use; tests/cli/run reads this before the script.

skip() { echo "skipped: $*"; exit 77; }
need() { for tool; do command -v "$tool" >/dev/null || skip "no $tool"; done; }
# A sanitizer uses memory, threads and ptrace in ways of its own; that of threads delays signals.
not_built_with() { ! grep -qE "__($1)_init" "$(command -v fxpar)" || skip "built with a sanitizer"; }
not_sanitized() { not_built_with 'asan|tsan'; }
signals_are_prompt() { not_built_with tsan; }

fail() { echo "FAILED: $*"; exit 1; }
is() { [ "$1" = "$2" ] || fail "found '$1', expected '$2'"; }

fp() { fxpar fingerprint --report none "$@"; }  # results without a report
try() { "$@"; echo "exit $?"; }
value() { sed -nE "s/.*\"$1\":\"?([^\",}]*)\"?[,}].*/\1/p" "${2:-report}"; }  # from a JSON report
lines() { awk -v n="$1" 'BEGIN { for (i = 0; i < n; ++i) print "GET /api/" i % 7 " took " i * 37 % 1000 "ms" }'; }

xxh3() { xxhsum -H3 <"$1" 2>/dev/null | grep -oE '[0-9a-f]{16}'; }
oracle() { python3 "$CLI/oracle.py" "$@"; }
terminal() { python3 "$CLI/terminal.py" "$@"; }
need_terminal() {
  need python3
  python3 -c "import os; os.openpty()" 2>/dev/null || skip "no pseudo-terminals here"
}

# Waits for a command to succeed.
eventually() {
  local i
  for ((i = 0; i < 600; ++i)); do
    ! "$@" || return 0
    sleep 0.05
  done
  fail "never true: $*"
}

# killed SIGNAL WHEN COMMAND...: sends the signal once the shell command WHEN succeeds; says how
# the command ended.
killed() {
  perl -e '
    my ($signal, $when, @command) = @ARGV;
    my $pid = fork;
    if ($pid == 0) { $SIG{$signal} = "DEFAULT"; exec @command }
    select undef, undef, undef, 0.05 while system("sh", "-c", $when) != 0;
    kill $signal, $pid;
    waitpid $pid, 0;
    print $? & 127 ? "signal " . ($? & 127) : "exit " . ($? >> 8), "\n"' "$@"
}
