"""Rechecks a certificate with another solver. Imports nothing of what makes certificates."""
