"""One record of every kind that travels when a packet is asked, each field filled."""

from schemas import (
    Answer,
    AnswerRefusal,
    AskPacket,
    BoundEntry,
    Citation,
    Draft,
    Entry,
    Failure,
    Finding,
    Packet,
    PacketQuestion,
    PacketRow,
    Photo,
    PhotoFields,
    PublishedAnswer,
    QuestionBatch,
    QuestionRow,
    Record,
    RefusedAnswer,
    RelationClaim,
    Replies,
    Reply,
    SetPacket,
    Source,
    Usage,
)

SHA = "0123456789abcdef" * 4
KEY = "fedcba9876543210" * 4
PACKET = Packet(
    items=(
        Photo(
            id="p1",
            filename="pier.jpg",
            caption="The pier – at noon",
            url="https://example.org/pier",
            exif="RXhpZgAA",
            corrected=PhotoFields(
                make="Nikon",
                model="D750",
                serial="6012345",
                taken_at="2016-07-02T14:03:05",
                offset="+02:00",
                latitude=41.14,
                longitude=-8.61,
            ),
        ),
        Source(
            id="osei19",
            filename="osei.pdf",
            text="We find that the salt of Vega rises.",
            url="https://example.org/osei",
            pages=12,
            entries=(BoundEntry(entry=Entry(id="ose19", title="Harbour Dredging Costs"), role="same_work"),),
            references=(Entry(id="r1", doi="10.5555/lagoon.2016.07"),),
            findings=(Finding(about="10.5555/lagoon.2016.07", verdict="supports", quote="the salt of Vega rises"),),
        ),
    )
)
DRAFT = Draft(
    text="The pier was there [p1].",
    cited=(Citation(id="p1"), Citation(id="osei19", page=2)),
    claims=(RelationClaim(subject="p1", relation="same_day", object="p2"),),
    declined=False,
)
REPLY = Reply(
    run_id="album",
    question_id="q1",
    key=KEY,
    fingerprint=SHA,
    question="Was there a pier?",
    batch_id="b1",
    prompt_version="answer-1",
    model="claude-haiku-5-5",
    draft=DRAFT,
    stored_at=1_700_000_000_000,
)
TOLD = PublishedAnswer(
    run_id="album",
    question_id="q1",
    question="Was there a pier?",
    answer=Answer(state="answered", text=DRAFT.text, cited=DRAFT.cited, claims=DRAFT.claims),
    reason="gave_up_after_tries",
    model="claude-haiku-5-5",
    prompt_version="answer-1",
    fingerprint=SHA,
    revision=2,
    gates_version=1,
)
REFUSED = RefusedAnswer(
    run_id="album",
    question_id="q1",
    refusal=AnswerRefusal(gate="citations", reason="unknown_citation", detail="S9"),
    model="claude-haiku-5-5",
    prompt_version="answer-1",
    fingerprint=SHA,
    revision=2,
    gates_version=1,
)

ANSWER_SAMPLES: tuple[Record, ...] = (
    SetPacket(run_id="album", event_id="e1", expected_revision=1, packet=PACKET),
    AskPacket(run_id="album", event_id="e2", expected_revision=2, question_id="q1", question="Was there a pier?"),
    QuestionBatch(
        run_id="album",
        batch_id="b1",
        prompt_version="answer-1",
        model="claude-haiku-5-5",
        packet=PACKET,
        questions=(PacketQuestion(question_id="q1", question="Was there a pier?", key=KEY),),
    ),
    Replies(
        run_id="album",
        batch_id="b1",
        replies=(REPLY,),
        failures=(Failure(source_id="q2", claim_key=KEY, reason="provider_truncated", detail="at 4,096 tokens"),),
        usage=Usage(calls=1, input_tokens=900, cached_input_tokens=400, output_tokens=30, seconds=1.5, usd=0.0025),
    ),
    REPLY,
    TOLD,
    REFUSED,
    PacketRow(run_id="album", revision=2, packet=PACKET, event_ids=("e1", "e2")),
    QuestionRow(
        run_id="album", question_id="q1", question="Was there a pier?", event_ids=("e2",), told=TOLD, refused=REFUSED
    ),
)
