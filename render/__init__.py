"""Pictures: what a viewer may know, drawn. Never the state, never the rules."""
