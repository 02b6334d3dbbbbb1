import Synchronization

/// The state that the threads of a run share.
final class ConcurrentRunState: Sendable {
    private struct State {
        var register = GoldenNameRegister()
        var renderings: [String: String] = [:]
        var outcomes: [String: GoldenOutcome] = [:]
        var recorded: [String: GoldenOutcome] = [:]
    }

    private let state = Mutex(State())

    /// Reserves the cell's name; throws when another cell has it.
    func claim(_ cell: GoldenCell) throws {
        _ = try state.withLock { try $0.register.insert(cell) }
    }

    /// Reserves the cell's name for a rendering; throws when another rendering has it. A test that runs again draws the
    /// same rendering.
    func claim(_ cell: GoldenCell, for rendering: Rendering) throws {
        let content = rendering.pixelHash + GoldenRecord(rendering.layout.withNormalURLs()).hash
        let isOther = state.withLock { state in
            defer { if state.renderings[cell.name] == nil { state.renderings[cell.name] = content } }
            return state.renderings[cell.name].map { $0 != content } == true
        }
        if isOther { throw GoldenNameError.reused(name: cell.name, source: cell.source) }
    }

    /// The hashes of a cell's pixels and record; nil where nothing was drawn.
    func content(ofCell name: String) -> String? { state.withLock { $0.renderings[name] } }

    func recordedInThisRun(_ cell: GoldenCell) -> GoldenOutcome? {
        state.withLock { $0.recorded[cell.name] }
    }

    func keep(_ outcome: GoldenOutcome) {
        let name = outcome.cell.name
        state.withLock { state in
            if case .recordedInThisRun = outcome.result { state.recorded[name] = outcome }
            if let old = state.outcomes[name], !outcome.exitCode.outranks(old.exitCode) { return }
            state.outcomes[name] = outcome
        }
    }

    /// The outcomes in the given order of names, the others after them by name.
    func outcomes(order: [String]) -> [GoldenOutcome] {
        let outcomes = state.withLock { $0.outcomes }
        let planned = order.compactMap { outcomes[$0] }
        let names = Set(order)
        let others = outcomes.values.filter { !names.contains($0.cell.name) }
        return planned + others.sorted { $0.cell.name < $1.cell.name }
    }
}
