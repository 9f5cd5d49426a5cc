"""Trilobite: Trias, Triassic Terror and Tritarea with full rules, for people and programs."""
