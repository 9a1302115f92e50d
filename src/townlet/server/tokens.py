"""Names of tables that can be said aloud, and tokens that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

# Without letters and digits that look alike.
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH: Final = 8
TOKEN_BYTES: Final = 24


def new_name() -> str:
    """A table's name: short, and too many of them to find one by trying."""
    return "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))


def new_token() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fingerprint(token: str) -> str:
    """What is kept of a token: who reads the database can sit on nobody's seat."""
    return hashlib.sha256(token.encode()).hexdigest()
