"""Text to tree and back; the only door to Lark."""
