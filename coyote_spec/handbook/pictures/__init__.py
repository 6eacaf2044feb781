"""Pictures of tables and of totals, as SVG with the same in words beside it."""
