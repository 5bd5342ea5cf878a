# Two commands do everything: `make run` opens the prompt, `make test` passes every test.
PREFIX ?= /usr/local
DESTDIR ?=
BUILD = .build/release/grapher

.PHONY: run build setup test lint install uninstall clean

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

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 $(BUILD) $(DESTDIR)$(PREFIX)/bin/grapher

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/grapher

clean:
	rm -rf .build
