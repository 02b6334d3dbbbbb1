import Drawing
import Foundation
import Support

/// Compares or records any number of cells from any number of threads, and collects the results.
///
/// A run never repeats a comparison, and a golden that it recorded does not pass later in the same run.
package final class GoldenRun: Sendable {
    /// The goldens.
    package let store: GoldenStore
    /// Which goldens may be written.
    package let mode: RecordMode
    let engine: EngineFingerprint
    private let artefacts: ArtefactFolder?
    let pending: PendingFolder?
    private let shown: PendingFolder?
    private let verified: VerifiedGoldens?
    /// What recorded goldens keep of their pictures; nil to keep the form of each golden.
    private let form: GoldenForm?
    let shared = ConcurrentRunState()

    /// Starts a run.
    /// - Parameters:
    ///   - store: the goldens.
    ///   - mode: which goldens may be written.
    ///   - engine: the engine that draws the renderings; recorded goldens name it.
    ///   - artefacts: the folder for the pictures of failures; nil for none.
    ///   - pending: the folder for candidates; nil for none.
    ///   - shown: the folder for every cell, also one that passes; nil for none.
    ///   - verified: the goldens that need not be drawn again; nil to draw everything.
    ///   - form: what recorded goldens keep of their pictures; nil to keep the form of each golden.
    package init(
        store: GoldenStore, mode: RecordMode, engine: EngineFingerprint, artefacts: ArtefactFolder?,
        pending: PendingFolder? = nil, shown: PendingFolder? = nil, verified: VerifiedGoldens? = nil,
        form: GoldenForm? = nil
    ) {
        self.store = store
        self.mode = mode
        self.engine = engine
        self.artefacts = artefacts
        self.pending = pending
        self.shown = shown
        self.form = form
        self.verified = mode == .never ? verified : nil
    }

    /// Compares a rendering with its golden, or records it, as the mode says.
    ///
    /// Never throws: each error is an outcome of the cell. The outcome is kept for the report; if a cell has two
    /// outcomes, the worse one is kept.
    /// - Parameters:
    ///   - inputs: the digest of everything that the rendering is made from; nil where it is not known.
    ///   - gate: the flaws that keep a picture from being recorded, and fail it where it equals its golden.
    ///   - render: makes the rendering. An error that it throws fails the cell: a ``GoldenFailure`` keeps its kind,
    ///     other errors count as bad input.
    @discardableResult
    package func check(
        _ cell: GoldenCell, inputs: String? = nil, refusing gate: FlawGate = .everything, render: () throws -> Rendering
    ) -> GoldenOutcome {
        var outcome: GoldenOutcome
        var drawn: Rendering?
        var pictures: ComparedPictures?
        do {
            try shared.claim(cell)
            let known = try KnownGolden(cell, inputs: inputs.map(gate.joined(to:)), store: store, verified: verified)
            if known?.isVerified == true, try !isUnreviewed(cell) {
                outcome = GoldenOutcome(cell: cell, result: .cached, shown: known?.shown)
                outcome.form = known?.files.form
            } else {
                var rendering = try render()
                rendering.inputs = inputs
                rendering.pass(gate)
                drawn = rendering
                try shared.claim(cell, for: rendering)
                outcome = try check(rendering, for: cell, known, &pictures)
                (outcome.kept, outcome.noticed) = (rendering.kept, rendering.noticed(in: cell))
                known?.keep(outcome)
            }
        } catch let failure as GoldenFailure {
            outcome = GoldenOutcome(cell: cell, result: .failed(failure))
        } catch {
            outcome = GoldenOutcome(cell: cell, result: .failed(GoldenFailure(error)))
        }
        do {
            try leave(outcome, drawn, comparing: pictures, inputs: inputs)
            try shown?.show(
                outcome, rendering: drawn, comparing: pictures, inputs: inputs, store: store, engine: engine)
        } catch {
            // If the candidate cannot be written, the result of the comparison is kept.
            if outcome.exitCode == .equal {
                outcome = GoldenOutcome(cell: cell, result: .failed(GoldenFailure(error)))
            } else {
                outcome.candidateProblem = GoldenFailure(error).message
            }
        }
        shared.keep(outcome)
        return outcome
    }

    /// Compares or records.
    private func check(
        _ rendering: Rendering, for cell: GoldenCell, _ known: KnownGolden?, _ pictures: inout ComparedPictures?
    ) throws -> GoldenOutcome {
        let shown = GoldenOutcome.Shown(rendering.layout)
        if mode == .all, rendering.flaws(in: cell).isEmpty {
            let recorded = try store.record(rendering, for: cell, engine: engine, as: form)
            return GoldenOutcome(cell: cell, result: .recorded(recorded), shown: shown)
        }
        // The files that were read for the cache are compared, even if somebody writes the golden meanwhile.
        let golden = try known?.files ?? store.files(of: cell)
        let verdict = store.verify(rendering, for: cell, against: golden, comparing: &pictures)
        if verdict == .equal, let earlier = shared.recordedInThisRun(cell) { return earlier }
        if verdict == .equal, try isUnreviewed(cell) {
            var outcome = GoldenOutcome(cell: cell, result: .unreviewed, shown: shown)
            outcome.form = golden.form
            return outcome
        }
        let files = try artefacts?.write(verdict, of: rendering, comparing: pictures, for: cell, store: store) ?? []
        let origin = verdict.difference.flatMap { _ in GoldenOrigin(of: golden, for: rendering, drawnBy: engine) }
        var result = GoldenOutcome.Result.compared(verdict)
        if mode.records(verdict) {
            try store.record(rendering, for: cell, engine: engine)
            result = .recordedInThisRun(was: verdict)
        }
        var outcome = GoldenOutcome(cell: cell, result: result, artefacts: files, shown: shown)
        outcome.engineChanges = origin?.changes ?? []
        outcome.engineEvidence = origin?.evidence ?? .possible
        outcome.form = golden.form
        if case .missing = verdict, golden.form == nil { outcome.form = store.expectedForm(of: cell, golden) }
        return outcome
    }

    /// Whether an earlier run has recorded the golden and nobody has accepted it since.
    private func isUnreviewed(_ cell: GoldenCell) throws -> Bool {
        try pending?.isUnreviewed(cell, store: store) == true
    }

    /// Writes or removes the candidate of a cell. A failed recording leaves none: it must be fixed, not accepted.
    private func leave(
        _ outcome: GoldenOutcome, _ rendering: Rendering?, comparing pictures: ComparedPictures?, inputs: String?
    ) throws {
        guard mode != .all || outcome.exitCode == .equal else { return }
        try pending?.leave(
            outcome, rendering: rendering, comparing: pictures, inputs: inputs, store: store, engine: engine)
    }

    /// The results so far. Candidates of cells that the plan no longer has are removed.
    /// - Parameters:
    ///   - plan: all expected cells, in the order of the report; nil when they are not known, as in a test bundle.
    ///     Without a plan the report is sorted by name and has no stale files.
    ///   - scope: the goldens of the store that the plan covers.
    ///   - shard: the part of the plan that was checked; nil for all of it.
    ///   - isPartOfMore: whether other parts have cells, so that this one may have none.
    /// - Throws: when the store's folder cannot be listed.
    package func report(
        plan: GoldenPlan? = nil, scope: GoldenScope = .wholeStore, shard: Shard? = nil, isPartOfMore: Bool = false
    ) throws -> GoldenReport {
        let order = plan?.cells.map(\.name) ?? []
        let outcomes = shared.outcomes(order: order)
        // A run that records makes goldens. A run that verifies reports stale ones.
        let stale = try mode == .all ? [] : plan.map { try store.staleFiles(plan: $0, scope: scope) } ?? []
        if let plan {
            if mode == .all { AtomicFile.removeAbandoned(in: store.root) }
            try pending?.removeAll(
                outside: plan, besides: Set(outcomes.map(\.cell.name)), scope: scope, store: store)
            verified?.removeAll(below: store.root, outside: Set(order), scope: scope)
            try artefacts?.removeAll(outside: Set(order), scope: scope)
        }
        return GoldenReport(
            outcomes: outcomes, staleFiles: stale, order: order, shard: shard,
            renames: renames(of: stale, for: outcomes, besides: Set(order)), isPartOfMore: isPartOfMore)
    }
}

extension RecordMode {
    /// Whether a golden is overwritten after this verdict. A picture that is blank or refused for its flaws is never
    /// recorded.
    fileprivate func records(_ verdict: GoldenVerdict) -> Bool {
        switch (self, verdict) {
        case (.failed, .different), (.failed, .missing), (.missing, .missing): true
        case (.failed, .unreadable(let files)): !files.contains(where: \.problem.mayHideGolden)
        default: false
        }
    }
}

extension GoldenRun {
    /// Finds stale goldens that equal missing ones; each is used for one cell.
    /// - Parameter plan: the expected names, whose goldens are never stale.
    func renames(of stale: [String], for outcomes: [GoldenOutcome], besides plan: Set<String>) -> [GoldenRename] {
        let missing = outcomes.filter { $0.status == .missing }.map(\.cell.name)
        guard !missing.isEmpty, !stale.isEmpty else { return [] }
        var names: [String: [(name: String, form: GoldenForm)]] = [:]
        for name in Set(stale.map { ($0 as NSString).deletingPathExtension }).subtracting(plan).sorted() {
            // A file that cannot be read matches no cell.
            guard let golden = try? StoredGolden(name: name, in: store.root), golden.isWholePair,
                let content = golden.contentHash
            else { continue }
            names[content, default: []].append((name, golden.form))
        }
        return missing.compactMap { name in
            guard let content = shared.content(ofCell: name), let old = names[content]?.first else { return nil }
            names[content]?.removeFirst()
            return GoldenRename(old: old.name, new: name, form: old.form == .hash ? .hash : nil)
        }
    }
}
