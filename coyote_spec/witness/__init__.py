"""Situations around a witness: its twin, others that show the same, and what happens in them step
by step. All found by explicit search and played by the interpreter."""
