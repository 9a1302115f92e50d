"""Tiny Towns: its cards as data, its rules as small modules."""
