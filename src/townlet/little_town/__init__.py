"""Little Town Builders: its tiles, goals and boards as data, its rules as small modules."""
