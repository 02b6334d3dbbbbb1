import ArgumentParser
import Goldens

struct InspectCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract:
            "Explains one failing cell, shows what a golden holds, or compares two goldens; use it when you have a name.",
        discussion: """
            A name that is pending is explained: what changed, by which cause, and the command that accepts it. Of any other \
            name, and with --golden, it prints what the golden holds: axes, hashes, what drew it, and what a screen reader \
            says. With two names it says how the second golden differs from the first, and ends with 1 when it does. It ends \
            with 3 when nothing has the name. The JSON is bounded and the same byte by byte for the same failure.
            """)

    @Argument(help: "The name of a pending cell or of a golden, such as dinner@L.")
    var name: String

    @Argument(help: "The name of another golden, which is compared with the first.")
    var other: String?

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var pending: PendingOptions

    @Flag(name: .customLong("golden"), help: "Prints what the golden holds, even where a candidate of it is pending.")
    var showsGolden = false

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        if let other { return try compare(with: other) }
        if !showsGolden {
            let review = try pending.reviewToRead()
            if let candidate = review.candidate(named: name) {
                return try write(CandidateExplanation(of: candidate, in: review, pending))
            }
            // A name that does not exist is probably that of a reported cell, misspelled.
            if try golden(name) == nil, !review.candidates.isEmpty {
                let addition = ", and it is not in \(goldens.folder)"
                throw CommandError(CandidateLookup.sentence(for: name, in: review, addition: addition), .goldenMissing)
            }
        }
        try writeGolden()
    }

    private func golden(_ name: String) throws -> StoredGolden? { try StoredGolden(name: name, in: goldens.folder) }

    /// The golden of a name.
    /// - Throws: ``CommandError`` where the folder does not have it.
    private func existingGolden(_ name: String) throws -> StoredGolden {
        if let golden = try golden(name) { return golden }
        throw CommandError(
            "\(name) is not in \(goldens.folder); give the name that balloon list shows, without folder and ending",
            .goldenMissing)
    }

    private func write(_ explanation: CandidateExplanation) throws {
        if json { return try JSONOutput.write(explanation, as: .explanation) }
        for line in explanation.lines { try StandardOutput.write(line: line) }
    }

    private func writeGolden() throws {
        let inspected = InspectedGolden(try existingGolden(name))
        if json { return try JSONOutput.write(inspected, as: .golden) }
        var table = TextTable([.init("fact"), .init("value")])
        for (fact, value) in inspected.rows { table.append([fact, value]) }
        try StandardOutput.write(document: table.text + "\n")
    }

    /// Says how another golden differs.
    private func compare(with other: String) throws {
        let (before, after) = (try existingGolden(name), try existingGolden(other))
        let comparison = GoldenComparison(before, after, try before.difference(to: after))
        if json {
            try JSONOutput.write(comparison, as: .difference)
        } else {
            for line in comparison.lines { try StandardOutput.write(line: line) }
        }
        if !comparison.isEqual { throw ExitStatus.different }
    }
}
