"""Bots: players that see what their seat may see, and nothing else."""
