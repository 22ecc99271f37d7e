"""The one writer of the tables: each event is one pure step."""
