"""What runs: the application put together, its settings, workers, logs and health."""
