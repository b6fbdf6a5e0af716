# Control characters of a name do not reach the terminal, and a message stays one line.
try fp $'no\nsuch\e[31m\r'
try fxpar $'\e[2J'
try fp $'--\a'
try fp --format $'\e'
