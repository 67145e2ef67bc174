"""The measurements of `make bench`: each part runs."""
