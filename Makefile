# make demo     sizes, pictures and goldens of the examples, and a sweep of one, from nothing, by a program that is not optimised
# make test     all tests, in a build folder of their own; ONLY=NAME for some of them
# make oracles  the oracles whole, of which `make test` compares a share
# make lint     the formatting rules, strictly
# make format   apply them
# make bench    the table of speed goals beside Pango and raw HarfBuzz, the instructions of ten runs, and what the pages of the server
#               take; also installs Pango, Valgrind and Chromium
# make tools    compile the benchmarks and the fuzzers, which `make test` leaves out
# make build    the command line, optimised
# make apps     the second program, which `balloon studio`, `host`, `import` and `review --page` start
# make install  both programs with fonts, schemas, manual page and completions below PREFIX (/usr/local)
# make uninstall  remove them
# make goldens  record the examples' goldens again: look at the difference before committing it
# make readme   put the real output of their commands into README.md, FirstGolden.md and Reviewing.md, and write Findings.md, the
#               schema and the reference of scenes, pictures, tables of breaks, and the examples that are compiled
# make clean    remove what was built and drawn

# The libraries of Swift are linked into a program that people start often. A module that is compiled whole writes its
# interface along with its code: the driver otherwise starts a second compiler for it.
RELEASE := -c release --static-swift-stdlib -Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -use-ld=lld
PROGRAMS := .build/release
BALLOON := $(PROGRAMS)/balloon
PREFIX ?= /usr/local
# A module that is compiled whole takes less time than its files one by one, when all of it is new; no debugger looks at a
# demonstration or at a run of all tests.
WHOLE := -debug-info-format none \
	-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -disable-batch-mode \
	-Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -use-ld=lld
TEST_BUILD := --scratch-path .build/tests $(WHOLE)
# Nothing is measured in a demonstration but the time until somebody sees a picture: code that is not optimised is compiled
# sooner, and draws the same bytes.
DEMO_BUILD := --scratch-path .build/demo $(WHOLE) -Xswiftc -Onone
SWIFT_FILES := Package.swift Benchmarks/Package.swift Fuzzing/Package.swift Sources Tests Benchmarks/Sources Benchmarks/Benchmarks Fuzzing/Sources

.PHONY: demo build apps test oracles lint format bench tools install uninstall goldens readme clean bootstrap

demo: bootstrap
	@Scripts/build $(DEMO_BUILD) --product balloon
	@Scripts/demo .build/demo/debug/balloon

bootstrap:
	@Scripts/bootstrap

build: bootstrap
	swift build $(RELEASE) --product balloon

apps: bootstrap
	swift build $(RELEASE) --product balloon-apps

# A build folder of its own keeps what `swift build` and `swift test` make between two edits.
test: bootstrap
	@Scripts/test $(if $(ONLY),--filter "$(ONLY)") $(TEST_BUILD)

# Each suite that compares a share in a usual run, which is one that asks for the depth. The programs that a usual run
# does not compile are compiled first, so that no change breaks them unseen.
oracles: bootstrap tools
	BALLOON_ORACLES=all swift test \
		--filter "$$(grep -rl OracleDepth --include='*Tests.swift' Tests | xargs -n 1 basename -s .swift | paste -sd '|')"

lint: bootstrap
	swift format lint --strict --recursive $(SWIFT_FILES)

format: bootstrap
	swift format --in-place --recursive $(SWIFT_FILES)

bench: build apps
	@Scripts/bootstrap counting browser
	@Scripts/bench $(BALLOON)
	@Scripts/instructions release $(BALLOON)
	@Scripts/measure-pages $(BALLOON)

tools: bootstrap
	@Scripts/bootstrap bench
	@Scripts/tools

install: build apps
	@Scripts/install $(PROGRAMS) "$(PREFIX)"

uninstall:
	@Scripts/install --remove "$(PREFIX)"

goldens: build
	$(BALLOON) record Examples

readme: bootstrap
	BALLOON_REWRITE=readme,examples,schema swift test --filter "ReadmeTests|FirstGoldenPageTests|FindingsPageTests|DocumentationExamplesTests|SceneSchemaTests|SceneReferenceTests|BreakTableTests|DocumentationPicturesTests|ReviewingPageTests"

clean:
	rm -rf .build Output
