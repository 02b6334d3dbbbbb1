import Foundation
import Goldens
import Support

/// Shows candidates one after the other, and applies the action of the pressed key to each.
struct ReviewSession {
    /// The actions that were applied, each with the names of the cells.
    struct Done: Encodable {
        var accepted: [String] = []
        var rejected: [String] = []
        var skipped: [String] = []
        var refused: [String] = []
    }

    /// What an action has changed, so that it can be taken back.
    struct Step {
        let done: Done
        let waiting: [PendingCandidate]
        let files: [(before: CandidateFiles, after: CandidateFiles)]
    }

    let review: PendingReview
    let folder: PendingFolder
    let keys: KeyInput
    /// The candidates to show, cause by cause, those of most cells first.
    var waiting: [PendingCandidate]
    var steps: [Step] = []
    let paragraphs: CauseParagraphs
    private let total: Int
    private let isQuiet: Bool
    var done = Done()

    init(
        _ review: PendingReview, folder: PendingFolder, chosen: [PendingCandidate], keys: KeyInput, isQuiet: Bool
    ) {
        self.review = review
        self.folder = folder
        self.keys = keys
        self.isQuiet = isQuiet
        paragraphs = CauseParagraphs(review)
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
    mutating func run() throws {
        while true {
            if let candidate = waiting.first {
                try show(candidate)
                guard try answer(candidate) else { return }
            } else {
                // The last action can be taken back, too.
                guard !steps.isEmpty else { return }
                guard try ask("\nnothing is left; u takes back the last answer, any other key ends: ") == "u" else {
                    return
                }
                try takeBack()
            }
        }
    }

    /// Returns false when the session should end.
    private mutating func answer(_ candidate: PendingCandidate) throws -> Bool {
        while true {
            let question = "a accept, r reject, s skip (A, R, S: all of this cause), u take back, q quit? "
            guard let pressed = try ask(question) else { return false }
            let same = pressed.isUppercase ? sameCause(as: candidate) : [candidate]
            switch pressed {
            case "a", "A": guard try decide(same, "accept", "accepted", Self.accept) else { continue }
            case "r", "R": guard try decide(same, "reject", "rejected", Self.reject) else { continue }
            case "s", "S": skip(same)
            case "u": try takeBack()
            case "q": return false
            default: continue
            }
            return true
        }
    }

    /// Asks a question. Returns the pressed key; nil at the end.
    func ask(_ question: String) throws -> Character? {
        try write(question, ending: "")
        let key = try keys.next()
        try write(key.map { String($0) } ?? "")
        return key
    }

    /// The remaining candidates whose causes are all causes of this one.
    private func sameCause(as candidate: PendingCandidate) -> [PendingCandidate] {
        let causes = Set(review.causes(of: candidate).map(\.number))
        return waiting.filter { Set(review.causes(of: $0).map(\.number)).isSubset(of: causes) }
    }

    private func show(_ candidate: PendingCandidate) throws {
        try write("\n[\(total - waiting.count + 1)/\(total)]")
        for line in paragraphs.lines(about: candidate.result, named: review.name(of: candidate)) { try write(line) }
        for line in CandidateText.lines(of: candidate, in: folder) { try write(line) }
    }

    func write(_ text: String, ending end: String = "\n") throws {
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
