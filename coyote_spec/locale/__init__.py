"""Messages in the reader's language: the door to Project Fluent, and sentences that know theirs."""
