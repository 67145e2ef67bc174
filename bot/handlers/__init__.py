"""Handlers of updates: what people do in chats becomes commands of tables."""
