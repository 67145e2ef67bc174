"""Time at a table, held to a model that counts it another way: any deeds, in any order.

`python -m tests.ledger 200000` does so many, and tells the shortest trail that it finds to a fault.
"""
