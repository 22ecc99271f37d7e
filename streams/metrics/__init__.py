"""What an operator counts and measures; `streams.metrics.table` declares all of it."""
