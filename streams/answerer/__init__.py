"""Answering: questions over an evidence packet, as a job beside binding and verifying."""
