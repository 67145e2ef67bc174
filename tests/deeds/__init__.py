"""What people do about each other at a table, in any order: buttons that stand, commands, comings
and goings, by the real handlers over a real store. After each deed what must always hold is held.

`python -m tests.deeds 200000` does so many, and tells the shortest trail that it finds to a fault.
"""
