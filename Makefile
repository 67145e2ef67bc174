# One file of commands. `make play` and `make test` install what they need by themselves.
PYTHON ?= python3
BIN := .venv/bin
# Where an image forbids it, each bot that a test starts would compile all of its modules anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: install install-bot letters emoji showcase play format lint quick check test announced coverage soak week bench texts ladder lock manual browser servers first-day

install: .venv/.installed  ## the virtual environment, nothing else

.venv/.installed: requirements/dev.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Nastolka needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	@# the lock is whole: pip 23 would look at newer releases, and refuse them for want of a hash
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/dev.lock
	touch $@

install-bot:  ## what the bot alone needs, and the program .venv/bin/nastolka
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/bot.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps .

# Without Telegram's rates, for people who play all seats themselves and tap faster than a group.
play: install letters  ## the playground: bot, local Bot API, store and page on this machine
	@TRY_LANGUAGE=$(TRY) exec $(BIN)/python -m playground --no-rates

# As root, or by sudo; the words before the name of a package.
APT := sudo=$$(command -v sudo || true); test "$$(id -u)" != 0 || sudo=; \
	$$sudo apt-get update -qq && $$sudo apt-get install -y -qq

letters: install  ## Debian's libfribidi0, which joins letters of right-to-left names; the bot does without
	@$(BIN)/python -c 'import sys; from PIL import features; sys.exit(not features.check("fribidi"))' || { \
		echo "installing libfribidi0 for right-to-left names: sudo may ask for your password"; \
		$(APT) libfribidi0 >/dev/null; \
	} || echo "without libfribidi0, right-to-left names are drawn letter by letter" >&2

browser:  ## Debian's chromium without windows, for tests of the page; an installed chromium will do
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
		echo "installing chromium for the browser test"; \
		$(APT) chromium-headless-shell >/dev/null; \
	} || { echo "the browser test needs chromium on the PATH" >&2; exit 1; }

# The program that tests need, and its package.
SERVERS := redis-server:redis-server redis-sentinel:redis-sentinel promtool:prometheus docker-compose:docker-compose systemd-analyze:systemd

emoji:  ## Debian's Noto Color Emoji, for pictures of phones as people see them
	@fc-match -f '%{color}' :charset=1f534 2>/dev/null | grep -q True || { \
		echo "installing fonts-noto-color-emoji for pictures of phones"; \
		$(APT) fontconfig fonts-noto-color-emoji >/dev/null; \
	}

showcase: install browser emoji  ## the pictures of README, made anew
	@$(BIN)/python -m bench.screenshots docs/pictures

servers:  ## Debian's redis-server, redis-sentinel, promtool, docker-compose, systemd-analyze: for tests of stores, alarms, compose.yaml, the unit
	@missing=; for each in $(SERVERS); do \
		command -v $${each%:*} >/dev/null || missing="$$missing $${each#*:}"; \
	done; \
	test -z "$$missing" || { echo "installing$$missing for tests"; $(APT) --no-install-recommends $$missing >/dev/null; }
	@for each in $(SERVERS); do \
		command -v $${each%:*} >/dev/null || { echo "the tests need $${each%:*} on the PATH" >&2; exit 1; }; \
	done

format: install  ## writes the code as the formatter wants it
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: install  ## format, lint, types, imports; changes nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint --failure-threshold warning Dockerfile

# Rules, tables and what they show: pure, so they need no server, no browser and no picture.
QUICK := tests/core tests/docs tests/games tests/bot/table tests/bot/texts tests/bot/display tests/contract/test_words.py
# Of these, what takes long: whole games by computers, pictures, all leaks.
SLOW := tests/bot/table/test_taking_over.py \
	$(addprefix tests/bot/display/test_,exports.py forgetting.py viewport.py leaks.py) \
	tests/games/saboteur/test_rules.py::test_every_card_is_played_in_four_taps

quick: install  ## the tests that take seconds
	$(BIN)/pytest -n auto -q $(QUICK) $(addprefix --deselect=,$(SLOW))

check: lint quick  ## before each commit: under a minute

coverage: install  ## how much of the rules, tables and displays the quick tests run; falls below its floor, it fails
	$(BIN)/pytest -n auto -q $(QUICK) $(addprefix --deselect=,$(SLOW)) \
		--cov=games --cov=bot/table --cov=bot/display --cov-report=term:skip-covered --cov-fail-under=95

# The order of the tests, which no test may depend on: make test ORDER=2
ORDER ?= 1
# Some tests wait while others compute.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 3 // 2)')
# Of `browser` and `servers`, what a machine cannot have: make test WITHOUT=browser,servers
WITHOUT ?=
NEEDED := browser servers
COMMA := ,
LEFT_OUT := $(subst $(COMMA), ,$(WITHOUT))
ifneq ($(filter-out $(NEEDED),$(LEFT_OUT)),)
$(error WITHOUT knows: $(NEEDED))
endif

announced:
	@echo "make test: lint, types and some 6,000 tests, about a quarter of an hour on two cores." \
		"By apt, where they are missing: chromium, redis-server and the like;" \
		"on a machine that cannot have them: make test WITHOUT=browser,servers"

test: announced lint letters $(filter-out $(LEFT_OUT),$(NEEDED))  ## every check there is, but for WITHOUT=
	$(BIN)/pytest -n $(WORKERS) --randomly-seed=$(ORDER) $(if $(LEFT_OUT),-m "not ($(subst $(COMMA), or ,$(WITHOUT)))")
	@$(if $(LEFT_OUT),echo "LEFT OUT AND NOT TESTED: $(LEFT_OUT)")

GAMES ?= 300
SEED ?= 1

soak: install  ## whole games by random players while everything breaks; an hour or so
	@$(BIN)/python -m tests.soak --games $(GAMES) --seed $(SEED)

DAYS ?= 30

week: install  ## people with habits play for a simulated week or four; some minutes (docs/testing.md)
	@$(BIN)/python -m tests.week --days $(DAYS) --seed $(SEED)

first-day:  ## with GROUP, a test group's id: tries what only a real bot can tell (docs/telegram.md)
	@$(BIN)/python -c 'import dotenv, httpx, PIL' 2>/dev/null || $(MAKE) --no-print-directory install-bot
	@$(BIN)/python -m first_day

manual: install servers  ## follows docs/operations.md, command by command, as a user without rights
	@$(BIN)/python -m tests.manual

bench: install browser  ## measures, asserts nothing
	$(BIN)/python -m bench

texts: install  ## what a language lacks: make texts LANG=de (docs/adding-a-language.md); with COMMENTS=1, comments for translators are written anew
	@$(if $(FRESH),$(if $(findstring command,$(origin LANG)),,$(error FRESH needs a language: make texts LANG=de FRESH=$(FRESH))))
	@$(BIN)/python -m $(if $(COMMENTS),bench.comments,bench.texts) $(if $(findstring command,$(origin LANG)),$(LANG) '$(FRESH)')

N ?= 40

ladder: install  ## how strong computer players are; writes docs/computer-players.md
	@$(BIN)/python -m bench.ladder $(N)

lock:  ## pins anew after a change in pyproject.toml (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --no-emit-find-links --all-extras pyproject.toml -o requirements/dev.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --no-emit-find-links --extra embedded --extra film pyproject.toml -c requirements/dev.lock -o requirements/bot.lock
