# Questhall.  `make play` starts a game, `make test` runs every test; both install what they need first.
PYTHON ?= python3
UV     := .tools/bin/uv
BIN    := .venv/bin
READY  := .venv/.ready

.PHONY: help play setup test lint format bench soak lock clean

help:           ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 12

play: setup     ## play in the terminal
	@$(BIN)/questhall play

setup: $(READY) ## everything a developer needs, in .venv

$(READY): requirements.lock pyproject.toml
	@test -x $(UV) || { echo "installing uv into .tools"; $(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv; }
	@test -x $(BIN)/python || $(UV) venv --quiet --python "$$(command -v $(PYTHON))" .venv
	@echo "installing the environment into .venv"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

test: setup     ## the whole suite
	$(BIN)/pytest -n 2 -m "not soak"

lint: setup     ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: setup   ## let ruff format and mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: setup     ## long sweeps, with progress
	$(BIN)/pytest -n 2 -m soak -v

bench: setup    ## figures beside peers, into docs/bench.md and bench/results
	$(BIN)/python -m bench

lock:           ## renew requirements.lock
	$(UV) pip compile pyproject.toml --group dev --universal --generate-hashes --python-version 3.11 \
	  --no-header --no-emit-index-url --quiet -o requirements.lock

clean:          ## forget the environments
	rm -rf .venv .tools .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis
