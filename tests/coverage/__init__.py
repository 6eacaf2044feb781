"""What became of every clause of the four rulebooks."""
