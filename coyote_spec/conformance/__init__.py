"""For programmers of the game: test cases for their programs, and a judge of their logs."""
