"""The tests; a package, so that they share helpers and `python -m tests.benchmarks` works."""
