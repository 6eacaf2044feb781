### What the games call their things. `.not` denies; `.who` follows "the player", `.whose` follows
### "each player"; `.all` is the sum over all players; `.set` says that a thing gets a value.

## Of every game

name-players = the number of players
name-bid = the last bid
    .set = the last bid is now { $value }
name-bidder = the last bidder
name-opened = there is a bid
    .not = there is no bid yet
name-starter = the starter of the round
    .set = { $value } starts the next round
name-total = the total
    .set = the total is { $value }
name-counted = the { -card(many: "yes") } were counted
    .not = the { -card(many: "yes") } were not counted
name-players_left = the number of players still in
name-direction = the direction of play
name-in_play = { $seat } is still in
    .not = { $seat } is out
    .who = { $many ->
        [yes] who are still in
       *[no] who is still in
    }
    .who-not = { $many ->
        [yes] who are out
       *[no] who is out
    }
name-coins = the number of { -coin(many: "yes") } of { $seat }
    .whose = whose number of { -coin(many: "yes") }
    .all = the number of { -coin(many: "yes") } that all players have together
name-actor = the player who acts
name-caller = the caller
name-it = that player
name-target = the player chosen
name-number = the number named
name-card = the { -card(many: "no") } named
name-due = the number of { -coin(many: "yes") } due
name-highest_total = the highest total that there can be
name-turned_over = this { -card(many: "no") } was itself turned over during the count
    .not = this { -card(many: "no") } was dealt to a player

## Options

name-threshold = the { -coin(many: "no") } limit
name-boxes = the number of boxes
    .each = box
name-highest_bid = the highest bid allowed
name-copies_extra_feather = the number of picture coins “extra { -card(many: "no") }”
name-copies_reverse = the number of picture coins “reverse”
name-copies_skip = the number of picture coins “skip”
name-copies_swap = the number of picture coins “swap”
name-copies_guess = the number of picture coins “guess”

## Meanings

name-supply = the number of { -coin(many: "yes") } in the box
name-supply_left = the number of { -coin(many: "yes") } left to take from
name-loser = the loser of the round
name-winner = the winner of the round
name-gap = the distance between the last bid and the total
name-this_one = one of the two
name-other_one = the other one
name-may_call_self = the player who acts may call this bid
    .not = the player who acts may not call this bid
name-may_call_safe = the last bidder is not safe from the call
    .not = the last bidder is safe from the call
name-coins_in_use = the picture coins are in use
    .not = the picture coins are not in use
name-to_be_drawn = there is a { -card(many: "no") } to draw
    .not = there is no { -card(many: "no") } to draw
name-card_to_give = there is a { -card(many: "no") } to give
    .not = there is no { -card(many: "no") } to give
name-may_pass = the turn may pass on without a bid
    .not = the turn may not pass on without a bid
name-may_approve = approving is possible
    .not = approving is not possible

## What is kept in mind

name-extra_feathers_left = the number of unused picture coins “extra { -card(many: "no") }”
name-reverses_left = the number of unused picture coins “reverse”
name-skips_left = the number of unused picture coins “skip”
name-swaps_left = the number of unused picture coins “swap”
name-guesses_left = the number of unused picture coins “guess”
name-sits_out = { $seat } sits out
    .not = { $seat } does not sit out
    .who = { $many ->
        [yes] who sit out
       *[no] who sits out
    }
    .who-not = { $many ->
        [yes] who do not sit out
       *[no] who does not sit out
    }
name-token = { $seat } still has the action { -coin(many: "no") }
    .not = { $seat } no longer has the action { -coin(many: "no") }
    .who = { $many ->
        [yes] who still have the action { -coin(many: "no") }
       *[no] who still has the action { -coin(many: "no") }
    }
    .who-not = { $many ->
        [yes] who no longer have the action { -coin(many: "no") }
       *[no] who no longer has the action { -coin(many: "no") }
    }
name-approved = somebody has approved in this round
    .not = nobody has approved in this round
name-just_approved = the last bid has just been approved
    .not = the last bid has not just been approved
name-extra_given = an extra { -card(many: "no") } was given in this round
    .not = no extra { -card(many: "no") } was given in this round
name-stake = the stake
name-beaten = the number that the last bid had to beat
    .set = the number that the last bid had to beat is now { $value }
name-points = the number of points of { $seat }
    .whose = whose number of points
    .all = the number of points that all players have together
name-tomahawk_left = { $seat } still has the tomahawk
    .not = { $seat } no longer has the tomahawk
    .who = { $many ->
        [yes] who still have the tomahawk
       *[no] who still has the tomahawk
    }
    .who-not = { $many ->
        [yes] who no longer have the tomahawk
       *[no] who no longer has the tomahawk
    }

## Places: where something lies; `.of` at a player's place

place-table = on the table
place-pile = in the pile
place-discards = among the discards
place-played = among all that was played
place-forehead = on the foreheads
    .of = on the forehead of { $seat }
place-turned = among those turned over
place-added = among those only added at the end
place-front = in front of the players
    .of = in front of { $seat }
place-front_added = in front of the players, only added at the end
    .of = in front of { $seat }, only added at the end
place-behind = behind the { -card(many: "yes") } on the foreheads
    .of = behind the { -card(many: "no") } on the forehead of { $seat }
place-shown = face up in front of the players
    .of = face up in front of { $seat }

## Colours

colour-green = green
colour-red = red
colour-blue = blue
colour-plain = plain

## Special cards

card--question = ?
card-max0 = Max 0
card-max-minus = Max −
card-x2 = ×2
card-night = Night

## Moves

move-challenge = the call
    .does = seat { $seat } calls
move-exact = the exact call
    .does = seat { $seat } calls it exact
move-extra_feather = extra { -card(many: "no") }
move-reverse = reverse
move-skip = skip
move-swap = swap
move-guess = guess
move-approve = approve
move-double = double
move-turn_round = turn round
move-extra_card = extra { -card(many: "no") } for another player
move-restart = new number
move-name_next = name the next player
move-agree = agree
move-turn_about = turn about
move-give_a_card = give a { -card(many: "no") }
