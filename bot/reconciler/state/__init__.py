"""Stored facts about the messages that stand in chats, and how far they are up to date."""
