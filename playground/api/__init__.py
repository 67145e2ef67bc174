"""The Bot API over HTTP: reading requests, checking them against the published types, answering.

The types are aiogram's models of Bot API 10.3; the bot speaks through another library, so two
independent descriptions of the API meet here.
"""
