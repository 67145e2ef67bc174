"""Records of a game: films, exported files, single steps, shared results. PURE."""
