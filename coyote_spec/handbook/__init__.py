"""Rules as pages, pictures and a site, in the language of the reader."""
