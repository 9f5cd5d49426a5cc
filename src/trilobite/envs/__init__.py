"""The games as environments of other libraries: PettingZoo, OpenSpiel, Gymnasium. No rules.

Each library is an extra (`trilobite[pettingzoo]` and so on), and only its own adapter imports it.
"""
