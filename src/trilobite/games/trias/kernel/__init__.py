"""The board of the table, which keeps up to date what follows from its tiles and herds.

`laws` compares it with the definitions in `rules` after every action.
"""
