import ArgumentParser
import Goldens
import Scenes
import Sweeps

struct ExplainCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains one failing cell: what changed, by which cause, and the command that accepts it.",
        discussion: """
            Ends with 0, and with 3 when nothing is pending for the name. The JSON is bounded and the same byte by byte for the \
            same failure.
            """)

    @Argument(help: "The name of a pending cell, such as dinner@L.")
    var name: String

    @OptionGroup var pending: PendingOptions

    @OptionGroup var fonts: FontOptions

    @Flag(
        help: """
            Lays the scene out as it is and as the commit has it that recorded the golden, and prints the shortest texts and \
            the widths at which the change is still there.
            """)
    var shrink = false

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let review = try pending.reviewToRead()
        let candidate = try CandidateLookup.candidate(named: name, in: review)
        let causes = review.causes(of: candidate)
        let shrunk = shrink ? try shrunkDifference(of: candidate) : nil
        let command = candidate.refusal == nil ? "balloon accept \(name)\(pending.words)" : nil
        if json {
            return try JSONOutput.write(
                Explanation(
                    name: candidate.name, status: candidate.result.status, sentence: candidate.result.sentence,
                    causes: causes.map {
                        Explanation.Cause(
                            number: $0.number, state: review.reference(to: $0), sentence: $0.sentence,
                            cells: $0.cells.count, example: $0.example)
                    }, changes: candidate.result.facts, pixels: candidate.result.pixels,
                    shrunk: shrunk, refusal: candidate.refusal, accept: command), as: .explanation)
        }
        let paragraphs = CauseParagraphs(review.groups)
        try StandardOutput.write(line: "\(candidate.name): \(candidate.result.sentence)")
        for cause in causes {
            try StandardOutput.write(line: "  " + paragraphs.heading(cause))
            for line in paragraphs.rest(cause, after: review.name(of: candidate)) {
                try StandardOutput.write(line: "  " + line)
            }
        }
        for line in CandidateText.lines(of: candidate, in: pending.folderToRead) {
            try StandardOutput.write(line: line)
        }
        if let shrunk { for line in Self.lines(of: shrunk) { try StandardOutput.write(line: line) } }
        if let command { try StandardOutput.write(line: "  accept   \(command)") }
    }

    /// A minimal scene that shows the difference between the scene of the golden and the scene of now.
    /// - Throws: ``NotThereError`` where one of the two scenes is not known, and where their layouts are equal.
    private func shrunkDifference(of candidate: PendingCandidate) throws -> ShrunkDifference {
        let recorded = try RecordedScene(
            ofGolden: candidate.name, in: candidate.goldens, source: candidate.result.source)
        guard !candidate.isOfTest,
            let golden = try BalloonScene(contentsOf: candidate.result.source).declaredGoldens()
                .first(where: { $0.cell.name == candidate.name })
        else { throw NotThereError("no scene declares \(candidate.name) any more, so nothing of it can be shrunk") }
        let cascade = try fonts.cascade()
        guard let stored = try StoredGolden(name: candidate.name, in: candidate.goldens) else {
            throw NotThereError("\(candidate.name) is not in \(candidate.goldens), so nothing of it can be shrunk")
        }
        try recorded.requireLayout(of: stored, fonts: cascade)
        if let shrunk = try ShrunkDifference(from: recorded.golden, to: golden, fonts: cascade) {
            return shrunk
        }
        throw NotThereError(
            "the scene of commit \(recorded.commit.hash) is laid out as the present one is; nothing can be shrunk")
    }

    private static func lines(of shrunk: ShrunkDifference) -> [String] {
        let widths =
            "\(shrunk.narrowest) to \(shrunk.widest) points" + (shrunk.isEveryWidth ? ", all that were tried" : "")
        let texts = shrunk.texts.map { text in
            let parts = text.was == text.now ? [text.now] : [text.was, text.now]
            return "\(text.node) " + parts.map { $0.map { "“\($0)”" } ?? "none" }.joined(separator: " → ")
        }
        return ["  shrunk   \(shrunk.sentence)", "  widths   \(widths)"]
            + (texts.isEmpty ? [] : ["  texts    " + texts.joined(separator: ", ")])
    }

    private struct Explanation: Encodable {
        struct Cause: Encodable {
            let number: Int
            let state, sentence: String
            let cells: Int
            /// The cell that shows the cause best.
            let example: String
        }

        let name: String
        let status: GoldenStatus
        let sentence: String
        let causes: [Cause]
        let changes: [ChangeFact]
        let pixels: PixelDifference?
        let shrunk: ShrunkDifference?
        let refusal, accept: String?
    }
}
