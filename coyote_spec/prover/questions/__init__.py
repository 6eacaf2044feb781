"""One module for each kind of question that a claim can ask, and `asked`, what all are given."""
