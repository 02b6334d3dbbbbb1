import Goldens
import Support

/// The result of a command about candidates: as text, as JSON and as an exit code.
struct PendingAnswer: Encodable {
    /// The names of the cells that were changed.
    let done: [String]
    /// The names of the cells that were not changed because they also fail for another cause.
    let left: [String]
    /// Why other cells were not changed.
    let refused: [String]
    /// The number of candidates that still wait for a review, and of their causes.
    private(set) var pending = 0, pendingCauses = 0
    /// Why no cell was chosen.
    private let hints: [String]
    /// The options that would also choose the cells that were not changed.
    private let words: String

    private enum CodingKeys: String, CodingKey { case done, left, refused, pending, pendingCauses }

    /// - Parameters:
    ///   - changes: what was done.
    ///   - hints: why no cell was chosen, if none was.
    ///   - words: the options that would also choose the cells that were not changed; empty if there are none.
    init(_ changes: CandidateChanges, left: [PendingCandidate], hints: [String], words: String = "") {
        (done, refused) = (changes.done, changes.refused)
        self.words = words
        self.left = left.map(\.name)
        self.hints = hints
    }

    /// Counts what is pending afterwards.
    mutating func count(_ review: PendingReview) {
        (pending, pendingCauses) = (review.candidates.count, review.groups.causes.count)
    }

    /// Writes the answer, and ends with its exit code.
    /// - Parameter verb: the action in the past tense: "accepted".
    func write(verb: String, json: Bool) throws {
        if json {
            try JSONOutput.write(self, as: .decisions)
        } else {
            let cells = Counted.text(done.count, "cell")
            try StandardOutput.write(line: "\(cells) \(verb)" + (done.isEmpty ? "" : ": " + Counted.list(done)))
            if !left.isEmpty {
                try StandardOutput.write(
                    line: "\(left.count) left, which fail for another cause, too: " + Counted.list(left))
                if !words.isEmpty { try StandardOutput.write(line: "with all their causes: \(words)") }
            }
            for reason in refused { try StandardOutput.write(line: "refused: \(reason)") }
            if pending > 0 {
                let causes = Counted.text(pendingCauses, "cause")
                try StandardOutput.write(
                    line: "\(pending) \(pending == 1 ? "candidate stays" : "candidates stay") pending, of \(causes)")
            }
        }
        if done.isEmpty, left.isEmpty, refused.isEmpty { for hint in hints { StandardError.write("note: \(hint)") } }
        if !refused.isEmpty { throw ExitStatus.different }
        if done.isEmpty { throw ExitStatus.nothingCompared }
    }
}
