"""Files to evidence: source cards and bibliographies, pure."""
