import BalloonCommands
import Goldens
import Support
import Synchronization

/// What is pending, as the pages of a server show it and decide about it.
///
/// Everybody who decides goes through the files: a second page, `balloon review` in a terminal and `balloon accept` see it
/// at once, and what somebody else has changed since a page showed it is refused.
final class ReviewBoard: Sendable {
    /// A decision about cells, each with the state in which a page has shown it.
    struct Decision: Decodable, Sendable {
        enum Action: String, Decodable, Sendable { case accept, reject }
        struct Cell: Decodable, Sendable { let name, state: String }

        let action: Action
        let cells: [Cell]
    }

    /// What became of a decision.
    struct Outcome: Encodable, Sendable, Equatable {
        /// The names of the cells that were accepted, rejected or taken back.
        var done: [String] = []
        /// Why others were not.
        var refused: [String] = []
        /// The number of the state after it; it grows with each change.
        var revision = 0
        /// How many decisions can be taken back.
        var steps = 0
        /// What has been decided here until now.
        var decided = DecidedCounts()
    }

    private struct Step {
        let action: Decision.Action
        let names: [String]
        let files: [(before: CandidateFiles, after: CandidateFiles)]
    }

    private struct State {
        var review = PendingReview([])
        var fingerprint = ""
        var revision = 0
        var steps: [Step] = []

        /// What was decided and is not pending again. Of a cell that was decided twice the last decision counts.
        var decided: DecidedCounts {
            let last = steps.reduce(into: [String: Decision.Action]()) { last, step in
                for name in step.names { last[name] = step.action }
            }
            return last.reduce(into: DecidedCounts()) { counts, one in
                guard review.candidate(named: one.key) == nil else { return }
                if one.value == .accept { counts.accepted += 1 } else { counts.rejected += 1 }
            }
        }
    }

    private let folder: PendingFolder
    private let state: Mutex<State>

    /// - Throws: errors about candidates that cannot be read.
    init(_ folder: PendingFolder) throws {
        self.folder = folder
        let fingerprint = folder.fingerprint()
        state = Mutex(State(review: PendingReview(try folder.candidates()), fingerprint: fingerprint, revision: 1))
    }

    /// What is pending now, with the number of its state.
    /// - Throws: errors about candidates that cannot be read.
    func current() throws -> (review: PendingReview, revision: Int, decided: DecidedCounts) {
        try state.withLock { state in
            try refresh(&state)
            return (state.review, state.revision, state.decided)
        }
    }

    /// Accepts or rejects cells, as ``CandidateChanges`` does for the command line.
    /// - Throws: errors about candidates that cannot be read.
    func decide(_ decision: Decision) throws -> Outcome {
        try state.withLock { state in
            try refresh(&state)
            var outcome = Outcome()
            var candidates: [PendingCandidate] = []
            var names: [String] = []
            for cell in decision.cells {
                guard let candidate = state.review.candidate(named: cell.name),
                    PendingReview.state(of: candidate) == cell.state
                else {
                    outcome.refused.append("\(cell.name) is not as the page shows it; look again")
                    continue
                }
                candidates.append(candidate)
                names.append(cell.name)
            }
            let before = try candidates.map { try folder.files(of: $0) }
            let changes =
                switch decision.action {
                case .accept: try CandidateChanges.accepting(candidates, in: folder)
                case .reject: try CandidateChanges.rejecting(candidates, in: folder)
                }
            let after = try candidates.map { try folder.files(of: $0) }
            outcome.refused += changes.refused
            try refresh(&state)
            // What is decided is pending no longer. The names are the page's own, with the folder where two have the name.
            outcome.done = names.filter { state.review.candidate(named: $0) == nil }
            if !outcome.done.isEmpty {
                let files = zip(before, after).filter { $0 != $1 }.map { (before: $0, after: $1) }
                state.steps.append(Step(action: decision.action, names: outcome.done, files: files))
            }
            (outcome.revision, outcome.steps, outcome.decided) = (state.revision, state.steps.count, state.decided)
            return outcome
        }
    }

    /// Takes the last decision back: the files are as they were before it.
    /// - Throws: errors about candidates that cannot be read.
    func takeBack() throws -> Outcome {
        try state.withLock { state in
            var outcome = Outcome()
            if let step = state.steps.popLast() {
                for (before, after) in step.files.reversed() {
                    do { try folder.restore(before, from: after) } catch { outcome.refused.append("\(error)") }
                }
                if outcome.refused.count < step.files.count { outcome.done = step.names }
                try refresh(&state)
            }
            (outcome.revision, outcome.steps, outcome.decided) = (state.revision, state.steps.count, state.decided)
            return outcome
        }
    }

    /// Reads what is pending again.
    private func refresh(_ state: inout State) throws {
        let fingerprint = folder.fingerprint()
        guard fingerprint != state.fingerprint else { return }
        state.review = PendingReview(try folder.candidates())
        state.fingerprint = fingerprint
        state.revision += 1
    }
}
