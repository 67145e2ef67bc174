"""Pictures of Glastonbury."""
