# What fish offers.
need fish
fxpar --completions fish >fxpar.fish
export HOME=$PWD XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD
offer() { fish --no-config -c 'source fxpar.fish; complete -C $argv[1]' "$1" 2>/dev/null | cut -f1 | tr '\n' ' '; echo; }
offer 'fxpar fing'
offer 'fxpar fingerprint --lim'
offer 'fxpar fingerprint --format '
offer 'fxpar fingerprint --on-error sk'
