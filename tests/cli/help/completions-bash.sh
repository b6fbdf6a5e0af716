# What bash offers.
source <(fxpar --completions bash)
compopt() { :; }  # bash has it only while it completes
echo x >file
offer() {
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  $(complete -p fxpar | sed -E 's/.*-F ([^ ]+).*/\1/') fxpar "${!#}" ''
  echo "${COMPREPLY[*]}"
}
offer fxpar fing
offer fxpar p
offer fxpar fingerprint --lim
offer fxpar fingerprint --max
offer fxpar primes --max
offer fxpar fingerprint --format ''
offer fxpar fingerprint --on-error sk
offer fxpar fingerprint fi
offer fxpar fingerprint --output fi
