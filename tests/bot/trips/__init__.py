"""What a press costs the store: counted, so that it does not creep up again."""
