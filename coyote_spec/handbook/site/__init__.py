"""The site as MkDocs builds it; nobody else knows MkDocs, besides the plugin."""
