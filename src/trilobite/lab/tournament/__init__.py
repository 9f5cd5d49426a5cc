"""Tournaments of bots: who meets whom, on which deals and seats, and the results."""
