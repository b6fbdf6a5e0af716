# The system fails the Nth time: a reported error and nothing left over, or a whole output.
need strace
not_sanitized
strace -o /dev/null true 2>/dev/null || skip 'no ptrace'
lines 2000 >in
fp in >expected
mkdir dir
# One worker: strace counts the calls of each thread, and the message is to come through.
check() {
  timeout 20 strace -f -o /dev/null -e "inject=$1" fxpar fingerprint --report none -w 1 -c 100 -o dir/out in 2>said
  case $? in
    0) cmp dir/out expected; rm dir/out ;;
    127) grep -q 'loading shared libraries' said || fail "$1: $(cat said)" ;;
    3) grep -q "^fxpar: .*$2" said || fail "$1: $(cat said)" ;;
    *) fail "$1: exit $?" ;;
  esac
  is "$1: $(ls -A dir)" "$1: "
}
for n in 1 2 3 10; do check write:error=ENOSPC:when=$n 'No space left'; done
check write:error=EINTR:when=1 .
check write:error=EINTR:when=2..5 .
check read:error=EINTR:when=1..20 .
for n in 1 2 3; do check rename,renameat,renameat2:error=EACCES:when=$n 'Permission denied'; done
for n in $(seq 12); do check read:error=EIO:when=$n .; check openat:error=EMFILE:when=$n .; done
for n in 1 2; do check fchmod:error=EPERM:when=$n .; done
