"""What lies on the table of Saboteur, drawn: tunnels from their topology, actions, roles, gold."""
