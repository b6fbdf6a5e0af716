# Scripts that their shells accept.
for shell in bash zsh fish; do
  fxpar --completions $shell >script
  is "$?" 0
  [ -s script ] || fail "$shell: nothing"
  for word in fingerprint primes workers max-record; do grep -q -- "$word" script || echo "$shell: no $word"; done
  ! command -v $shell >/dev/null || $shell -n script
done
