"""`townlet serve`: it says where it is, and what is wrong when it can not be."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from tests.cli.terminal import Run
from townlet.cli.serve import named


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    database = tmp_path / "new" / "tables.db"
    command = [sys.executable, "-m", "townlet.cli", "serve", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said.startswith("Townlet is at http://localhost:")
        assert server.stdout.readline() == f"Ctrl+C stops it. Tables are kept in {database}\n"
        page = httpx2.get(said.split()[-1], timeout=20)
        assert "Townlet" in page.text
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
        assert server.stdout.read() == ""
    assert database.exists()


def test_a_port_that_is_taken_is_told(townlet_command: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = townlet_command("serve", "--port", port, "--database", tmp_path / "tables.db")
    assert ran.code == 1
    assert ran.err == f"127.0.0.1, port {port}, can not be listened on: {os.strerror(98)}.\n"


def test_a_file_that_is_no_database_is_left_alone(townlet_command: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear mayor, the well is dry again, and nobody has come to look at it for weeks.\n" * 40)
    before = letter.read_bytes()
    ran = townlet_command("serve", "--database", letter)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"Tables can not be kept in {letter}: ")
    assert "not a database" in ran.err
    assert letter.read_bytes() == before


def test_a_folder_that_can_not_be_made_is_told(townlet_command: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = townlet_command("serve", "--database", tmp_path / "file" / "tables.db")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"Tables can not be kept in {tmp_path / 'file' / 'tables.db'}: ")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite+aiosqlite:////var/lib/townlet.db", "/var/lib/townlet.db"),
        ("postgresql+asyncpg://ana:secret@db.example/townlet", "postgresql+asyncpg://ana:***@db.example/townlet"),
    ],
)
def test_a_password_is_not_shown(url: str, said: str) -> None:
    assert named(url) == said
