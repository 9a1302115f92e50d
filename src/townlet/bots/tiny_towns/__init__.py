"""What the bots know of Tiny Towns: greedy's judgement of a town, and the planner behind the levels."""
