"""The long proof: many whole games by random players, while everything breaks that can break.

`make soak` runs 300 games; `tests/soak/test_soak.py` runs a handful of the same code with all other
tests. A seed chooses players, kills and games. The exact moment of a kill and the deals do not
follow from it: a running bot draws its own seeds.
"""
