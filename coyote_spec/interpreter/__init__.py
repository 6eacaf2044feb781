"""The rules on plain numbers: settings, dealing, playing, replaying."""
