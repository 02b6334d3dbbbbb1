import Support

/// The result of a run, for people (``text(options:)``), for programs (``json()``) and for the shell (``exitCode``).
package struct GoldenReport: Sendable, Equatable {
    /// What happened to each cell, in the order of the plan.
    package let outcomes: [GoldenOutcome]
    /// The files of the store that no cell claims, sorted.
    package let staleFiles: [String]
    /// The names of all cells of the run in their order, of which a shard has only some; empty where they are not known.
    package let order: [String]
    /// Whether other parts of the run have all its cells. Merging says when no part has any.
    let isEmptyPart: Bool
    /// Which part of the run it is; nil for all of it.
    package let shard: Shard?
    /// The stale goldens that missing ones would equal.
    package let renames: [GoldenRename]
    /// The mistakes of scenes that could not be read.
    package private(set) var mistakes: [FileMistake] = []

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

    /// The report with the mistakes of scenes that could not be read.
    package func adding(mistakes: [FileMistake]) -> GoldenReport {
        var report = self
        report.mistakes += mistakes
        return report
    }

    /// How the process should end.
    package var exitCode: GoldenExitCode {
        var codes = outcomes.map(\.exitCode)
        if !mistakes.isEmpty { codes.append(.badInput) }
        if !staleFiles.isEmpty { codes.append(.stale) }
        if outcomes.isEmpty, !isEmptyPart { codes.append(.nothingCompared) }
        return .combined(codes)
    }

    /// The outcomes that are failures.
    package var failures: [GoldenOutcome] { outcomes.filter { $0.exitCode != .equal } }

    /// How many cells have each status, in the order of ``GoldenStatus``; statuses without a cell are left out.
    package var counts: [(status: GoldenStatus, count: Int)] {
        GoldenStatus.allCases.compactMap { status in
            let count = outcomes.count { $0.status == status }
            return count == 0 ? nil : (status, count)
        }
    }
}

/// An outcome in a word, as reports print it.
package enum GoldenStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// Compared and the same.
    case equal
    /// Not drawn: it passed before, and nothing that decides has changed.
    case cached
    /// Written, as requested.
    case recorded
    /// Was to be recorded, and is already the same.
    case unchanged
    /// Compared and not the same.
    case different
    /// There was nothing to compare with.
    case missing
    /// A file of the golden could not be used.
    case unreadable
    /// The new picture shows nothing.
    case blank
    /// The new picture has flaws that nobody keeps on purpose.
    case flawed
    /// Recorded by an earlier run, and accepted by nobody.
    case unreviewed
    /// Overwritten after it failed.
    case recordedInThisRun
    /// There was no rendering.
    case failed

    /// The status in words.
    package var words: String { self == .recordedInThisRun ? "recorded in this run" : rawValue }
}

extension GoldenOutcome {
    /// The outcome in a word.
    package var status: GoldenStatus {
        switch result {
        case .compared(.equal): .equal
        case .cached: .cached
        case .compared(.different): .different
        case .compared(.missing): .missing
        case .compared(.unreadable): .unreadable
        case .compared(.blank): .blank
        case .compared(.flawed): .flawed
        case .unreviewed: .unreviewed
        case .recorded(.written): .recorded
        case .recorded(.unchanged): .unchanged
        case .recordedInThisRun: .recordedInThisRun
        case .failed: .failed
        }
    }
}
