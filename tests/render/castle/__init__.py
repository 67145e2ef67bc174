"""The pictures of the Castle."""
