# Everything here works on a fresh Debian with Python 3.11 (python3-venv), git and make.
# The first call of a target makes .venv; later calls start at once.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
ARGS   ?=
# Test processes.
WORKERS ?= 2

VENV := .venv
BIN  := $(VENV)/bin
CODE := $(wildcard src tests tools bench examples)
PIP  := $(BIN)/python -m pip --disable-pip-version-check --quiet

# The folder of the compiled build when it is the build of the present sources, else nothing.
COMPILED = $$($(BIN)/python tools/compiled.py path)

# Without bytecode files every test process would compile all tests and all sources again.
unexport PYTHONDONTWRITEBYTECODE

# Worksteal keeps neighbouring tests in one process as long as all processes are busy, so that they
# share servers and browsers.
TESTS = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=10 --durations-min=0.1

# A browser often waits, so one more process keeps the processors busy.
BROWSER_TESTS = $(TESTS) -n $$(($(WORKERS) + 1))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test .test .static .client .compiled test-fast check format bench compiled screenshots soak lock clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play ## Open the table in the browser; ARGS="..." goes to `trilobite serve`, as in ARGS=--help.
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/compiled.py background
	@PYTHONPATH="$(COMPILED)" $(BIN)/trilobite serve $(ARGS)

terminal: $(VENV)/.play ## Play in the terminal; ARGS="..." goes to `trilobite play`, as in ARGS="trias --help".
	@$(BIN)/python tools/compiled.py background
	@PYTHONPATH="$(COMPILED)" $(BIN)/trilobite play $(or $(ARGS),trias)

test: $(VENV)/.dev ## Run all checks, and each test on the build that it belongs to.
	@$(BIN)/python tools/timed.py $(MAKE) --no-print-directory .test

.test:
	@$(MAKE) --no-print-directory -j3 --output-sync=target check .client .compiled
	@$(BIN)/python tools/browser.py || test $$? -eq 2
	@folder="$(COMPILED)"; if test -n "$$folder"; then \
		echo "== tests, plain build" && \
		$(TESTS) --ignore tests/browser -m "plain and not deep" && \
		export PYTHONPATH="$$folder" TRILOBITE_BUILD=compiled && \
		echo "== tests, compiled build" && \
		$(TESTS) --ignore tests/browser -m "compiled and not deep" && \
		echo "== tests in a browser, compiled build" && \
		$(BROWSER_TESTS) -m "not deep" tests/browser; \
	else \
		echo "== tests, all on the plain build: there is no C compiler" && \
		$(TESTS) --ignore tests/browser -m "not deep" && \
		$(BROWSER_TESTS) -m "not deep" tests/browser && \
		echo "LEFT OUT: the compiled build. All tests have passed on the plain build."; \
	fi
	@test -n "$$($(BIN)/python tools/browser.py path)" || \
		echo "LEFT OUT: the tests in a browser. There is no Chromium; see above."
	@$(BIN)/python -c "import torch" 2> /dev/null || \
		echo "LEFT OUT: two tests of the example for learning. There is no PyTorch; see docs/bots/envs.md."

# The build would write outdated types again, so they are compared first.
.static: $(VENV)/.dev
	@echo "== the client"
	$(BIN)/python tools/web.py types --check
	$(BIN)/python tools/web.py build

.client: .static
	@echo "== checks and tests of the client"
	$(BIN)/python tools/web.py check

# After the client, which is part of the package.
.compiled: .static
	@echo "== the compiled build"
	@$(BIN)/python tools/compiled.py build || test $$? -eq 2

test-fast: $(VENV)/.dev ## Run the quick tests on the plain build, in less than a minute.
	$(TESTS) --ignore tests/browser -m "not slow and not deep"

check: $(VENV)/.dev ## Check format, lint, types, imports, dead code, generated files and commit subjects.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/vulture
	$(BIN)/python tools/subjects.py
	$(BIN)/python tools/tables.py --check
	$(BIN)/python tools/web.py types --check

format: $(VENV)/.dev ## Format the code and repair what lint can repair.
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(VENV)/.dev ## Measure speed on both builds, bots, the service and the client; ARGS="..." goes to `trilobite bench`.
	@$(BIN)/trilobite bench $(ARGS)
	@PYTHONPATH="$(COMPILED)" $(BIN)/python bench/bots.py
	@PYTHONPATH="$(COMPILED):build/peers" $(BIN)/python -m bench.peers
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/web.py size
	@PYTHONPATH="$(COMPILED)" $(BIN)/python bench/service.py
	@PYTHONPATH="$(COMPILED)" $(BIN)/python bench/client.py
	@$(BIN)/python bench/cold.py
	@PYTHONPATH="$(COMPILED)" $(BIN)/python bench/cold.py

screenshots: $(VENV)/.dev ## Take pictures of every page and of the table into build/screenshots.
	@$(BIN)/python tools/web.py build
	@PYTHONPATH="$(COMPILED)" $(BIN)/python tools/screenshots.py

soak: $(VENV)/.dev ## Run what takes long: deep tests, all on both builds, a hundred kills, ten minutes of fuzz, all puzzles, mutations.
	@$(MAKE) --no-print-directory .compiled
	$(TESTS) --ignore tests/browser -m "not plain"
	PYTHONPATH="$(COMPILED)" TRILOBITE_BUILD=compiled CONFORMANCE=deep TRILOBITE_EXAMPLES=50 TRILOBITE_PUZZLES=1500 \
		$(TESTS) -m "deep or not compiled"
	TRILOBITE_KILLS=100 $(BIN)/python -m pytest tests/server/storage/test_kill.py
	TRILOBITE_FUZZ_SECONDS=600 $(BIN)/python -m pytest -s -o faulthandler_timeout=1200 -m deep tests/server/http/test_fuzz.py
	$(BIN)/python tools/mutations.py

compiled: $(VENV)/.play ## Make the compiled build now instead of in the background.
	@$(BIN)/python tools/compiled.py build

lock: $(VENV)/.made ## Resolve the dependencies again into both lock files; ARGS="--upgrade" takes newer ones.
	$(PIP) install uv
	$(LOCK) --group dev --output-file requirements-dev.lock
	$(LOCK) --group play --constraint requirements-dev.lock --output-file requirements.lock

clean: ## Remove all that can be made again: .venv, build and caches.
	rm -rf $(VENV) build dist web/node_modules src/trilobite/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# No addresses and no command line in the files: only names, versions and hashes.
LOCK = $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate $(ARGS)

# Each stamp is touched last, so that an interrupted installation is repeated.
$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: no python3 found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed, and $(PYTHON) is `$(PYTHON) --version 2>&1`."; \
		echo "Name another one: make PYTHON=/path/to/python3.11"; exit 1; }
	@rm -rf $(VENV)
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Could not make $(VENV). On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.play: $(VENV)/.made requirements.lock pyproject.toml
	@echo "Installing what playing needs ..."
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The development lock contains the other one.
$(VENV)/.dev: $(VENV)/.made requirements-dev.lock pyproject.toml
	@echo "Installing what development needs ..."
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(VENV)/.play $@
