"""Many games: bots measured against each other."""
