"""Making tables, sitting down, leaving, standing in, once more: the HTTP part of docs/protocol.md."""

from __future__ import annotations

import json

import httpx2
import pytest

import townlet
from tests.server.serving import Server, Sitter
from townlet.core.chance import PLAYER_STREAM, Chance
from townlet.core.record import Record, read_record


def test_the_games_and_their_books(server: Server) -> None:
    games = server.get("/api/games")
    assert [(card["game"], card["players"]) for card in games["games"]] == [
        ("tiny-towns", [1, 6]),
        ("little-town", [2, 4]),
    ]
    assert games["bots"][:2] == ["random", "greedy"]
    assert server.get("/api/games/tiny-towns")["names"]["well"] == "Well"
    assert server.get("/api/games/tiny-towns", language="es")["names"]["well"] != "Well"


def test_a_table_begins_once_no_seat_is_open(server: Server) -> None:
    table, tokens = server.table(["person", "open"], game="little-town", options={"players": 2})
    assert set(tokens) == {0}
    assert server.get(f"/api/tables/{table}")["phase"] == "waiting"
    seated = server.post(f"/api/tables/{table}/seats/1", {"name": "  Ben "})
    assert seated.status_code == 201
    card = server.get(f"/api/tables/{table}")
    assert card["phase"] == "playing"
    assert [seat["name"] for seat in card["seats"]] == ["Ana", "Ben"]
    assert [seat["host"] for seat in card["seats"]] == [True, False]
    assert seated.json()["token"] != tokens[0]


def test_a_seat_is_taken_once(server: Server) -> None:
    table, _ = server.table(["person", "open"], game="tiny-towns")
    assert server.post(f"/api/tables/{table}/seats/0", {"name": "Eve"}).status_code == 409
    assert server.post(f"/api/tables/{table}/seats/1", {"name": "Ben"}).status_code == 201
    again = server.post(f"/api/tables/{table}/seats/1", {"name": "Eve"})
    assert again.status_code == 409
    assert again.json()["error"] == {"code": "seat-taken", "sentence": "Somebody sits there already."}


def test_bots_take_the_open_seats_when_the_host_starts(server: Server) -> None:
    table, tokens = server.table(["person", "open", "open"], game="tiny-towns", options={"players": 3})
    assert server.post(f"/api/tables/{table}/start", {"bot": "greedy"}).status_code == 401
    started = server.post(f"/api/tables/{table}/start", {"bot": "greedy"}, tokens[0])
    assert started.json()["phase"] == "playing"
    assert [seat["bot"] for seat in started.json()["seats"]] == [None, "greedy", "greedy"]
    assert server.post(f"/api/tables/{table}/start", {"bot": "greedy"}, tokens[0]).status_code == 409


def test_the_lobby_shows_listed_tables_alone(server: Server) -> None:
    listed, _ = server.table(["person", "open"], listed=True, game="tiny-towns")
    hidden, _ = server.table(["person", "open"], game="tiny-towns")
    names = [card["table"] for card in server.get("/api/tables")["tables"]]
    assert listed in names
    assert hidden not in names


def test_a_finished_table_leaves_the_lobby(server: Server) -> None:
    table, _ = server.table(["random", "random"], listed=True, game="little-town")
    with Sitter(server, table) as watcher:
        while not watcher.situation["view"]["over"]:
            watcher.hear()
    assert table not in [card["table"] for card in server.get("/api/tables")["tables"]]


def test_a_seat_is_given_up_and_taken_by_somebody_else(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns")
    foreign = server.post(f"/api/tables/{table}/seats/0/leave", token=tokens[1])
    assert foreign.status_code == 403
    assert server.post(f"/api/tables/{table}/seats/1/leave", token=tokens[1]).json()["seats"][1]["kind"] == "open"
    assert server.post(f"/api/tables/{table}/seats/1/leave", token=tokens[1]).status_code == 401
    token = server.post(f"/api/tables/{table}/seats/1", {"name": "Cleo"}).json()["token"]
    with Sitter(server, table, token) as cleo:
        assert cleo.situation["seat"] == 1
        assert cleo.situation["view"]["seat"] == 1


def test_who_leaves_the_seat_watches(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns")
    with Sitter(server, table, tokens[1]) as ben:
        server.post(f"/api/tables/{table}/seats/1/leave", token=tokens[1])
        ben.catch_up(ben.situation["version"] + 1)
        assert ben.situation["seat"] is None
        assert ben.situation["view"]["seat"] is None
        assert ben.play("done")["code"] == "not-yours"


def test_a_bot_stands_in_for_who_is_away_until_they_are_back(server: Server) -> None:
    options = {"players": 2, "cards": "first-game", "start": 1}
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=options)
    path = f"/api/tables/{table}/seats/1/stand-in"
    with Sitter(server, table, tokens[0]) as ana:
        with Sitter(server, table, tokens[1]):
            refused = server.post(path, {"bot": "greedy"}, tokens[0])
            assert refused.json()["error"]["code"] == "is-there"
        before = ana.situation["version"]
        while server.get(f"/api/tables/{table}")["seats"][1]["present"]:
            pass
        assert server.post(path, {"bot": "greedy"}, tokens[0]).json()["seats"][1]["bot"] == "greedy"
        # The bot names a resource and places its cube.
        ana.catch_up(before + 3)
        assert [entry["kind"] for entry in ana.log[before:]][:3] == ["stand-in", "play", "play"]
        with Sitter(server, table, tokens[1]) as ben:
            assert server.post(path, {"bot": None}, tokens[1]).json()["seats"][1]["bot"] is None
            ben.catch_up(before + 4)
            assert ben.log[-1]["kind"] == "return"


def test_nobody_stands_in_for_a_bot_or_before_the_game(server: Server) -> None:
    table, tokens = server.table(["person", "open", "random"], game="tiny-towns", options={"players": 3})
    codes = [
        server.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"bot": bot}, tokens[0]).json()["error"]["code"]
        for seat, bot in [(2, "random"), (1, "random"), (9, "random"), (1, "deep-blue")]
    ]
    assert codes == ["is-a-bot", "not-started", "no-seat", "no-bot"]


def test_a_rematch_is_for_the_same_people_with_the_same_tokens(server: Server) -> None:
    table, tokens = server.table(["person", "random"], game="little-town", options={"players": 2, "board": 2})
    assert server.post(f"/api/tables/{table}/rematch", token=tokens[0]).status_code == 409
    play_to_the_end(server, table, tokens[0])
    following = server.post(f"/api/tables/{table}/rematch", token=tokens[0]).json()["table"]
    assert server.post(f"/api/tables/{table}/rematch", token=tokens[0]).json()["table"] == following
    assert server.get(f"/api/tables/{table}")["next"] == following
    card = server.get(f"/api/tables/{following}")
    assert card["options"] == server.get(f"/api/tables/{table}")["options"]
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot"]
    with Sitter(server, following, tokens[0]) as ana:
        assert ana.situation["seat"] == 0


def play_to_the_end(server: Server, table: str, token: str) -> None:
    """Decide at random until the game is over."""
    dice = Chance(1, PLAYER_STREAM)
    with Sitter(server, table, token) as player:
        while not player.situation["view"]["over"]:
            legal = player.situation["legal"]
            if legal:
                player.play(legal[dice.below(len(legal))])
            else:
                player.hear()


def random_record(name: str, seed: int, **options: object) -> Record:
    """A finished game of random decisions."""
    game = townlet.load(name, **options)
    record = Record(game, seed)
    dice = Chance(seed, PLAYER_STREAM)
    while not record.state.over():
        player = record.state.to_act()[0]
        legal = record.state.legal(player)
        record.play(player, legal[dice.below(len(legal))])
    return record


@pytest.mark.parametrize("name", ["tiny-towns", "little-town"])
def test_a_finished_record_can_be_opened_replayed_and_downloaded(server: Server, name: str) -> None:
    record = random_record(name, 3)
    table, tokens = server.table([], record=record.document())
    assert tokens == {}
    assert server.get(f"/api/tables/{table}")["phase"] == "over"
    replay = server.get(f"/api/tables/{table}/replay")
    assert [f"{one['seat']} {one['notation']}" for one in replay["decisions"]] == record.document()["decisions"]
    assert replay["seed"] == 3
    for number, state in enumerate(record.states()):
        step = server.get(f"/api/tables/{table}/replay/{number}", seat=1)
        assert step["view"] == json.loads(json.dumps(state.view(1)))
    downloaded = httpx2.get(f"{server.address}/api/tables/{table}/record")
    assert downloaded.headers["content-disposition"].endswith('.json"')
    assert read_record(downloaded.text, townlet.load).state.hash() == record.state.hash()


def test_a_saved_game_goes_on_at_a_table(server: Server) -> None:
    record = random_record("tiny-towns", 4)
    document = record.document()
    document["decisions"] = document["decisions"][:30]
    document["scores"] = None
    table, tokens = server.table(["person", "person"], record=document)
    with Sitter(server, table, tokens[0]) as ana:
        half = read_record(json.dumps(document), townlet.load)
        assert ana.situation["view"] == json.loads(json.dumps(half.state.view(0)))
        assert sum(entry["kind"] == "play" for entry in ana.log) == 30


def test_a_damaged_record_is_refused_with_the_place(server: Server) -> None:
    document = random_record("tiny-towns", 4).document()
    document["decisions"][7] = "0 place z9"
    refused = server.post("/api/tables", {"record": document})
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "record"
    assert "8" in refused.json()["error"]["sentence"]


def test_nothing_of_a_running_game_is_replayed_or_handed_out(server: Server) -> None:
    table, _ = server.table(["person", "person"], game="tiny-towns")
    for path in ("record", "replay", "replay/0"):
        refused = httpx2.get(f"{server.address}/api/tables/{table}/{path}")
        assert refused.status_code == 409
        assert refused.json()["error"]["code"] == "not-over"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": []}, "options"),
        ({"game": "tiny-towns", "options": {"players": 9}, "seats": []}, "options"),
        ({"game": "tiny-towns", "options": {"colour": "red"}, "seats": []}, "options"),
        ({"game": "tiny-towns", "seats": [{"kind": "open"}]}, "seats"),
        ({"game": "tiny-towns", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "hal"}]}, "no-bot"),
        ({"game": "tiny-towns", "seats": [{"kind": "open"}, {"kind": "person", "name": " "}]}, "malformed"),
        ({"game": "tiny-towns", "seats": [{"kind": "open"}, {"kind": "person", "name": "a\nb"}]}, "malformed"),
        ({"game": "tiny-towns", "seats": [{"kind": "open"}] * 2, "cheat": True}, "malformed"),
        ({"game": "tiny-towns", "seats": [{"kind": "open"}] * 2, "seed": -1}, "malformed"),
        ({"seats": [{"kind": "open"}] * 2}, "options"),
        ([], "malformed"),
        ("nonsense", "malformed"),
    ],
)
def test_nonsense_makes_no_table(server: Server, body: object, code: str) -> None:
    refused = server.post("/api/tables", body)
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == code
    assert refused.json()["error"]["sentence"].strip()


def test_what_is_too_large_is_not_read(server: Server) -> None:
    refused = httpx2.post(f"{server.address}/api/tables", content=b"[" * 2_000_000)
    assert refused.status_code == 413
    assert refused.json()["error"]["code"] == "too-large"


def test_errors_come_in_the_language_asked_for(server: Server) -> None:
    path = f"{server.address}/api/tables/nowhere2"
    english = httpx2.get(path).json()["error"]["sentence"]
    by_header = httpx2.get(path, headers={"Accept-Language": "es-AR,es;q=0.9,en;q=0.5"}).json()["error"]["sentence"]
    by_query = httpx2.get(path, params={"language": "es"}).json()["error"]["sentence"]
    assert english == "There is no such table."
    assert by_header == by_query == "No existe esa mesa."


def test_the_qr_code_is_a_drawing_of_the_tables_link(server: Server) -> None:
    table, _ = server.table(["person", "open"], game="tiny-towns")
    drawn = httpx2.get(f"{server.address}/api/tables/{table}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg ")
    assert 'xmlns="http://www.w3.org/2000/svg"' in drawn.text


def test_a_token_is_nowhere_in_the_database(server: Server) -> None:
    table, tokens = server.table(["person", "open"], game="tiny-towns")
    token = server.post(f"/api/tables/{table}/seats/1", {"name": "Ben"}).json()["token"]
    kept = b"".join(path.read_bytes() for path in server.database.parent.glob(f"{server.database.name}*"))
    assert table.encode() in kept
    assert token.encode() not in kept
    assert tokens[0].encode() not in kept
