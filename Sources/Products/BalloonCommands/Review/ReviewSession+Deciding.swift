import Goldens
import Support

/// The actions.
extension ReviewSession {
    typealias Action = (inout ReviewSession, [PendingCandidate]) throws -> Void

    /// Applies an action to candidates. One key can change many goldens, so for more than one somebody must say yes.
    /// Returns false when nobody does.
    mutating func decide(
        _ candidates: [PendingCandidate], _ verb: String, _ past: String, _ act: Action
    ) throws -> Bool {
        let names = candidates.map { review.name(of: $0) }
        if candidates.count > 1 {
            keys.forgetWaiting()
            // One answer decides about the words of every language.
            for cause in candidates.first.map(review.causes) ?? [] {
                for line in paragraphs.languages(of: cause) { try write(line) }
            }
            let question = "\(verb) all \(candidates.count): \(Counted.list(names))? y for yes, any other key for no: "
            guard try ask(question) == "y" else { return false }
        }
        let before = try candidates.map { try folder.files(of: $0) }
        let (done, waiting) = (done, waiting)
        try act(&self, candidates)
        let after = try candidates.map { try folder.files(of: $0) }
        steps.append(
            Step(
                done: done, waiting: waiting,
                files: zip(before, after).filter { $0 != $1 }.map { (before: $0, after: $1) }))
        if candidates.count > 1 { try write("\(past) " + Counted.list(names, limit: CauseParagraphs.namedCount)) }
        remove(candidates)
        return true
    }

    mutating func skip(_ candidates: [PendingCandidate]) {
        steps.append(Step(done: done, waiting: waiting, files: []))
        done.skipped += candidates.map(\.name)
        remove(candidates)
    }

    private mutating func remove(_ candidates: [PendingCandidate]) {
        let names = Set(candidates.map { review.name(of: $0) })
        waiting.removeAll { names.contains(review.name(of: $0)) }
    }

    static func accept(_ session: inout ReviewSession, _ candidates: [PendingCandidate]) throws {
        let changes = try CandidateChanges.accepting(candidates, in: session.folder)
        session.done.accepted += changes.done
        try session.refuse(changes.refused)
    }

    static func reject(_ session: inout ReviewSession, _ candidates: [PendingCandidate]) throws {
        let changes = try CandidateChanges.rejecting(candidates, in: session.folder)
        session.done.rejected += changes.done
        try session.refuse(changes.refused)
    }

    private mutating func refuse(_ reasons: [String]) throws {
        done.refused += reasons
        for reason in reasons { try write("refused: \(reason)") }
    }

    /// Restores the files as they were before the last action.
    mutating func takeBack() throws {
        guard let step = steps.popLast() else { return try write("nothing to take back") }
        (done, waiting) = (step.done, step.waiting)
        var refused: [String] = []
        for (before, after) in step.files {
            do { try folder.restore(before, from: after) } catch { refused.append("\(error)") }
        }
        try refuse(refused)
        try write("taken back")
    }
}
