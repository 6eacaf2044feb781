"""The command, from its arguments to what it prints and its exit code."""
