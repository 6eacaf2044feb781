# `make` prints this file's targets. Needed: make, and python3 (3.11 or newer) with venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Twice quiet: errors only.
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input install

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: demo
demo: $(VENV)/.installed ## what the four rulebooks say and where they differ, proved
	@$(BIN)/coyote-spec tour

.PHONY: test
test: browser $(VENV)/.installed-dev ## the tests
	@$(BIN)/python -m pytest --numprocesses auto

# Without one the browser tests fail, and say so: whoever has no right to install still gets the rest.
.PHONY: browser
browser: ## the operating system's Chromium, for the tests in a browser; installs it where it can
	@sh tests/browser/install.sh

.PHONY: check
check: browser $(VENV)/.installed-dev ## layout, lint, types, import contracts, then the tests
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m pytest --numprocesses auto

.PHONY: soak
soak: browser $(VENV)/.installed-dev ## the tests with many more random cases, and longer ones; takes up to an hour
	@$(BIN)/python -m pytest --numprocesses auto --hypothesis-profile=soak -m "soak or not soak"

.PHONY: bench
bench: $(VENV)/.installed-dev ## time and memory against their limits
	@$(BIN)/python -m tests.benchmarks

.PHONY: update
update: $(VENV)/.installed-dev ## write the expected outputs of the tests anew; read the diff
	@$(BIN)/python -m pytest --update

.PHONY: docs
docs: $(VENV)/.installed ## the site with the rules in four languages, in site/
	@$(BIN)/coyote-spec document

.PHONY: wheel
wheel: $(VENV)/.installed-dev ## the source archive and the wheel, in dist/
	@$(BIN)/python -m build

.PHONY: clean
clean: ## removes what make has made
	rm -rf $(VENV) dist site .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find coyote_spec tests -name __pycache__ -type d -prune -exec rm -rf {} +

# pip is the last thing that venv puts there: an environment made by halves is made again.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "coyote-spec needs Python 3.11 or newer; say which with: make PYTHON=python3.11")'
	@$(PYTHON) -m venv --clear $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/pip
	@echo "Installing coyote-spec into $(VENV) ..." >&2
	@$(PIP) --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/pip
	@echo "Installing coyote-spec and what its tests need into $(VENV) ..." >&2
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.installed
