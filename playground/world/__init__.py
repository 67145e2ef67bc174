"""What exists in the playground: values, the changes that may happen to them, and their rules.

Nothing here knows HTTP. A rule reads the world, refuses with `Refused`, or records changes.
"""
