"""The running process: wiring of the application, settings, workers, logs, health, alarm."""
