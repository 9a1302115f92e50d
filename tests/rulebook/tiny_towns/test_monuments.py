"""The chapter "Monuments", and every monument with its clarification."""

from __future__ import annotations

import pytest

from .table import Table, drawn, score

# Patterns in a corner of the town, one cube short: where and what the last cube is.
ALMOST = {
    "architects-guild": (". . glass .\n. wheat stone .\nwood . . .", "b3", "brick", "a3 b2 b3 c1 c2"),
    "cathedral-of-caterina": (". wheat . .\nstone . . .", "b2", "glass", "a2 b1 b2"),
    "fort-ironweed": ("wheat . brick .\nstone . stone .", "b2", "wood", "a1 a2 b2 c1 c2"),
    "grove-university": (". brick . .\nstone . stone .", "b2", "glass", "a2 b1 b2 c2"),
    "obelisk-of-the-crescent": ("wheat . . .\nbrick . brick .", "b2", "glass", "a1 a2 b2 c2"),
    "opaleyes-watch": ("wood . . .\nbrick . wheat wheat\nstone . . .", "b2", "glass", "a1 a2 a3 b2 c2 d2"),
    "shrine-of-the-elder-tree": ("brick wheat stone .\nwood . wood .", "b2", "glass", "a1 a2 b1 b2 c1 c2"),
    "silva-forum": (". . . .\n. . wheat .\nbrick . stone wood", "b3", "brick", "a3 b3 c2 c3 d3"),
}
SQUARES = [letter + row for row in "1234" for letter in "abcd"]


def raised(monument: str, more: str = ". . . .") -> Table:
    """Player 0 has just built the monument on b2 or b3; `more` is what stands in the last row."""
    drawing, square, cube, footprint = ALMOST[monument]
    rows = drawn(drawing)
    rows[3] = more.split()
    table = Table(monuments={0: monument})
    table.draw(0, "\n".join(" ".join(row) for row in rows))
    at = "b2" if "b2" in footprint else "b3"
    table.play(f"0 name {cube}", f"0 place {square}", f"0 build {monument} {footprint} at {at}")
    return table


# Monuments.


def test_a_monument_is_built_from_its_own_pattern_like_a_building() -> None:
    table = raised("cathedral-of-caterina")
    assert table.town(0) == drawn(". . . .\n. cathedral-of-caterina . .")


def test_a_monument_can_only_be_constructed_by_the_player_holding_its_card() -> None:
    table = Table(monuments={1: "cathedral-of-caterina"})
    table.draw(0, ". wheat stone .\nstone . wood .")
    table.play("0 name glass", "0 place b2")
    table.refuses("0 build cathedral-of-caterina b1 a2 b2 at b1", "Cathedral of Caterina is not your monument.")


def test_a_monument_may_only_be_constructed_once() -> None:
    table = Table()
    table.draw(0, ". wheat stone wood\nstone . . .\n. . . cathedral-of-caterina")
    table.play("0 name glass", "0 place b2")
    table.refuses("0 build cathedral-of-caterina b1 a2 b2 at b1", "Your Cathedral of Caterina stands already.")


def test_a_monument_may_be_constructed_in_any_round() -> None:
    table = Table(monuments={0: "cathedral-of-caterina"})
    table.draw(0, ". wheat . .\nstone glass . .")
    for square in ("a4", "b4", "c4"):
        table.round("wood", square, square)
    table.play("1 name wood", "0 place d4", "0 build cathedral-of-caterina b1 a2 b2 at b1")


def test_a_monument_is_shown_to_all_upon_constructing_it() -> None:
    table = Table(monuments={0: "cathedral-of-caterina"})
    table.draw(0, ". wheat . .\nstone . . .")
    table.play("0 name glass", "0 place b2")
    assert table.seen(0, by=1)["monument"] is None
    table.play("0 build cathedral-of-caterina b1 a2 b2 at b1")
    assert table.seen(0, by=1)["monument"] == "cathedral-of-caterina"


def test_immediate_effects_are_resolved_at_once() -> None:
    """Nothing else can be decided before."""
    table = raised("grove-university", "wood stone . .")
    table.refuses("0 build well a4 b4 at a4", "Now put a building on an empty square")
    table.refuses("0 done", "Now put a building on an empty square")


def test_an_ability_takes_effect_immediately() -> None:
    table = raised("obelisk-of-the-crescent", "wood stone . .")
    assert "build well a4 b4 at d1" in table.offers(0)


def test_an_ability_only_applies_to_the_cards_holder() -> None:
    table = Table()
    table.draw(0, "obelisk-of-the-crescent . . .")
    table.draw(1, "wood . . .")
    table.play("0 name stone", "1 place b1")
    table.refuses("1 build well a1 b1 at d1", "Well goes on one of the squares")


def test_an_unbuilt_monument_scores_nothing() -> None:
    table = Table(monuments={0: "fort-ironweed"})
    assert table.sheet(0).lines == {}


# Architect's Guild.

GUILD = "architects-guild"


def test_guild_is_worth_1() -> None:
    assert score("architects-guild . . .")[GUILD] == 1


def test_guild_replaces_up_to_2_buildings_by_buildings_of_any_types() -> None:
    table = raised(GUILD, "cottage cottage farm .")
    table.play("0 replace a4 tavern", "0 replace b4 theater")
    assert table.town(0)[3] == ["tavern", "theater", "farm", "."]


def test_guild_replaces_no_third() -> None:
    table = raised(GUILD, "cottage cottage farm .")
    table.play("0 replace a4 tavern", "0 replace b4 theater", "1 place a1")
    assert not table.offers(0, "replace")
    assert table.state.round == 2


def test_guild_the_buildings_placed_may_be_the_same_type() -> None:
    table = raised(GUILD, "cottage cottage farm .")
    table.play("0 replace a4 tavern", "0 replace b4 tavern")
    assert table.town(0)[3] == ["tavern", "tavern", "farm", "."]


def test_guild_may_replace_only_1() -> None:
    table = raised(GUILD, "cottage cottage farm .")
    table.play("0 replace a4 tavern", "0 done", "1 place a1")
    assert table.town(0)[3] == ["tavern", "cottage", "farm", "."]


def test_guild_its_owner_may_choose_not_to_use_it_but_not_later() -> None:
    table = raised(GUILD, "cottage cottage wood stone")
    table.play("0 done")
    table.refuses("0 replace a4 tavern", "Now build")


def test_guild_replaces_buildings_and_nothing_else() -> None:
    table = raised(GUILD, "cottage cottage wood .")
    table.refuses("0 replace c4 tavern", "No building stands on c4.")
    table.refuses("0 replace d4 tavern", "No building stands on d4.")


def test_guild_can_not_change_buildings_into_monuments() -> None:
    raised(GUILD, "cottage . . .").refuses("0 replace a4 silva-forum", "'silva-forum' is no building card.")


def test_guild_places_only_buildings_of_this_game() -> None:
    raised(GUILD, "cottage . . .").refuses("0 replace a4 granary", "Granary is not in this game.")


def test_guild_alone_in_town_has_nothing_to_replace() -> None:
    table = raised(GUILD)
    assert not table.state.owes(0)


# Archive of the Second Age.


def test_archive_is_worth_1_for_each_building_type_wherever_it_stands() -> None:
    sheet = score("archive-of-the-second-age . . cottage\n. farm . .\n. . . .\nwell . . .")
    assert sheet["archive-of-the-second-age"] == 3


def test_archive_counts_a_type_once() -> None:
    assert score("archive-of-the-second-age well well well")["archive-of-the-second-age"] == 1


def test_archive_does_not_count_monuments() -> None:
    assert score("archive-of-the-second-age . . .")["archive-of-the-second-age"] == 0


def test_archive_is_worth_7_at_most() -> None:
    sheet = score("archive-of-the-second-age cottage farm well\nchapel tavern theater factory\nwell well . .")
    assert sheet["archive-of-the-second-age"] == 7


# Barrett Castle.

CASTLE = "barrett-castle"


def test_castle_is_worth_5_if_fed() -> None:
    assert score("barrett-castle farm . .")[CASTLE] == 5


def test_castle_is_worth_nothing_if_not_fed() -> None:
    assert score("barrett-castle . . .")[CASTLE] == 0


def test_castle_takes_one_portion_of_a_farm() -> None:
    sheet = score("barrett-castle farm cottage cottage\ncottage cottage . .")
    assert len(sheet.fed) == 4
    assert sheet["cottage"] == 9


@pytest.mark.parametrize(
    "town",
    [
        "granary . . .\n. barrett-castle . .",
        "orchard . . barrett-castle",
        "greenhouse . . .\n. . . barrett-castle",
    ],
)
def test_castle_is_fed_as_a_cottage_is(town: str) -> None:
    assert score(town)[CASTLE] == 5


def test_castle_hangs_together_with_cottages_for_a_greenhouse() -> None:
    assert len(score("greenhouse . . .\ncottage barrett-castle cottage .").fed) == 3


def test_castle_counts_as_2_cottages_for_wells() -> None:
    assert score("well barrett-castle . .")["well"] == 2


def test_castle_counts_as_2_cottages_for_chapels_if_fed() -> None:
    assert score("chapel barrett-castle farm .")["chapel"] == 2
    assert score("chapel barrett-castle . .")["chapel"] == 0


def test_castle_counts_as_2_cottages_for_temples_if_fed() -> None:
    assert score("temple barrett-castle . farm")["temple"] == 4
    assert score("temple barrett-castle . .")["temple"] == 0


def test_castle_is_worth_no_3_as_a_cottage() -> None:
    assert score("barrett-castle farm . .").lines == {CASTLE: 5, "farm": 0}


def test_castle_is_not_a_monument_for_theaters() -> None:
    assert score("theater barrett-castle cottage .")["theater"] == 1


# Cathedral of Caterina.


def test_cathedral_is_worth_2_and_empty_squares_nothing() -> None:
    sheet = score("cathedral-of-caterina . . .")
    assert sheet.empty == 0
    assert sheet.total == 2


def test_cathedral_squares_with_leftover_cubes_are_empty_squares_too() -> None:
    assert score("cathedral-of-caterina wood . stone").total == 2


def test_cathedral_applies_only_to_its_owners_board() -> None:
    table = Table()
    table.draw(0, "cathedral-of-caterina . . .")
    assert table.state.scores() == [2, -16]


def test_cathedral_does_not_lift_other_penalties() -> None:
    assert score("cathedral-of-caterina warehouse . .", held={"b1": ["wood"]}).total == 2 - 1


# Fort Ironweed.

FORT = "fort-ironweed"


def test_fort_is_worth_7() -> None:
    assert score("fort-ironweed . . .")[FORT] == 7


def test_forts_owner_may_not_be_master_builder_and_passes_the_hammer_on() -> None:
    table = Table(3)
    table.draw(1, "fort-ironweed . . .")
    builders = []
    for square in ("b1", "c1", "d1", "a2"):
        builders.append(table.builder())
        table.round("wood", square, square, square)
    assert builders == [0, 2, 0, 2]


def test_fort_once_constructed_takes_effect() -> None:
    table = raised(FORT)
    table.play("1 place a1")
    table.round("wood", "d4", "b1")
    assert table.builder() == 1


def test_forts_owner_still_places_what_others_name() -> None:
    table = Table()
    table.draw(1, "fort-ironweed . . .")
    table.play("0 name wood")
    assert table.offers(1, "place")


def test_forts_owner_is_master_builder_as_the_last_player() -> None:
    table = Table()
    table.draw(0, "farm farm farm farm\nfarm farm farm farm\nfarm farm farm farm\nfarm farm farm .")
    table.draw(1, "fort-ironweed . . .")
    table.round("wood", "d4", "b1")
    assert table.state.to_act() == [1]
    table.round("wood", "c1")
    assert table.builder() == 1


def test_fort_that_is_not_built_changes_nothing() -> None:
    table = Table(monuments={1: FORT})
    table.round("wood", "a1", "a1")
    assert table.builder() == 1


# Grand Mausoleum of the Rodina.

MAUSOLEUM = "grand-mausoleum-of-the-rodina"


def test_mausoleum_makes_unfed_cottages_worth_3_each() -> None:
    assert score("grand-mausoleum-of-the-rodina cottage . cottage").total == 6 - 13


def test_mausoleum_fed_cottages_are_worth_3_as_ever() -> None:
    sheet = score("grand-mausoleum-of-the-rodina cottage cottage cottage\nfarm cottage cottage .")
    assert sheet.total == 5 * 3 - 9


def test_mausoleum_the_cottages_stay_unfed() -> None:
    sheet = score("grand-mausoleum-of-the-rodina cottage chapel cottage")
    assert sheet.fed == []
    assert sheet["chapel"] == 0


def test_mausoleum_alone_is_worth_nothing() -> None:
    assert score("grand-mausoleum-of-the-rodina . . .").total == -15


# Grove University.

UNIVERSITY = "grove-university"


def test_university_is_worth_3() -> None:
    assert score("grove-university . . .")[UNIVERSITY] == 3


def test_university_at_once_puts_any_building_on_any_empty_square() -> None:
    table = raised(UNIVERSITY)
    empty = [square for square in SQUARES if square != "b2"]
    cards = ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]
    assert table.offers(0) == [f"put {card} {square}" for card in cards for square in empty]
    table.play("0 put tavern d4")
    assert table.town(0)[3][3] == "tavern"


def test_university_may_put_it_on_a_square_just_freed() -> None:
    table = raised(UNIVERSITY)
    table.play("0 put tavern a2")
    assert table.town(0)[1][:2] == ["tavern", UNIVERSITY]


def test_university_puts_it_on_no_occupied_square() -> None:
    table = raised(UNIVERSITY, "wood . . .")
    table.refuses("0 put tavern a4", "a4 is not empty.")
    table.refuses("0 put tavern b2", "b2 is not empty.")


def test_university_puts_1_building() -> None:
    table = raised(UNIVERSITY, "wood stone . .")
    table.play("0 put tavern d4")
    assert not table.offers(0, "put")


def test_university_can_not_put_a_monument() -> None:
    raised(UNIVERSITY).refuses("0 put silva-forum a4", "'silva-forum' is no building card.")


# Mandras Palace.

PALACE = "mandras-palace"


def test_palace_is_worth_2_for_each_building_type_adjacent() -> None:
    assert score("cottage mandras-palace farm .\n. well . .")[PALACE] == 6


def test_palace_counts_a_type_once() -> None:
    assert score("cottage mandras-palace cottage .\n. well . .")[PALACE] == 4


def test_palace_is_worth_8_at_most() -> None:
    assert score(". cottage . .\nfarm mandras-palace well .\n. tavern . .")[PALACE] == 8


def test_palace_diagonal_is_not_adjacent() -> None:
    assert score("cottage . farm .\n. mandras-palace . .\nwell . tavern .")[PALACE] == 0


# Obelisk of the Crescent.

OBELISK = "obelisk-of-the-crescent"


def test_obelisk_scores_nothing() -> None:
    assert score("obelisk-of-the-crescent . . .")[OBELISK] == 0


def test_obelisk_later_buildings_may_be_placed_on_any_empty_square() -> None:
    table = raised(OBELISK, "wood stone farm .")
    table.play("0 build well a4 b4 at c1")
    assert table.town(0) == drawn(". . well .\n. obelisk-of-the-crescent . .\n. . . .\n. . farm .")


def test_obelisk_the_squares_just_freed_are_empty_squares() -> None:
    table = raised(OBELISK, "wood stone farm .")
    assert {"build well a4 b4 at a4", "build well a4 b4 at b4"} < set(table.offers(0))


def test_obelisk_places_nothing_on_an_occupied_square() -> None:
    table = raised(OBELISK, "wood stone farm wheat")
    for square in ("b2", "c4", "d4"):
        table.refuses(f"0 build well a4 b4 at {square}", "Well goes on")


def test_obelisk_itself_takes_one_of_its_own_squares() -> None:
    drawing, square, cube, footprint = ALMOST[OBELISK]
    table = Table(monuments={0: OBELISK})
    table.draw(0, drawing)
    table.play(f"0 name {cube}", f"0 place {square}")
    table.refuses(f"0 build {OBELISK} {footprint} at d4", "Obelisk of the Crescent goes on one of the squares")


def test_obelisk_before_it_is_built_changes_nothing() -> None:
    table = Table(monuments={0: OBELISK})
    table.draw(0, "wood stone . .")
    table.play("0 name wood", "0 place d4")
    table.refuses("0 build well a1 b1 at c3", "Well goes on one of the squares")


# Opaleye's Watch.

WATCH = "opaleyes-watch"
ON_IT = ["farm", "well", "tavern"]


def watched(players: int = 3) -> Table:
    """Player 1 has the Watch on a1 with a Farm, a Well and a Tavern; everybody can build a Well with a stone on b4."""
    table = Table(players)
    for seat in range(players):
        if seat == 1:
            table.draw(1, "opaleyes-watch . . .\n. . . .\n. . . .\nwood . . .", watch=ON_IT)
        else:
            table.draw(seat, ". . . .\n. . . .\n. . . .\nwood . . .")
    table.play("0 name stone")
    return table


WELL = "build well a4 b4 at a4"


def test_watch_scores_nothing() -> None:
    assert score("opaleyes-watch . . .")[WATCH] == 0


def test_watch_3_different_building_types_are_put_on_it_at_once() -> None:
    table = raised(WATCH)
    assert len(table.offers(0, "watch")) == 7
    table.play("0 watch farm")
    table.refuses("0 watch farm", "it holds three different buildings")
    table.refuses("0 done", "Now choose a building for Opaleye's Watch")
    table.play("0 watch cottage", "0 watch tavern")
    assert table.seen(0, by=1)["watch"] == ["cottage", "farm", "tavern"]
    assert not table.offers(0, "watch")


def test_watch_no_monument_may_be_put_on_it() -> None:
    raised(WATCH).refuses("0 watch silva-forum", "'silva-forum' is no building card.")


@pytest.mark.parametrize("neighbour", [0, 2])
def test_watch_when_a_player_on_the_left_or_right_builds_one_it_may_be_taken(neighbour: int) -> None:
    table = watched(4)
    table.play("1 place d1", f"{neighbour} place b4", f"{neighbour} {WELL}")
    assert table.offers(1, "put") == [f"put well {square}" for square in SQUARES if square not in ("a1", "d1", "a4")]
    table.play("1 put well c3")
    assert table.town(1) == drawn("opaleyes-watch . . stone\n. . . .\n. . well .\nwood . . .")


def test_watch_the_building_taken_is_gone_from_it() -> None:
    table = watched()
    table.play("1 place d1", "0 place b4", f"0 {WELL}", "1 put well c3")
    assert table.seen(1)["watch"] == ["farm", "tavern"]
    table.play("2 place b4", f"2 {WELL}")
    assert not table.offers(1, "put")


def test_watch_no_other_building_wakes_it() -> None:
    table = Table(cards=["shed"])
    table.draw(0, "wood . . .")
    table.draw(1, "opaleyes-watch . . .", watch=["farm", "chapel", "tavern"])
    table.play("0 name stone", "1 place d1", "0 place b1", "0 build shed a1 b1 at a1")
    assert table.state.round == 2


def test_watch_players_farther_away_do_not_wake_it() -> None:
    table = watched(4)
    table.play("1 place d1", "3 place b4", f"3 {WELL}")
    assert not table.state.owes(1)


def test_watch_its_owners_own_buildings_do_not_wake_it() -> None:
    table = watched()
    table.play("1 place b4", f"1 {WELL}")
    assert not table.offers(1, "put")


def test_watch_a_neighbours_monument_does_not_wake_it() -> None:
    table = Table(monuments={0: "cathedral-of-caterina"})
    table.draw(0, ". wheat . .\nstone . . .")
    table.draw(1, "opaleyes-watch . . .", watch=ON_IT)
    table.play("0 name glass", "1 place d1", "0 place b2", "0 build cathedral-of-caterina b1 a2 b2 at b1")
    assert table.state.round == 2


def test_watch_puts_nothing_on_an_occupied_square() -> None:
    table = watched()
    table.play("1 place d1", "0 place b4", f"0 {WELL}")
    table.refuses("1 put well a4", "a4 is not empty.")
    table.refuses("1 put well a1", "a1 is not empty.")


def test_watch_gives_only_what_the_neighbour_built() -> None:
    table = watched()
    table.play("1 place d1", "0 place b4", f"0 {WELL}")
    table.refuses("1 put farm b1", "Opaleye's Watch gives you no Farm now.")


# Shrine of the Elder Tree.

SHRINE = "shrine-of-the-elder-tree"


@pytest.mark.parametrize(
    ("more", "points"),
    [
        (". . . .", 1),
        ("cottage . . .", 2),
        ("cottage well . .", 3),
        ("cottage well farm .", 4),
        ("cottage well farm well", 5),
    ],
)
def test_shrine_is_worth_more_the_more_buildings_stand_when_it_is_built(more: str, points: int) -> None:
    assert raised(SHRINE, more).sheet(0)[SHRINE] == points


@pytest.mark.parametrize("third", [". . . .", "farm . . .", "farm farm farm farm"])
def test_shrine_as_the_6th_7th_or_later_building_it_is_worth_8(third: str) -> None:
    table = Table(monuments={0: SHRINE})
    table.draw(0, f"brick wheat stone cottage\nwood . wood .\n{third}\ncottage well farm well")
    table.play("0 name glass", "0 place b2", f"0 build {SHRINE} a1 a2 b1 b2 c1 c2 at b2")
    assert table.sheet(0)[SHRINE] == 8


def test_shrine_is_fixed_when_it_is_built() -> None:
    table = raised(SHRINE, "cottage wood stone .")
    table.play("0 build well b4 c4 at b4")
    assert table.sheet(0)[SHRINE] == 2


def test_shrine_on_a_score_file_is_worth_what_is_written() -> None:
    assert score("shrine-of-the-elder-tree . . .", shrine=4)[SHRINE] == 4


# Silva Forum.

FORUM = "silva-forum"


def test_forum_is_worth_1_and_1_for_each_building_of_the_largest_group_of_one_type() -> None:
    assert score("silva-forum well well .\n. well . .\n. . . cottage")[FORUM] == 1 + 3


def test_forum_counts_only_buildings_adjacent_to_one_another() -> None:
    assert score("silva-forum . . .\n. well . .\n. . well .\n. . . well")[FORUM] == 1 + 1


def test_forum_counts_only_1_group() -> None:
    assert score("silva-forum well well .\n. . . .\ncottage cottage cottage .")[FORUM] == 1 + 3


def test_forum_does_not_join_different_types() -> None:
    assert score("silva-forum well cottage well")[FORUM] == 1 + 1


def test_forum_does_not_have_to_be_beside_the_group() -> None:
    assert score("silva-forum . . .\n. . . .\n. . . .\n. . well well")[FORUM] == 1 + 2


# The Sky Baths.

BATHS = "the-sky-baths"


def test_baths_are_worth_2_for_each_building_type_missing() -> None:
    assert score("the-sky-baths cottage farm .")[BATHS] == 2 * 5


def test_baths_are_worth_14_at_most() -> None:
    assert score("the-sky-baths . . .")[BATHS] == 14


def test_baths_are_worth_nothing_if_no_type_is_missing() -> None:
    assert score("the-sky-baths cottage farm well\nchapel tavern theater factory")[BATHS] == 0


def test_baths_resources_are_no_buildings() -> None:
    assert score("the-sky-baths wood stone .")[BATHS] == 14


# The Starloom.

LOOM = "the-starloom"
LAST_SQUARE = "\n".join(["farm farm farm farm"] * 3) + "\nfarm farm farm ."


@pytest.mark.parametrize(("finished", "points"), [(1, 6), (2, 3), (3, 2), (4, 0), (5, 0), (6, 0)])
def test_starloom_by_the_order_of_completed_towns(finished: int, points: int) -> None:
    assert score("the-starloom . . .", finished=finished)[LOOM] == points


def test_starloom_in_a_game_the_first_and_the_second() -> None:
    for owner, points in ((0, 6), (1, 3)):
        table = Table()
        table.draw(0, LAST_SQUARE if owner else LAST_SQUARE.replace("farm", "the-starloom", 1))
        drawing = LAST_SQUARE.replace("farm .", ". .")
        table.draw(1, drawing.replace("farm", "the-starloom", 1) if owner else drawing)
        table.round("wood", "d4", "d4")
        table.round("wood", "c4")
        assert table.state.over()
        assert table.sheet(owner)[LOOM] == points


def test_starloom_scores_in_full_if_tied_with_another_player() -> None:
    table = Table()
    table.draw(0, LAST_SQUARE)
    table.draw(1, LAST_SQUARE.replace("farm", "the-starloom", 1))
    table.round("wood", "d4", "d4")
    assert table.sheet(1)[LOOM] == 6


def test_starloom_not_completed_scores_nothing() -> None:
    assert score("the-starloom . . .")[LOOM] == 0


# Statue of the Bondmaker.

STATUE = "statue-of-the-bondmaker"


def bound(cottages: str = "cottage cottage .") -> Table:
    table = Table()
    table.draw(1, f"statue-of-the-bondmaker {cottages}\n. . . .\n. . . .\nwood . . .")
    table.play("0 name stone")
    return table


def test_statue_a_resource_another_player_names_may_go_on_a_square_with_a_cottage() -> None:
    table = bound()
    assert table.offers(1, "bondmaker") == ["bondmaker b1", "bondmaker c1"]
    table.play("1 bondmaker b1")
    assert table.held(1) == {"b1": ["stone"]}
    assert table.town(1)[0] == [STATUE, "cottage", "cottage", "."]


def test_statue_is_a_choice() -> None:
    table = bound()
    table.play("1 place d4")
    assert table.held(1) == {}


def test_statue_1_resource_for_each_cottage() -> None:
    table = bound("cottage . .")
    table.play("1 bondmaker b1", "0 place a1")
    table.round("brick", "b1", "d1")
    table.play("0 name stone")
    table.refuses("1 bondmaker b1", "A cube already lies with the cottage on b1.")


def test_statue_only_on_cottages() -> None:
    table = bound("farm . .")
    table.refuses("1 bondmaker b1", "No cottage stands on b1.")
    table.refuses("1 bondmaker d4", "No cottage stands on d4.")


def test_statue_not_what_its_owner_names() -> None:
    table = bound()
    table.play("1 place b4", "1 done", "0 place a1", "1 name wood")
    table.refuses("1 bondmaker b1", "Only a resource that another player or a card names can be answered")


def test_statue_resources_on_cottages_can_not_be_used_to_construct() -> None:
    table = Table()
    table.draw(1, "statue-of-the-bondmaker cottage wood .")
    table.play("0 name stone", "1 bondmaker b1", "0 place a1")
    assert table.state.round == 2


def test_statue_resources_on_cottages_score_nothing() -> None:
    held = {"b1": ["stone"]}
    assert score("statue-of-the-bondmaker cottage . .", held=held).total == -14


def test_statue_the_cottage_is_still_a_cottage() -> None:
    sheet = score("statue-of-the-bondmaker cottage well farm", held={"b1": ["stone"]})
    assert sheet["cottage"] == 3
    assert sheet["well"] == 1


def test_statue_before_it_is_built_helps_nobody() -> None:
    table = Table(monuments={1: STATUE})
    table.draw(1, "cottage . . .")
    table.play("0 name stone")
    table.refuses("1 bondmaker a1", "You have not built the Statue of the Bondmaker.")
