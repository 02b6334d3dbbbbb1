import Support

/// The result of a run, for people (``text(options:)``), for programs (``json()``) and for the shell (``exitCode``).
package struct GoldenReport: Sendable, Equatable {
    /// What happened to each cell, in the order of the plan.
    package let outcomes: [GoldenOutcome]
    /// The files of the store that no cell claims, sorted.
    package let staleFiles: [String]
    /// The names of all cells of the run in order; a shard has only some of them. Empty where they are not known.
    package let order: [String]
    /// Whether this part is empty because other parts have all cells. Merging reports it when no part has any.
    let isEmptyPart: Bool
    /// Which part of the run it is; nil for all of it.
    package let shard: Shard?
    /// Stale goldens that equal missing ones.
    package let renames: [GoldenRename]
    /// A digest of the cells that all parts together check; nil for a run that is not a part.
    package var plan: String?
    /// The errors of scenes that could not be read.
    package private(set) var errors: [FileError] = []

    package init(
        outcomes: [GoldenOutcome], staleFiles: [String] = [], order: [String] = [], shard: Shard? = nil,
        renames: [GoldenRename] = [], isPartOfMore: Bool = false
    ) {
        self.outcomes = outcomes
        self.staleFiles = staleFiles
        self.order = order
        self.shard = shard
        self.renames = renames
        isEmptyPart = outcomes.isEmpty && isPartOfMore
    }

    /// The report with the errors of scenes that could not be read.
    package func adding(errors: [FileError]) -> GoldenReport {
        var report = self
        report.errors += errors
        return report
    }

    /// How the process should end.
    package var exitCode: GoldenExitCode {
        var codes = outcomes.map(\.exitCode)
        if !errors.isEmpty { codes.append(.badInput) }
        if !staleFiles.isEmpty { codes.append(.stale) }
        if outcomes.isEmpty, !isEmptyPart { codes.append(.nothingCompared) }
        return .combined(codes)
    }
}

extension GoldenOutcome {
    /// The verdict; nil when nothing was compared.
    package var verdict: GoldenVerdict? {
        switch result {
        case .compared(let verdict), .recordedInThisRun(let verdict): verdict
        case .recorded, .failed, .unreviewed, .cached: nil
        }
    }

    /// Why nothing was compared, in sentences; nil when something was.
    var reasons: [String]? {
        switch (result, verdict) {
        case (.failed(let failure), _): [failure.message]
        case (_, .missing(let files)): files.map { "\($0) is not there" }
        case (_, .unreadable(let files)): files.map(\.description)
        case (_, .blank(let blank)): [blank.description]
        case (_, .flawed(let flaws, _)): flaws.map(\.description)
        case (.unreviewed, _): [ChangeFact.unreviewed.sentence]
        default: nil
        }
    }
}

extension GoldenVerdict {
    /// How the rendering differs; nil when it does not.
    package var difference: GoldenDifference? {
        switch self {
        case .different(let difference): difference
        case .flawed(_, let difference): difference
        case .equal, .missing, .unreadable, .blank: nil
        }
    }
}

extension GoldenReport {
    /// What a reader of a failing cell should know besides its causes, one line each.
    static func details(_ outcome: GoldenOutcome) -> [GoldenResult.Detail] {
        rows(outcome) + (outcome.candidateProblem.map { [line("pending", $0)] } ?? [])
    }

    private static func rows(_ outcome: GoldenOutcome) -> [GoldenResult.Detail] {
        let waiting = line("recorded", "look at what was recorded, then accept it")
        switch outcome.result {
        case .compared(let verdict): return details(of: verdict, isOfTest: outcome.cell.isOfTest)
        case .recordedInThisRun, .unreviewed: return [waiting]
        case .recorded: return [line("recorded", "look at what was recorded, then run again to compare")]
        case .failed, .cached: return []
        }
    }

    private static func details(of verdict: GoldenVerdict, isOfTest: Bool) -> [GoldenResult.Detail] {
        switch verdict {
        case .equal, .unreadable: []
        // Where nothing else changed, it is the cause.
        case .different(let difference):
            difference.isPictureUnknown && !difference.layout.isEmpty
                ? [line("pixels", GoldenDifference.unknownPicture)] : []
        case .missing(let files): [line("missing", "no " + files.joined(separator: " and no "))]
        case .blank: [line("fix", BlankPicture.advice)]
        case .flawed(let flaws, _): flaws.first.map { advice(on: $0, isOfTest: isOfTest) } ?? []
        }
    }

    /// The fix of a flaw, and on a line of its own how to keep it.
    private static func advice(on flaw: GoldenFlaw, isOfTest: Bool) -> [GoldenResult.Detail] {
        (flaw.fix.isEmpty ? [] : [line("fix", flaw.fix)]) + [
            line("or keep", isOfTest ? flaw.allowanceInTest : flaw.allowance)
        ]
    }

    private static func line(_ label: String, _ text: String) -> GoldenResult.Detail {
        GoldenResult.Detail(label: label, text: text)
    }
}

extension GoldenOutcome {
    /// Whether recording can fix the failure. It cannot where a good golden may be hidden by a damaged file.
    package var canBeAccepted: Bool {
        switch result {
        case .compared(.different), .compared(.missing), .recordedInThisRun, .unreviewed: true
        case .compared(.unreadable(let files)): !files.contains(where: \.problem.mayHideGolden)
        default: false
        }
    }
}
