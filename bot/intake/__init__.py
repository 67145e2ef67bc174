"""What comes in: updates are kept safe, shared out among the workers and dealt with in order."""
