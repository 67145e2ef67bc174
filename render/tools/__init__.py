"""The artist's tools: lines, polygons, vector fragments, the light on them. They know no game."""
