import Goldens
import Support
import ViewLayout

/// The commands for what a run has left and shows.
struct PendingCommands: Sendable {
    private let review: PendingReview
    /// The folder of the run's goldens, as candidates name it.
    private let goldens: String
    /// The names of the cells that the run shows.
    private let shown: Set<String>
    /// The option for the folder of the candidates.
    private let words: String

    /// How many cells a command names.
    private static let namedCells = 3

    /// - Parameters:
    ///   - review: everything that is pending after the run.
    ///   - goldens: the folder of the run's goldens.
    init(_ review: PendingReview, of results: GoldenResults, goldens: String, _ pending: PendingOptions) {
        self.review = review
        self.goldens = PendingFolder.relative(goldens)
        shown = Set(results.failures.map(\.name))
        words = pending.words
    }

    /// The commands after a run. Its causes can be named by their numbers if they number everything that is pending;
    /// otherwise earlier numbers become invalid.
    static func keepingNumbers(
        of results: GoldenResults, goldens: String, _ pending: PendingOptions
    ) throws -> PendingCommands {
        let review = try pending.review()
        let folder = PendingFolder(root: pending.folder)
        if review.groups.causes == results.causes.causes {
            try folder.keepNumbers(of: review)
        } else {
            try folder.forgetNumbers()
        }
        return PendingCommands(review, of: results, goldens: goldens, pending)
    }

    /// Whether every cell of a run that can be accepted waits for a review, with the differences that the run shows.
    static func haveEverything(of results: GoldenResults, goldens: String, _ pending: PendingOptions) throws -> Bool {
        let folder = PendingFolder.relative(goldens)
        let candidates = try pending.reviewToRead().candidates.filter { $0.goldens == folder }
        let waiting = Dictionary(candidates.map { ($0.name, $0.result) }) { first, _ in first }
        let asked = results.failures.filter(\.isAcceptable)
        return !asked.isEmpty
            && asked.allSatisfy { waiting[$0.name]?.facts == $0.facts && waiting[$0.name]?.pixels == $0.pixels }
    }

    /// The command that accepts cells: by all the causes that they fail for, where nothing has these causes that the run
    /// does not show; otherwise by their names.
    func accept(_ cells: [GoldenResult]) -> String {
        let names = Set(cells.map(\.name))
        let candidates = review.candidates.filter { $0.goldens == goldens && names.contains($0.name) }
        let causes = candidates.flatMap(review.causes(of:))
        let areShown = causes.allSatisfy { review.candidates(of: $0).allSatisfy { isShown($0) } }
        if candidates.count == cells.count, areShown, let options = review.options(choosing: candidates) {
            return "balloon accept \(options)\(words)"
        }
        guard cells.count <= Self.namedCells else { return "balloon review\(words)" }
        // The folder is added because another folder can have a cell of the same name.
        let prefix = goldens == GoldenOptions.standardFolder ? "" : goldens + "/"
        return
            "balloon accept \(cells.map { CellFilter.shellWord(naming: prefix + $0.name) }.joined(separator: " "))\(words)"
    }

    private func isShown(_ candidate: PendingCandidate) -> Bool {
        candidate.goldens == goldens && shown.contains(candidate.name)
    }
}

/// The command that records the goldens of cells again.
enum RecordWords {
    /// - Parameter options: the options for the folder of goldens.
    static func command(for cells: [GoldenResult], _ options: String) -> String {
        let files = cells.map(\.source).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return "balloon record \(files.map(ShellWord.path).joined(separator: " "))\(options)"
    }
}
