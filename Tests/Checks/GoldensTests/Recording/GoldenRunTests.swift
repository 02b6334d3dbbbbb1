import Drawing
import Foundation
import TestSupport
import Testing

@testable import Goldens

/// What stands in the store before a run.
enum GoldenState: String, CaseIterable { case absent, equal, different, corrupt, conflict }

private func run(_ mode: RecordMode, on folder: TemporaryFolder) -> GoldenRun {
    GoldenRun(store: GoldenStore(root: folder.path), mode: mode, engine: .sample, artefacts: nil)
}

private func store(_ state: GoldenState, in folder: TemporaryFolder) throws {
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    switch state {
    case .absent: break
    case .equal: try store.record(.sample(), for: cell, engine: .sample)
    case .different: try store.record(.sample(caption: "Dinner at moon"), for: cell, engine: .sample)
    case .corrupt:
        try store.record(.sample(), for: cell, engine: .sample)
        try folder.write(Array("Dinner\n".utf8), to: "dinner.layout")
    case .conflict:
        try store.record(.sample(), for: cell, engine: .sample)
        try folder.write(Array("<<<<<<< HEAD\n".utf8), to: "dinner.layout")
    }
}

/// Four modes times five states: the status, the exit code, and whether the golden is equal afterwards.
@Test(arguments: RecordMode.allCases, GoldenState.allCases)
func theTableOfModesAndStates(mode: RecordMode, state: GoldenState) throws {
    let table: [RecordMode: [GoldenState: (GoldenStatus, GoldenExitCode, isWritten: Bool)]] = [
        .all: [
            .absent: (.recorded, .equal, true), .equal: (.unchanged, .equal, false),
            .different: (.replaced, .equal, true), .corrupt: (.recorded, .equal, true),
            .conflict: (.failed, .badInput, false),
        ],
        .failed: [
            .absent: (.recordedInThisRun, .missing, true), .equal: (.equal, .equal, false),
            .different: (.recordedInThisRun, .different, true), .corrupt: (.recordedInThisRun, .badInput, true),
            .conflict: (.unreadable, .badInput, false),
        ],
        .missing: [
            .absent: (.recordedInThisRun, .missing, true), .equal: (.equal, .equal, false),
            .different: (.different, .different, false), .corrupt: (.unreadable, .badInput, false),
            .conflict: (.unreadable, .badInput, false),
        ],
        .never: [
            .absent: (.missing, .missing, false), .equal: (.equal, .equal, false),
            .different: (.different, .different, false), .corrupt: (.unreadable, .badInput, false),
            .conflict: (.unreadable, .badInput, false),
        ],
    ]
    let folder = try TemporaryFolder()
    try store(state, in: folder)
    let before = try folder.names().map(folder.bytes)
    let expected = try #require(table[mode]?[state])

    let run = run(mode, on: folder)
    let outcome = run.check(try .sample()) { .sample() }
    #expect(outcome.status == expected.0)
    #expect(outcome.exitCode == expected.1)
    #expect(try run.report().exitCode == expected.1)
    #expect((try folder.names().map(folder.bytes) != before) == expected.isWritten)
    let verdict = try GoldenStore(root: folder.path).verify(.sample(), for: .sample())
    #expect((verdict == .equal) == (expected.isWritten || state == .equal))
}

@Test func aRetryDoesNotPassWhatTheRunRecorded() throws {
    let folder = try TemporaryFolder()
    let run = run(.missing, on: folder)
    for _ in 0..<3 {
        #expect(run.check(try .sample()) { .sample() }.status == .recordedInThisRun)
    }
    #expect(try run.report().outcomes.count == 1)
    #expect(try run.report().exitCode == .missing)
    // The next run compares.
    #expect(
        Goldens.GoldenRun(store: run.store, mode: .missing, engine: .sample, artefacts: nil)
            .check(try .sample()) { .sample() }.status == .equal)
}

/// Row 59 of golden testing: a second attempt would pass, and is not made.
@Test(arguments: RecordMode.allCases) func aFailingComparisonIsNotRepeated(mode: RecordMode) throws {
    let folder = try TemporaryFolder()
    try store(.different, in: folder)
    var draws = 0
    let outcome = run(mode, on: folder).check(try .sample()) {
        draws += 1
        return .sample(caption: draws == 1 ? "Dinner at noon" : "Dinner at moon")
    }
    #expect(draws == 1)
    #expect(mode == .all || outcome.exitCode == .different)
}

@Test func ofTwoOutcomesTheWorseIsKept() throws {
    let folder = try TemporaryFolder()
    try store(.equal, in: folder)
    let run = run(.never, on: folder)
    run.check(try .sample()) { .sample() }
    run.check(try .sample()) { throw GoldenFailure(kind: .badInput, message: "no balloon") }
    run.check(try .sample()) { .sample() }
    #expect(try run.report().exitCode == .badInput)
}

/// A loop or a test with arguments that gives its balloons no names: whatever the mode, the second one fails.
@Test(arguments: RecordMode.allCases)
func aNameStandsForOneBalloonInARun(mode: RecordMode) throws {
    let folder = try TemporaryFolder()
    try store(.equal, in: folder)
    let run = run(mode, on: folder)
    let before = try folder.names().map(folder.bytes)
    for _ in 0..<2 { #expect(run.check(try .sample()) { .sample() }.exitCode == .equal) }
    let second = run.check(try .sample()) { .sample(caption: "Dinner at moon") }
    #expect(
        second.result == .failed(GoldenFailure(GoldenNameError.reused(name: "dinner", source: "Examples/dinner.yaml"))))
    #expect(try folder.names().map(folder.bytes) == before)
}

@Test func twoCellsOfOneNameInARunAreAnErrorNamingBoth() throws {
    let folder = try TemporaryFolder()
    try store(.equal, in: folder)
    let run = run(.never, on: folder)
    run.check(try GoldenCell(scene: "dinner", source: "a.yaml")) { .sample() }
    let outcome = run.check(try GoldenCell(scene: "Dinner", source: "b.yaml")) { .sample() }
    guard case .failed(let failure) = outcome.result else {
        Issue.record("the second cell was compared")
        return
    }
    #expect(failure.kind == .badInput)
    #expect(failure.message.contains("a.yaml and b.yaml"))
    #expect(try run.report().exitCode == .badInput)
}

@Test func whatRenderingThrowsFailsTheCell() throws {
    let folder = try TemporaryFolder()
    let run = run(.never, on: folder)
    let plan = try GoldenPlan([.sample("poll"), .sample("dinner")])
    run.check(plan.cells[1]) { throw GoldenFailure(kind: .badInput, message: "dinner.yaml:3:1: unknown key") }
    run.check(plan.cells[0]) { throw GoldenFailure(kind: .environment, message: "no Fonts folder") }
    let report = try run.report(plan: plan)
    #expect(report.outcomes.map(\.cell.name) == ["poll", "dinner"])
    #expect(report.exitCode == .environment)
}

@Test func aStoreThatCannotBeReadIsTheEnvironment() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "file")
    let run = GoldenRun(store: GoldenStore(root: folder.file("file")), mode: .never, engine: .sample, artefacts: nil)
    #expect(run.check(try .sample()) { .sample() }.exitCode == .environment)
}

@Test func manyThreadsGiveOneReport() async throws {
    let folder = try TemporaryFolder()
    let cells = try (0..<64).map { try GoldenCell.sample("scene\($0)") }
    let plan = try GoldenPlan(cells)
    let run = run(.never, on: folder)
    await withTaskGroup(of: Void.self) { group in
        for cell in cells.shuffled() { group.addTask { run.check(cell) { .sample() } } }
    }
    let report = try run.report(plan: plan)
    #expect(report.outcomes.map(\.cell) == cells)
    #expect(try GoldenResults(report).json() == GoldenResults(GoldenReport(outcomes: report.outcomes)).json())
}

/// A scene that was renamed: its golden is stale, its new name has none, and what is drawn is what the old one has. Each old
/// golden stands for one new name.
@Test(arguments: [GoldenForm.picture, .hash])
func aGoldenOfTheSameContentIsARename(form: GoldenForm) throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    for scene in ["brunch", "dinner"] {
        try store.record(.sample(), for: .sample(scene), engine: .sample, as: form)
    }
    try store.record(.sample(caption: "Supper at moon"), for: .sample("other"), engine: .sample, as: form)
    let cells = try ["lunch", "midday", "noon"].map { try GoldenCell.sample($0) }
    let run = run(.never, on: folder)
    for cell in cells { run.check(cell) { .sample() } }
    let report = try run.report(plan: GoldenPlan(cells))
    #expect(report.renames.map(\.old) == ["brunch", "dinner"] && report.renames.map(\.new) == ["lunch", "midday"])
    #expect(report.renames.map(\.form) == Array(repeating: form == .hash ? .hash : nil, count: 2))
    // A golden that a cell of the plan still claims is not renamed.
    let all = try GoldenPlan(cells + [GoldenCell.sample("brunch")])
    #expect(try run.report(plan: all).renames.map(\.old) == ["dinner"])
}

/// Mode failed records what is missing, too; the table says what each mode does with each state of one golden, and this what
/// it does with a golden of which one file is gone.
@Test(arguments: [(RecordMode.failed, true), (.missing, true), (.all, true), (.never, false)])
func halfAGoldenIsMissing(mode: RecordMode, isWritten: Bool) throws {
    let folder = try TemporaryFolder()
    try store(.equal, in: folder)
    try FileManager.default.removeItem(atPath: folder.file("dinner.png"))
    run(mode, on: folder).check(try .sample()) { .sample() }
    #expect((folder.bytes("dinner.png") != nil) == isWritten)
}
