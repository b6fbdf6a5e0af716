# More workers than anybody has are fine, or cut to a number that is said.
lines 1000 >in
fp in >expected
fp -w 200 in | cmp - expected
fp -w 1000000 in | cmp - expected
