# Questhall.  `make play` starts a game, `make test` runs every test; both install what they need first.
PYTHON ?= python3
UV     := .tools/bin/uv
BIN    := .venv/bin
READY  := .venv/.ready

CLIENT := web/dist/index.html

.PHONY: help play terminal setup web chromium test lint format bench soak mutants words pictures wheel docs release audit lock clean

help:           ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 12

HOST ?= 0.0.0.0

play: setup web ## the hall in the browser, open to friends in your network (HOST=127.0.0.1: to nobody)
	@$(BIN)/questhall serve --browser --host $(HOST)

terminal: setup ## a game in the terminal
	@$(BIN)/questhall play

setup: $(READY) ## everything a developer needs, in .venv

$(READY): requirements.lock pyproject.toml
	@test -x $(UV) || { echo "installing uv into .tools"; $(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv; }
	@test -x $(BIN)/python || $(UV) venv --quiet --python "$$(command -v $(PYTHON))" .venv
	@echo "installing the environment into .venv"
	@$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

web: $(CLIENT)  ## build the web client

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo "installing the client's packages into web/node_modules"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

SOURCES := $(shell find web/src web/public web/scripts web/index.html web/vite.config.ts -type f; find questhall examples -name '*.ftl')
$(CLIENT): web/node_modules/.ready $(SOURCES)
	@cd web && npm run --silent build

chromium:       # a browser for the tests, where the machine has none
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || bash tests/browser/install-chromium.sh

test: setup web chromium ## the whole suite
	cd web && npm test --silent
	$(BIN)/pytest -n 2 --dist loadfile

lint: setup web/node_modules/.ready ## ruff, mypy --strict, import-linter, svelte-check, ESLint, Prettier
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	cd web && npm run --silent check

format: setup web/node_modules/.ready ## let ruff, ESLint and Prettier format and mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

soak: setup web chromium ## long sweeps, with progress
	@test -x .bench/fuzz/bin/schemathesis || { $(UV) venv --quiet .bench/fuzz && $(UV) pip install --quiet --python .bench/fuzz/bin/python schemathesis; }
	$(BIN)/pytest -n 2 --dist loadfile -m soak -v

bench: setup    ## figures beside peers, into docs/bench.md; AGAINST=<commit> compares with that commit instead
	$(if $(AGAINST),$(BIN)/python -m bench.against $(AGAINST),$(BIN)/python -m bench)

GAME ?= rollplayer

mutants: setup  ## can the tests of a game's rules fail? GAME=prophecy; goes on where it stopped, into docs/mutants.md
	$(BIN)/python -m bench.mutants $(GAME)

words: setup    ## every sentence the games can say, to read through, into build/words
	@for game in rollplayer prophecy runebound gloomhaven; do $(BIN)/questhall words $$game; done

pictures: setup web chromium ## screenshots of the main screens into docs/img
	$(BIN)/python -m tests.browser.pictures

wheel: setup web ## a wheel that needs no Node: the built client is inside
	@rm -rf questhall/_web dist && cp -r web/dist questhall/_web
	$(UV) build --quiet --wheel -o dist .
	@rm -rf questhall/_web

docs: setup     ## the site: pages, lessons, ledgers, reference, links checked; build/site/html/index.html
	@test -x .bench/site/bin/sphinx-build || { $(UV) venv --quiet .bench/site && $(UV) pip install --quiet --python .bench/site/bin/python \
	  sphinx==9.0.4 myst-parser==5.2.0 furo==2025.12.19 --editable .; }
	$(BIN)/python -m release.site build/site
	.bench/site/bin/sphinx-build -q -W --keep-going -b html build/site/source build/site/html

release: wheel chromium ## a wheel looked into, installed into an empty environment and played there; licences, SBOM
	$(BIN)/python -m release
	$(BIN)/pytest -m soak tests/release

audit: setup web/node_modules/.ready ## known weaknesses of what Questhall is built on (asks the advisory databases)
	-$(UV) tool run pip-audit --progress-spinner off --skip-editable --path $$(echo .venv/lib/python3*/site-packages)
	-cd web && npm audit

lock:           ## renew requirements.lock
	$(UV) pip compile pyproject.toml --group dev --universal --generate-hashes --python-version 3.11 \
	  --no-header --no-emit-index-url --quiet -o requirements.lock

clean:          ## forget the environments
	rm -rf .venv .tools .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/dist
