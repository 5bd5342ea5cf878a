# Two commands do everything: `make run` opens the prompt, `make test` passes every test.
PREFIX ?= /usr/local
DESTDIR ?=
BUILD = .build/release/grapher

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
	swift format lint --strict --recursive Sources Tests Package.swift

# Prints a table of ratios, each beside its baseline measured in the same run.
bench: build
	swift build --package-path Benchmarks --configuration release
	directory=$$(mktemp -d) && trap 'rm -rf "$$directory"' EXIT && \
	  Benchmarks/.build/release/Benchmarks $(CURDIR)/$(BUILD) "$$directory"

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 $(BUILD) $(DESTDIR)$(PREFIX)/bin/grapher

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/grapher

clean:
	rm -rf .build
