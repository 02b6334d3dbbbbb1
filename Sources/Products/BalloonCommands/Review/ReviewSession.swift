import Foundation
import Goldens

/// Shows candidates one after the other, and applies the action of the pressed key to each.
struct ReviewSession {
    /// The actions that were applied, each with the names of the cells.
    struct Done: Encodable {
        var accepted: [String] = []
        var rejected: [String] = []
        var skipped: [String] = []
        var refused: [String] = []
    }

    private let review: PendingReview
    private let folder: PendingFolder
    /// The candidates to show, cause by cause, those of most cells first.
    private var waiting: [PendingCandidate]
    private let total: Int
    private let isQuiet: Bool
    private(set) var done = Done()

    init(_ review: PendingReview, folder: PendingFolder, chosen: [PendingCandidate], isQuiet: Bool) {
        self.review = review
        self.folder = folder
        self.isQuiet = isQuiet
        total = chosen.count
        var names: Set<String> = []
        let chosenNames = Set(chosen.map { review.name(of: $0) })
        waiting = review.groups.causes.flatMap { cause in
            // The example comes first, because it shows the cause best.
            ([cause.example] + cause.cells).filter { chosenNames.contains($0) && names.insert($0).inserted }
                .compactMap { review.candidate(named: $0) }
        }
    }

    /// Shows one candidate after the other until none is left, `q` is pressed or the keys end.
    mutating func run(key: () throws -> Character?) throws {
        while let candidate = waiting.first {
            try show(candidate)
            guard try answer(candidate, key: key) else { return }
        }
    }

    /// Returns false when the session should end.
    private mutating func answer(_ candidate: PendingCandidate, key: () throws -> Character?) throws -> Bool {
        while true {
            try write("a accept, r reject, s skip (A, R, S: all of this cause), q quit? ", ending: "")
            guard let pressed = try key() else {
                try write("")
                return false
            }
            try write(String(pressed))
            let same = pressed.isUppercase ? sameCause(as: candidate) : [candidate]
            switch pressed.lowercased() {
            case "a": try accept(same)
            case "r": try reject(same)
            case "s": done.skipped += same.map(\.name)
            case "q": return false
            default: continue
            }
            let names = Set(same.map { review.name(of: $0) })
            waiting.removeAll { names.contains(review.name(of: $0)) }
            return true
        }
    }

    /// The remaining candidates whose causes are all causes of this one.
    private func sameCause(as candidate: PendingCandidate) -> [PendingCandidate] {
        let causes = Set(review.causes(of: candidate).map(\.number))
        return waiting.filter { Set(review.causes(of: $0).map(\.number)).isSubset(of: causes) }
    }

    private mutating func accept(_ candidates: [PendingCandidate]) throws {
        let changes = try CandidateChanges.accepting(candidates, in: folder)
        done.accepted += changes.done
        try refuse(changes)
    }

    private mutating func reject(_ candidates: [PendingCandidate]) throws {
        let changes = try CandidateChanges.rejecting(candidates, in: folder)
        done.rejected += changes.done
        try refuse(changes)
    }

    private mutating func refuse(_ changes: CandidateChanges) throws {
        done.refused += changes.refused
        for reason in changes.refused { try write("refused: \(reason)") }
    }

    private func show(_ candidate: PendingCandidate) throws {
        let paragraphs = CauseParagraphs(review.groups)
        try write("\n[\(total - waiting.count + 1)/\(total)] \(candidate.name) (\(candidate.result.source))")
        for cause in review.causes(of: candidate) { try write("  " + paragraphs.heading(cause)) }
        for line in CandidateText.lines(of: candidate, in: folder) { try write(line) }
    }

    private func write(_ text: String, ending end: String = "\n") throws {
        if !isQuiet { try StandardOutput.write(text: text + end) }
    }

    /// `12 accepted, 3 rejected, 1 skipped, 4 left`.
    var summary: String {
        guard total > 0 else { return "nothing is pending" }
        let parts = [
            (done.accepted.count, "accepted"), (done.rejected.count, "rejected"), (done.skipped.count, "skipped"),
            (done.refused.count, "refused"), (waiting.count, "left"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}
