"""Trilobite: Trias, Triassic Terror and Tritarea, rules enforced, for people and programs."""
