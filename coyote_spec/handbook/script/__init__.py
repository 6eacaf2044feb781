"""The semantics staged into JavaScript, for pages that need no server."""
