"""What the bots know of Little Town Builders: greedy's judgement of a team, and the search behind the levels."""
