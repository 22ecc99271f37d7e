"""The rivals that are kept for a bibliography are those that are found anew."""

from hypothesis import given
from hypothesis import strategies as st

from gates.entry_reading import read_entry
from gates.sibling import _no_rival, _rivals, siblings
from schemas import Bibliography, Entry, Role
from tests.gates.gate_cases import make_entry

ROLES: tuple[Role, ...] = ("same_work", "other_edition", "excerpt_of_work", "chapter_in_this_volume")
_ENTRIES = st.lists(
    st.builds(
        lambda title, author, year: make_entry("e", title, author, type="book", year=year),
        st.sampled_from(["Salt Lagoons", "A Revised Salt Lagoons", "Salt Lagoons 2.0", "Port Dredging"]),
        st.sampled_from(["Vega", "Osei"]),
        st.sampled_from([2001, 2008]),
    ),
    min_size=1,
    max_size=5,
)


@given(_ENTRIES.map(lambda found: tuple(one.model_copy(update={"id": f"e{at}"}) for at, one in enumerate(found))))
def test_of_the_siblings_all_but_the_harmless_are_kept(entries: tuple[Entry, ...]) -> None:
    bibliography = Bibliography(entries=entries)
    for entry in [*entries, *entries]:  # asked again, the same
        reading = read_entry(entry)
        for role in ROLES:
            others = [read_entry(other) for other in siblings(entry, bibliography)]
            expected = tuple(other for other in others if not _no_rival(reading, other, role))
            assert _rivals(reading, role, bibliography) == expected
