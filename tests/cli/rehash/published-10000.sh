# The published checksum at 10,000 credentials.
need python3
oracle credentials 10000 | fxpar rehash -s --report json 2>report
value checksum
value records
