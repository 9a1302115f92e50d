"""`python -m townlet.cli` is the `townlet` command."""

from townlet.cli import main

main()
