# Two commands do everything: `make run` opens the prompt, `make test` passes every test.
PREFIX ?= /usr/local
DESTDIR ?=
BUILD = .build/release/grapher
# The functions of scripts/score-graphs.
CASES ?= ../shared/cases/graphs
ONLY ?=

.PHONY: run build setup test lint bench install uninstall clean

run: build
	@$(BUILD)

build: setup
	swift build --configuration release $$(scripts/linking) --product grapher

# Installs what is missing; where it cannot, it says what to install.
setup:
	@scripts/setup

test: setup
	swift test --disable-xctest

lint:
	swift format lint --strict --recursive Sources Tests Benchmarks/Sources Benchmarks/Package.swift \
	  Package.swift
	@# It leaves the width of comments to us.
	@! LC_ALL=C.UTF-8 grep -rnE --include='*.swift' --include='*.[chS]' '^.{101}' \
	  Sources Tests Benchmarks/Sources | grep -E '^[^:]+:[0-9]+: *//'

# Prints a table of ratios, each beside its baseline measured in the same run; ONLY=table and the
# like choose.
bench:
	@$(MAKE) --no-print-directory build >&2
	@swift build --package-path Benchmarks --configuration release >&2
	@directory=$$(mktemp -d) && trap 'rm -rf "$$directory"' EXIT && \
	  GRAPHER_HOME="$$directory" Benchmarks/.build/release/Benchmarks "$(CURDIR)/$(BUILD)" \
	  "$$directory" "$(CASES)/hard-functions.json" $(ONLY)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 $(BUILD) $(DESTDIR)$(PREFIX)/bin/grapher

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/grapher

clean:
	rm -rf .build Benchmarks/.build
