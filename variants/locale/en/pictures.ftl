# Words in the pictures, and of the tables that say the same.
picture-as-text = The picture in words
picture-table = { $players ->
    [0] { -card(many: "yes") } on the table
   *[other] A table of { $players }
 }
picture-seat = Seat { $seat }
picture-out = out
picture-coins = { $coins ->
    [one] { $coins } { -coin(many: "no") }
   *[other] { $coins } { -coin(many: "yes") }
 }
picture-bid-short = bid { $number }
picture-bid-number = Bid: { $number }
picture-bid = Bid: { $number }, by seat { $seat }
picture-acts = Seat { $seat } is to act.
picture-to-act = to act
picture-to-the-right = play goes to the right
picture-pile = Pile
picture-discards = Discards
picture-laid = In the middle
picture-none = no { -card(many: "no") }
picture-total = Total: { $number }
picture-head-where = Where
picture-head-cards = { -card(many: "yes") }
picture-head-coins = { -coin(many: "yes") }
picture-head-bid = Bid
picture-head-total = Total
picture-head-players = Players
picture-head-lowest = Lowest total
picture-head-likeliest = Most likely
picture-head-average = Average
picture-head-highest = Highest total
picture-head-spread = Between them
picture-totals = How likely each total is
picture-growth = The range of totals, by number of players
picture-axis-total = Total of the cards
picture-axis-players = Players
picture-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
picture-percent = { $number }%
picture-number = { $whole }.{ $tenth }
picture-totals-told = With { $players } players the total is from { $low } to { $high }, most often { $likeliest }.
picture-growth-told = With { $players } players: from { $low } to { $high }.
