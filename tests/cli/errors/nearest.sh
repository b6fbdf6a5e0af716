# A usage error points to the nearest right spelling: of a command, an option, a value.
try fxpar fingerprnt
try fxpar prims 5
try fxpar FINGERPRINT
try fxpar --verison
try fxpar --hlep
try fxpar fingerprint --chnk 5
try fxpar fingerprint --worker=5
try fxpar fingerprint --out x
try fxpar fingerprint --max-recrod 5
try fxpar fingerprint --sumary-only
try fxpar fingerprint --on-error skp
try fxpar fingerprint --kernel refrence
try fxpar fingerprint --chunk atuo
try fxpar --completions zhs
try fxpar fingerprint --Header
