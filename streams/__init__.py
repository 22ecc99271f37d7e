"""The shell: agents, provider, broker, metrics and command line."""
