"""The daily list: once a day, silently, of the tables that wait for somebody."""
