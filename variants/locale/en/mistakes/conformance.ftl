### Of the log of another program: what can't be read in it.

wrong-conformance-the-log = the log
wrong-conformance-match = match { $number }
wrong-conformance-no-match = it holds no match.
wrong-conformance-outcome = `outcome` is { $outcomes } or { $last }.
wrong-conformance-truth = `{ $key }` is true or false.
wrong-conformance-bid-lacks = `bid` lacks the key `{ $key }`.
wrong-conformance-paid-by = what seat { $seat } paid
wrong-conformance-number-in = a number in `coins`
wrong-conformance-seat-in = a seat in `eliminated`
wrong-conformance-name-in = a name in `{ $key }`
