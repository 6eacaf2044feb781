### Of pages that can't be made: blocks in Markdown, the folder of a site, records of translations, paper.

## Blocks

wrong-handbook-no-block = there is no block coyote-{ $kind }.
wrong-handbook-lacks = the block coyote-{ $kind } lacks { $what }.
wrong-handbook-a-ruleset = a ruleset
wrong-handbook-an-example = the name of an example, or its lines
wrong-handbook-the-other = the ruleset to compare it with
wrong-handbook-no-use = the block coyote-{ $kind } has no use for `{ $word }`.
wrong-handbook-no-setting = the block coyote-{ $kind } has no setting `{ $setting }`.
wrong-handbook-twice = the setting `{ $setting }` is given twice.
wrong-handbook-quote = a quote has no end.
wrong-handbook-within = this block stands in a list, a quote or indented text.
hint-handbook-within = begin it at the margin; to show it as it is, put a longer fence around it.
wrong-handbook-no-end = this block has no end.
hint-handbook-no-end = close it with { $fence }.
wrong-handbook-players = `players` is a number or a range.
hint-handbook-players = write players=4 or players=2-6.
wrong-handbook-after = `after` is a number of events.
hint-handbook-after = write after={ $number }.
wrong-handbook-too-far = `after={ $after }` is more than the { $events } events there are.
hint-handbook-too-far = write after={ $events } for all of them.
wrong-handbook-not-both = no deck and number of players is for both.
hint-handbook-form-rules = write ```coyote-rules RULESET [RULE...]
hint-handbook-form-source = write ```coyote-source RULESET [RULE...]
hint-handbook-form-example = write ```coyote-example RULESET [EXAMPLE] [after=N], or its lines inside.
hint-handbook-form-table = write ```coyote-table RULESET [EXAMPLE] [after=N], or its lines inside.
hint-handbook-form-totals = write ```coyote-totals RULESET [players=2-6]
hint-handbook-form-growth = write ```coyote-growth RULESET [players=2-6]
hint-handbook-form-comparison = write ```coyote-comparison RULESET RULESET
wrong-handbook-no-rule = { $ruleset } has no rule `{ $rule }`.
wrong-handbook-no-example = { $ruleset } has no example `{ $example }`.

## The site and the sheet

hint-handbook-folder = name a folder that is empty or isn't there yet, or one that `document` has made.
wrong-handbook-not-ours = { $folder } isn't empty, and isn't a site of coyote-spec.
wrong-handbook-paper = there is no paper `{ $paper }`.
hint-handbook-papers = known here: { $papers }.
wrong-handbook-too-large = { $ruleset } is too large for the desk.
wrong-handbook-who-has-what = the count of { $ruleset } hangs on who has which card.
hint-handbook-who-has-what = the desk isn't told.
wrong-handbook-of-site = { $language }: { $said }

## Records of translations

hint-handbook-record = put back the version that was right, or move it away and run `translations --accept`.
wrong-handbook-no-json = from here on this isn't JSON.
wrong-handbook-record = { $file } can't be used: { $why }.
wrong-handbook-record-too-large = it is far too large
wrong-handbook-record-unreadable = it can't be read
wrong-handbook-record-number = a number in it is far too long
wrong-handbook-record-deep = it is nested too deeply
wrong-handbook-record-other = it isn't `{ $schema }`
wrong-handbook-record-parts = it has `schema` and `units`, and nothing else
wrong-handbook-record-entry = `{ $name }` isn't as an entry is
hint-handbook-writable = make the folder writable, or copy the rules first.
