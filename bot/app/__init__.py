"""The Mini App: a table's map by touch, beside the chat (docs/adr/0107). Imported only where there
is an `APP_URL`.
"""
