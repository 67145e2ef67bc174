"""Commands and buttons of one table: opening it, its lobby, its seats, what is asked besides."""
