"""Commands and buttons of pages: rules, lessons, statistics, files, films, one's own tables."""
