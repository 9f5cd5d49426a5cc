"""Adapters that offer the games to other libraries: PettingZoo, OpenSpiel and Gymnasium.

Each library is an extra (`trilobite[pettingzoo]` and so on), and only its own adapter imports it.
"""
