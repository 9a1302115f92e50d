"""A town's points counted anew, square by square as a person would, with every way to share out the food tried."""

from __future__ import annotations

import itertools

from townlet.tiny_towns.cards import BUILDINGS, MONUMENTS, TYPE_NAMES

RESOURCES = ["wood", "wheat", "brick", "glass", "stone"]

Town = dict[tuple[int, int], str]

TYPE_OF = {card.slug: TYPE_NAMES[card.type] for card in BUILDINGS}
# The cards that are counted here are the rulebook's; those of later editions bring tests of their own.
BY_TYPE = {
    kind: [card.slug for card in BUILDINGS if TYPE_OF[card.slug] == kind and card.edition == 1]
    for kind in TYPE_NAMES[:7]
}
MONUMENT_SLUGS = [card.slug for card in MONUMENTS if card.edition == 1]
PLACES = [(x, y) for y in range(4) for x in range(4)]


def near(place: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = place
    return [(a, b) for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if (a, b) in PLACES]


def in_line(place: tuple[int, int]) -> list[tuple[int, int]]:
    return [at for at in PLACES if at != place and (at[0] == place[0] or at[1] == place[1])]


def groups(places: list[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The groups in which these places hang together."""
    left, found = set(places), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            place = edge.pop()
            group.add(place)
            reached = [at for at in near(place) if at in left]
            left -= set(reached)
            edge += reached
        found.append(group)
    return found


def type_at(town: Town, place: tuple[int, int]) -> str | None:
    """The building type there; Barrett Castle is a cottage for all scoring."""
    card = town.get(place)
    if card is None or card in RESOURCES:
        return None
    return "cottage" if card == "barrett-castle" else TYPE_OF.get(card, "monument")


def ways_to_feed(town: Town) -> list[set[tuple[int, int]]]:
    """Everybody who may be fed, in every way that leaves no food over."""
    hungry = [place for place in PLACES if type_at(town, place) == "cottage"]
    farms = [place for place in town if town[place] == "farm"]
    granaries = [place for place in town if town[place] == "granary"]
    orchards = [place for place in town if town[place] == "orchard"]
    houses = [place for place in town if town[place] == "greenhouse"]
    if farms:
        return [set(fed) for fed in itertools.combinations(hungry, min(len(hungry), 4 * len(farms)))]
    if houses:
        found = groups(hungry)
        return [set().union(*chosen) for chosen in itertools.combinations(found, min(len(found), len(houses)))]
    fed = {at for x, y in granaries for at in hungry if abs(at[0] - x) <= 1 and abs(at[1] - y) <= 1}
    return [fed | {at for place in orchards for at in hungry if at in in_line(place)}]


def mouths(town: Town, places: list[tuple[int, int]]) -> int:
    """How many cottages these are: a castle is 2."""
    return sum(2 if town[place] == "barrett-castle" else 1 for place in places)


def worth(town: Town, place: tuple[int, int], fed: set[tuple[int, int]], more: dict[str, int]) -> int:
    """What the card on one square gives; cards that score as a group are counted elsewhere."""
    card = town[place]
    beside = [type_at(town, at) for at in near(place)]
    same = [at for at in town if town[at] == card]
    cottages = [at for at in near(place) if type_at(town, at) == "cottage"]
    types_in_line = {type_at(town, at) for at in in_line(place)} - {None, "theater"}
    all_types = {type_at(town, at) for at in town} - {None, "monument"}
    rows, columns = (sum(at[axis] == place[axis] for at in same) for axis in (1, 0))
    corners = [at for at in same if at in [(0, 0), (3, 0), (0, 3), (3, 3)]]
    center = [at for at in same if at in [(1, 1), (2, 1), (1, 2), (2, 2)]]
    largest = max(
        (len(group) for kind in TYPE_NAMES for group in groups([at for at in town if type_at(town, at) == kind])),
        default=0,
    )
    unfed = [at for at in town if town[at] == "cottage" and at not in fed]
    points = {
        "cottage": 3 * (place in fed),
        "fountain": 2 * ("well" in beside),
        "millstone": 2 * ("food" in beside or "theater" in beside),
        "shed": 1,
        "well": mouths(town, cottages),
        "abbey": 3 * (not {"factory", "tavern", "theater"} & set(beside)),
        "chapel": mouths(town, list(fed)),
        "cloister": len(corners),
        "temple": 4 * (mouths(town, [at for at in cottages if at in fed]) >= 2),
        "feast-hall": 3 if len(same) > more["right"] else 2,
        "inn": 3 * (not any(at in in_line(place) for at in same)),
        "bakery": 3 * ("food" in beside or "factory" in beside),
        "market": max(rows, columns),
        "tailor": 1 + len(center),
        "theater": len(types_in_line),
        "bank": 4,
        "trading-post": 1,
        "architects-guild": 1,
        "archive-of-the-second-age": len(all_types),
        "barrett-castle": 5 * (place in fed),
        "cathedral-of-caterina": 2,
        "fort-ironweed": 7,
        "grand-mausoleum-of-the-rodina": 3 * len(unfed),
        "grove-university": 3,
        "mandras-palace": 2 * len(set(beside) - {None, "monument"}),
        "shrine-of-the-elder-tree": more["shrine"] if more["shrine"] < 6 else 8,
        "silva-forum": 1 + largest,
        "the-sky-baths": 2 * (7 - len(all_types)),
        "the-starloom": {1: 6, 2: 3, 3: 2}.get(more["finished"], 0),
    }
    return points.get(card, 0)


def counted(town: Town, more: dict[str, int]) -> int:
    """The score of the town with the food shared out best."""
    cards = list(town.values())
    built = [card for card in cards if card not in RESOURCES]
    total = 0 if "cathedral-of-caterina" in cards else len(built) - 16
    total += {0: 0, 1: -1, 2: 5, 3: -3, 4: 15, 5: -5}.get(built.count("almshouse"), 26)
    total += {0: 0, 1: 2, 2: 5, 3: 9, 4: 14}.get(built.count("tavern"), 20)
    return total + max(sum(worth(town, place, fed, more) for place in town) for fed in ways_to_feed(town))
