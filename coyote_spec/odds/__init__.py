"""Exact counting over all hands: the one semantics, run on arrays."""
