import ArgumentParser
import Goldens

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

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let review = try pending.reviewToRead()
        let candidate = try CandidateLookup.candidate(named: name, in: review)
        let causes = review.causes(of: candidate)
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
                    refusal: candidate.refusal, accept: command), as: .explanation)
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
        if let command { try StandardOutput.write(line: "  accept   \(command)") }
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
        let refusal, accept: String?
    }
}
