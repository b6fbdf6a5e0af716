# FXPAR_WORKERS counts where the flag is absent, and the flag wins over it.
echo a >in
FXPAR_WORKERS=3 fxpar fingerprint -s --report json in 2>report; value workers
FXPAR_WORKERS=3 fxpar fingerprint -s -w 2 --report json in 2>report; value workers
FXPAR_WORKERS=3 fxpar primes --report json 9 2>report >/dev/null; value workers
FXPAR_WORKERS=nonsense fxpar fingerprint -s -w 2 --report json in 2>report; value workers
fxpar fingerprint -s --report json in 2>report; auto=$(value workers)
FXPAR_WORKERS=auto fxpar fingerprint -s --report json in 2>report; is "$(value workers)" "$auto"
FXPAR_WORKERS= fxpar fingerprint -s --report json in 2>report; is "$(value workers)" "$auto"
FXPAR_WORKERS=3 fxpar fingerprint -s -w auto --report json in 2>report; is "$(value workers)" "$auto"
