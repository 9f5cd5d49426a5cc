"""The evaluation of a position: terms, weights and how they are measured.

Points are scored only at the end of each period, so nearly everything is a forecast of who will
stand where at that time. The more play turns are left until then, the less a lead in size means.
"""
