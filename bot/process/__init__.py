"""The running process: wiring of the application, settings, logs, health, alarm."""
