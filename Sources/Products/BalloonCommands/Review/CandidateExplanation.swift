import Foundation
import Goldens
import Support
import ViewLayout

/// Why a cell fails: what changed, by which cause, and the command that accepts it.
struct CandidateExplanation: Encodable {
    private struct Cause: Encodable {
        let number: Int
        let state, sentence: String
        let cells: Int
        /// The cell that shows the cause best.
        let example: String
    }

    private let name: String
    private let status: GoldenStatus
    private let sentence: String
    private let causes: [Cause]
    private let changes: [ChangeFact]
    private let pixels: PixelDifference?
    private let refusal, accept: String?
    /// The explanation for people.
    let lines: [String]

    private enum CodingKeys: String, CodingKey {
        case name, status, sentence, causes, changes, pixels, refusal, accept
    }

    /// Explains a candidate among those that are pending.
    init(of candidate: PendingCandidate, in review: PendingReview, _ pending: PendingOptions) {
        let (name, result) = (review.name(of: candidate), candidate.result)
        let causes = review.causes(of: candidate)
        self.name = candidate.name
        (status, sentence, changes, pixels) = (result.status, result.sentence, result.facts, result.pixels)
        self.causes = causes.map {
            Cause(
                number: $0.number, state: review.reference(to: $0), sentence: $0.sentence, cells: $0.cells.count,
                example: $0.example)
        }
        refusal = candidate.refusal
        accept = candidate.refusal == nil ? "balloon accept \(CellFilter.shellWord(naming: name))\(pending.words)" : nil
        var lines = CauseParagraphs(review, isVerbose: true).lines(about: result, named: name)
        lines += CandidateText.lines(of: candidate, in: pending.folderToRead)
        if let accept { lines.append("  accept   \(accept)") }
        self.lines = lines
    }
}

/// A candidate as text for people: its changes, and the pictures to view.
enum CandidateText {
    /// The lines below a heading.
    static func lines(of candidate: PendingCandidate, in folder: PendingFolder) -> [String] {
        var lines: [String] = []
        let names = candidate.files
        let golden = GoldenStore(root: candidate.goldens).path(of: names.picture)
        if FileManager.default.fileExists(atPath: golden) { lines.append(Counted.row("was", golden)) }
        if candidate.hashes.picture != nil {
            lines.append(Counted.row("is", folder.path(of: names.picture, candidate)))
        }
        // The difference cannot be painted into a folder that is not writable, such as one of another machine.
        if let difference = (try? folder.difference(of: candidate)) ?? nil {
            lines.append(Counted.row("differs", difference))
        }
        if let refusal = candidate.refusal { lines.append(Counted.row("refused", refusal)) }
        return lines
    }
}
