"""Chats that the bot cannot write to, or only in part (no rights, no pictures)."""
