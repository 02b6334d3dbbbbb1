import Goldens
import Support

/// What a command did with candidates: for people, for programs and for the shell.
struct PendingAnswer: Encodable {
    /// The names of the cells that it was done to.
    private(set) var done: [String] = []
    /// The names of the cells that were left because they fail for another cause, too.
    let left: [String]
    /// Why it was not done to others.
    private(set) var refused: [String] = []
    /// How many candidates wait for somebody afterwards, and for how many causes.
    private(set) var pending = 0, pendingCauses = 0
    /// Why nothing was chosen.
    private let hints: [String]
    /// What chooses the cells that were left, too.
    private let words: String

    private enum CodingKeys: String, CodingKey { case done, left, refused, pending, pendingCauses }

    /// - Parameters:
    ///   - hints: why nothing was chosen, where nothing is.
    ///   - words: what chooses the cells that were left, too; empty where none was.
    init(left: [PendingCandidate], hints: [String], words: String = "") {
        self.words = words
        self.left = left.map(\.name)
        self.hints = hints
    }

    /// Counts what is pending afterwards.
    mutating func count(_ review: PendingReview) {
        (pending, pendingCauses) = (review.candidates.count, review.groups.causes.count)
    }

    /// Does something to each candidate, on every core, and keeps why it was refused.
    mutating func apply(
        to candidates: [PendingCandidate], _ act: @escaping @Sendable (PendingCandidate) throws -> Void
    ) throws {
        var (done, refused) = (self.done, self.refused)
        try OrderedConcurrency.forEach(
            candidates, workerCount: Cores.count, makeWorker: {},
            work: { _, candidate -> String? in
                do {
                    try act(candidate)
                    return nil
                } catch {
                    // A disk that is full, too: what was done before has to be said.
                    return "\(error)"
                }
            },
            consume: { index, reason in
                if let reason { refused.append(reason) } else { done.append(candidates[index].name) }
            })
        (self.done, self.refused) = (done, refused)
    }

    /// Takes back that it was done to some cells.
    mutating func refuse(_ cells: [String], because reason: String) {
        done.removeAll { cells.contains($0) }
        refused.append(reason)
    }

    /// Writes the answer, and ends with what the shell is told.
    /// - Parameter verb: what was done: "accepted".
    func write(verb: String, json: Bool) throws {
        if json {
            try JSONOutput.write(self, as: .decisions)
        } else {
            let cells = "\(done.count) \(done.count == 1 ? "cell" : "cells")"
            try StandardOutput.write(line: "\(cells) \(verb)" + (done.isEmpty ? "" : ": " + Self.list(done)))
            if !left.isEmpty {
                try StandardOutput.write(
                    line: "\(left.count) left, which fail for another cause, too: " + Self.list(left))
                if !words.isEmpty { try StandardOutput.write(line: "with all their causes: \(words)") }
            }
            for reason in refused { try StandardOutput.write(line: "refused: \(reason)") }
            if pending > 0 {
                let causes = "\(pendingCauses) \(pendingCauses == 1 ? "cause" : "causes")"
                try StandardOutput.write(
                    line: "\(pending) \(pending == 1 ? "candidate stays" : "candidates stay") pending, of \(causes)")
            }
        }
        if done.isEmpty, left.isEmpty, refused.isEmpty { for hint in hints { StandardError.write("note: \(hint)") } }
        if !refused.isEmpty { throw ExitStatus.different }
        if done.isEmpty { throw ExitStatus.nothingCompared }
    }

    private static func list(_ names: [String]) -> String {
        let limit = 6
        let named = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(named) and \(names.count - limit) more" : named
    }
}
