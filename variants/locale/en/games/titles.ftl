### Titles of the amendments (those of the games stand in their files), and how they are put together.

title-with = { $title }, with: { $more }
title-always_shuffle = All cards are shuffled after every round
title-below_zero = Openings of zero and below
title-by_tens = A coin for every ten
title-calm_night = The blue zero calms the table
title-cap = No bid above a cap
title-plain = Without special cards
title-doubled = With a second x2
title-exact_call = The exact call
title-hard_exact_call = The exact call, the hard way
title-last_two = The end when two are left
title-late_exit = Out at the fourth or the fifth coin
title-life_transfer = The winner hands a coin back
title-one_life = A single coin puts a player out
title-points = Points instead of coins: the first to two
title-step_by_one = Every raise is by exactly one
title-tomahawk = A tomahawk for everybody
title-two_boxes = A large table
