"""What all games share: the contract of Game and State, chance, options and records."""
