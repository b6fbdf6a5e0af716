# A byte that does not belong to a character becomes one U+FFFD, control bytes are escaped.
printf 'a\377b\nc\303\n\1\t\33\177\0\n' | fp --format jsonl --fields text
