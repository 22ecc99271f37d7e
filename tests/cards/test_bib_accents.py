from cards.bibliography import parse_bibliography

ACCENTED = (
    r"""@article{z, author={Mart{\'\i}nez, L{\'i}a and S{\o}rensen, {\AA}se and G\"undo{\u g}an, {\c C}i{\v g}dem"""
    r""" and {\L}uk\'asik, {\.I}}, title={Fluss\"uberg\"ange}, year={2019}}"""
)


def test_tex_accents_become_letters_in_names_and_titles() -> None:
    """BIB-02."""
    (entry,) = parse_bibliography(ACCENTED, "bibtex").entries
    assert [name.family for name in entry.authors] == ["Martínez", "Sørensen", "Gündoğan", "Łukásik"]
    assert [name.given for name in entry.authors] == ["Lía", "Åse", "Çiǧdem", "İ"]
    assert entry.title == "Flussübergänge"
