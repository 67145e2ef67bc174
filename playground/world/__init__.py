"""The world of the playground: its values, the changes that may happen to them, and their rules.

No module here knows HTTP. A rule reads the world, refuses with `Refused`, or records changes.
"""
