"""The table service: loads a table, has a command applied to it (`table.referee`), saves it and has
it shown.
"""
