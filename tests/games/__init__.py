"""What is true of one game alone."""
