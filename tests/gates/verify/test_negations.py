"""A negation that stands on one side only: the support is demoted."""

import pytest

from tests.gates.verify.reports import judged


@pytest.mark.parametrize(
    ("claim", "excerpt"),
    [
        ("The lagoon did not drain.", "The lagoon was observed to drain in spring."),
        ("Der Wert stieg nicht.", "Der Wert ist in allen Jahren gestiegen."),
        ("Es gab keinen Einfluss.", "Es gab einen Einfluss auf den Ertrag."),
        ("Mortality fell without treatment.", "Mortality fell under treatment in all groups."),
        ("La digue n'a pas cédé.", "La digue a cédé dans la nuit avec les portes."),
        ("La diga non ha ceduto.", "La diga ha ceduto nella notte con le porte."),
        ("El dique nunca cedió.", "El dique cedió por la noche con las puertas."),
        ("Losses weren't small.", "Losses were small in all of the years."),
        ("The lagoon isnt safe.", "The lagoon is safe in all of the years."),
        ("The dam did not fail.", "The dam failed in the night of the flood."),
        ("It is not absent.", "It is absent in all of the towns of the valley."),
        ("Der Wert sank keineswegs.", "Der Wert sank in allen Jahren seit dem Krieg."),
        ("Personne n'est mort.", "Une personne est morte dans la nuit de la crue."),
        ("The dam hardly held.", "The dam held in all of the years."),
        ("Le barrage ne cède plus.", "Le barrage cède dans la nuit de la crue."),
        ("Le barrage n'est guère sûr.", "Le barrage est sûr dans la nuit de la crue."),
        # too short to tell its language by itself
        ("Sin tratamiento, bajó.", "Con tratamiento, bajó en todos los grupos."),
        # the opposite by a prefix
        ("The drug is non-toxic.", "The drug is toxic in all of the groups."),
        ("Das Mittel ist unwirksam.", "Das Mittel ist in allen Gruppen wirksam."),
        ("Le remède est inefficace.", "Le remède est efficace dans tous les groupes."),
    ],
)
def test_a_negation_that_the_evidence_lacks(claim: str, excerpt: str) -> None:
    pair = judged(claim, excerpt)
    assert (pair.verdict, pair.proposed, pair.reason) == ("insufficient", "supports", "negation_not_in_evidence")


@pytest.mark.parametrize(
    ("claim", "excerpt", "quote"),
    [
        ("The lagoon was observed to drain.", "The lagoon was not observed to drain in spring.", ""),
        # the quote leaves out the "not" of its sentence
        (
            "The lagoon drains in spring.",
            "The lagoon was not observed to drain in spring.",
            "observed to drain in spring",
        ),
        ("Der Wert stieg.", "Der Wert ist in keinem der Jahre gestiegen.", ""),
        ("La diga ha ceduto.", "La diga non ha ceduto nella notte della piena.", ""),
        ("The lagoon is safe.", "The lagoon is unsafe in all of the months.", ""),
    ],
)
def test_a_negation_that_the_claim_dropped(claim: str, excerpt: str, quote: str) -> None:
    pair = judged(claim, excerpt, quote=quote)
    assert (pair.verdict, pair.proposed, pair.reason) == ("insufficient", "supports", "negation_not_in_claim")


def test_a_negation_of_another_sentence_does_not_count() -> None:
    excerpt = "Losses were not small in winter. The lagoon was observed to drain in spring."
    quote = "The lagoon was observed to drain in spring"
    assert judged("The lagoon drains in spring.", excerpt, quote=quote).verdict == "supports"
    assert judged("The lagoon does not drain in spring.", excerpt, quote=quote).reason == "negation_not_in_evidence"


@pytest.mark.parametrize(
    ("excerpt", "quote"),
    [
        ("It had not, as Dr. Vega wrote, been seen to drain in the spring.", "been seen to drain in the spring"),
        ("Der Wert stieg nicht vor dem 3. Mai in der Bucht, sondern danach.", "Mai in der Bucht, sondern danach"),
        ("Not one of the lakes (see fig. Two) was seen to drain.", "was seen to drain"),
    ],
)
def test_a_point_within_a_sentence_does_not_end_it(excerpt: str, quote: str) -> None:
    assert judged("The lagoon was seen to drain.", excerpt, quote=quote).reason == "negation_not_in_claim"


@pytest.mark.parametrize(
    ("claim", "excerpt"),
    [
        ("The dose had no effect.", "An effect of the dose was not found in the trial."),
        ("The dose did not work.", "The dose failed to work in all of the groups."),
        ("Der Wert änderte sich nicht.", "Der Wert blieb in allen Jahren unverändert."),
        ("Die Dosis wirkte nicht.", "The dose had no effect in any of the groups."),
        ("Costs and losses rose.", "Not only costs but also losses rose in these years."),
        ("Die Kosten stiegen.", "Nicht nur die Kosten stiegen, sondern auch die Verluste."),
        ("Station No. 5 was closed.", "In the end station no. 5 was closed by the town."),
        ("It was asked whether they drain.", "They were asked whether or not the lakes drain in spring."),
        ("The lagoon is unsafe.", "The lagoon is not safe in any of the months."),
        ("Nonlinear effects were found.", "Non-linear effects were found in all of the groups."),
        ("Chaque personne n'a qu'une voix.", "Chaque personne a une voix dans la ville et dans la vallée."),
        ("Ce n'est que plus tard qu'il cède.", "Il cède plus tard dans la nuit de la crue."),
        ("No fewer than 42 died.", "In the flood of that year, 42 people died."),
        ("Il progetto ha tre dighe.", "Delle dighe del progetto: ne sono state costruite tre."),
        ("Non-linear effects were found.", "Effects that were non-linear were found in the lagoon."),
    ],
)
def test_the_same_negation_in_other_words(claim: str, excerpt: str) -> None:
    pair = judged(claim, excerpt)
    assert (pair.verdict, pair.reason) == ("supports", None)
