"""Commands and buttons of one table: opening it, its lobby, its seats, and its questions
besides.
"""
