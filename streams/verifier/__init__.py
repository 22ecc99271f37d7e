"""Checks the claims of finished reports: each event is one pure step, and the report is only handed on."""
