"""How long a bot may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

# More than any search spends.
ENDLESS: Final = 2**62


class Budget:
    """The time and the number of nodes that a decision may take; it begins to run when it is made.

    With nodes alone no clock is read: the same seed and the same number of nodes give the same decision.
    """

    def __init__(
        self, seconds: float | None = None, nodes: int | None = None, cancelled: Callable[[], bool] | None = None
    ) -> None:
        if seconds is None and nodes is None:
            raise ValueError("A budget is seconds, nodes or both.")
        self.timed: Final = seconds is not None
        self.until: Final = 0.0 if seconds is None else time.perf_counter() + seconds
        # What is left of the nodes.
        self.left: i64 = ENDLESS if nodes is None else nodes
        self.cancelled: Final = cancelled

    def spend(self, n: i64 = 1) -> None:
        """So many nodes were looked at."""
        self.left -= n

    def over(self) -> bool:
        """It is time to decide: nothing is left, or nobody wants to know any more."""
        if self.left <= 0:
            return True
        if self.cancelled is not None and self.cancelled():
            return True
        return self.timed and time.perf_counter() >= self.until
