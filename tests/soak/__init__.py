"""The long proof: many whole games by random players, while everything breaks that can break.

`make soak` runs 300 games; `tests/soak/test_soak.py` runs a handful of the same code with all other
tests. Players, kills and what a game is are chosen by a seed; when exactly a kill hits is not, nor
what is dealt: production seeds are nobody's to choose.
"""
