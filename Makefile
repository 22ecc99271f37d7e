PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo picture test chaos check bench eval test-ops fuzz bench-cards asyncapi lock clean

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch .venv/ready

# a sample thesis from start to end, on an embedded broker that begins empty; PROVIDER: auto, local, anthropic, or
# rehearsal: the client of the Messages API against a server of our own, which SCRIPT (a file) tells what to do
PROVIDER ?= auto
SCRIPT ?=
demo: .venv/ready
	rm -rf build/demo
ifeq ($(PROVIDER),rehearsal)
	$(BIN)/python -m streams.testing $(if $(SCRIPT),--script $(SCRIPT)) $(BIN)/sourcebind --data-dir build/demo/data demo build/demo
else
	SOURCEBIND_PROVIDER=$(PROVIDER) $(BIN)/sourcebind --data-dir build/demo/data demo build/demo
endif

# the README's picture of what the demo prints
picture: .venv/ready
	rm -rf build/demo
	SOURCEBIND_PROVIDER=local FORCE_COLOR=1 $(BIN)/sourcebind --data-dir build/demo/data demo build/demo | $(BIN)/python deploy/picture.py deploy/demo.svg

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/schemas/test_asyncapi.py

# broker tests have the machine for themselves: they kill and suspend processes, and wait for sessions to end
test: check
	$(BIN)/pytest -m "not broker" -n auto --dist loadfile
	$(BIN)/pytest -m broker

# a hundred rounds: a worker and the broker killed under load, another worker joining, one suspended in each
chaos: .venv/ready
	$(BIN)/python -m tests.broker.chaos.rounds --freeze

# what needs programs of the system (Debian's packages); as root
test-ops: .venv/ready
	apt-get update -qq
	apt-get install -qq -y --no-install-recommends tesseract-ocr tesseract-ocr-deu tesseract-ocr-eng tesseract-ocr-fra
	SOURCEBIND_TEST_OPS=1 $(BIN)/pytest -m ops

# broken PDFs and bibliographies; more seeds: make fuzz FUZZ="--folder papers --files 500"
fuzz: .venv/ready
	nice -n 19 $(BIN)/python -m tests.fuzz.run $(FUZZ)

# pages a second against a bare loop over the same pages, and memory
bench-cards: .venv/ready
	$(BIN)/python -m tests.bench.cards

.venv-bench/ready: pyproject.toml .venv/ready
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-bench
	$(BIN)/uv pip install --quiet --python .venv-bench/bin/python --group bench
	touch .venv-bench/ready

# every figure of the design beside its peer, some fifteen minutes; one: make bench BENCH=correction; small: BENCH="--scale 0.05"
bench: .venv/ready .venv-bench/ready
	$(BIN)/python -m tests.bench.run $(BENCH)

# every wrong (source, entry, role) of the 1,000-entry evaluation, proposed with the best quotes: some five minutes
eval: .venv/ready
	$(BIN)/python -m tests.eval.entries.measure

asyncapi: .venv/ready
	$(BIN)/python -c "import sys; from schemas.asyncapi import to_bytes; sys.stdout.buffer.write(to_bytes())" > deploy/asyncapi.json

lock: .venv/ready
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv .venv-bench build
