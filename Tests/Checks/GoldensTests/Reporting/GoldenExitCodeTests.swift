import Testing

@testable import Goldens

@Test func theNumbersAreAContract() {
    #expect(GoldenExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(GoldenExitCode.equal.rawValue == 0)
    #expect(GoldenExitCode.different.rawValue == 1)
    #expect(GoldenExitCode.badInput.rawValue == 2)
    #expect(GoldenExitCode.missing.rawValue == 3)
    #expect(GoldenExitCode.stale.rawValue == 4)
    #expect(GoldenExitCode.environment.rawValue == 5)
    #expect(GoldenExitCode.nothingCompared.rawValue == 6)
}

@Test func precedenceIsATotalOrder() {
    let order: [GoldenExitCode] = [.environment, .badInput, .different, .missing, .nothingCompared, .stale, .equal]
    for (index, code) in order.enumerated() {
        #expect(!code.outranks(code))
        for later in order[(index + 1)...] {
            #expect(code.outranks(later) && !later.outranks(code))
            #expect(GoldenExitCode.combined([later, code]) == code)
        }
    }
    #expect(GoldenExitCode.combined([]) == .equal)
}

@Test func everyVerdictHasItsCode() {
    #expect(GoldenVerdict.equal.exitCode == .equal)
    #expect(GoldenVerdict.blank(.empty).exitCode == .different)
    let flaw = GoldenFlaw(rule: "textTruncated", subject: "caption", message: "caption is truncated")
    #expect(GoldenVerdict.flawed([flaw], nil).exitCode == .different)
    #expect(GoldenVerdict.missing(files: ["a.png"]).exitCode == .missing)
    #expect(GoldenVerdict.unreadable([.init(file: "a.png", problem: .truncated)]).exitCode == .badInput)
    for problem in [UnreadableGolden.Problem.lfsPointer, .newerVersion(9)] {
        #expect(GoldenVerdict.unreadable([.init(file: "a.png", problem: problem)]).exitCode == .environment)
    }
}

@Test func aRunOfNothingIsNotGreen() throws {
    #expect(GoldenReport(outcomes: []).exitCode == .nothingCompared)
    #expect(GoldenReport(outcomes: [], staleFiles: ["old.png"]).exitCode == .nothingCompared)
    let equal = GoldenOutcome(cell: try .sample(), result: .compared(.equal))
    #expect(GoldenReport(outcomes: [equal]).exitCode == .equal)
    #expect(GoldenReport(outcomes: [equal], staleFiles: ["old.png"]).exitCode == .stale)
    let missing = GoldenOutcome(cell: try .sample(), result: .compared(.missing(files: ["dinner.png"])))
    #expect(GoldenReport(outcomes: [equal, missing], staleFiles: ["old.png"]).exitCode == .missing)
}

/// What was recorded in a run fails as it did before; what an earlier run has recorded is missing until somebody accepts it.
@Test func everyOutcomeHasItsCode() throws {
    let missing = GoldenVerdict.missing(files: ["a.png"])
    let results: [(GoldenOutcome.Result, GoldenExitCode)] = [
        (.compared(.equal), .equal), (.compared(missing), .missing), (.compared(.blank(.empty)), .different),
        (.recordedInThisRun(was: missing), .missing), (.recordedInThisRun(was: .blank(.empty)), .different),
        (.recorded(.written), .equal), (.recorded(.unchanged), .equal), (.cached, .equal), (.unreviewed, .missing),
        (.failed(GoldenFailure(kind: .badInput, message: "a")), .badInput),
        (.failed(GoldenFailure(kind: .environment, message: "a")), .environment),
    ]
    let cell = try GoldenCell.sample()
    #expect(results.map { GoldenOutcome(cell: cell, result: $0.0).exitCode } == results.map(\.1))
}
