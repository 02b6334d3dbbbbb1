import Drawing
import Support

/// Compares or records any number of cells from any number of threads, and collects what happened.
///
/// A run never repeats a comparison, and what it recorded does not pass later in the same run.
package final class GoldenRun: Sendable {
    /// The goldens.
    package let store: GoldenStore
    /// What may be written.
    package let mode: RecordMode
    let engine: EngineFingerprint
    private let artefacts: ArtefactFolder?
    let pending: PendingFolder?
    private let verified: VerifiedGoldens?
    /// What is kept of pictures that are recorded; nil for what each golden keeps.
    private let form: GoldenForm?
    let shared = SharedOutcomes()
    let sheets: SheetDrafts

    /// Starts a run.
    /// - Parameters:
    ///   - store: the goldens.
    ///   - mode: what may be written to them.
    ///   - engine: what draws the renderings, kept in what is recorded.
    ///   - artefacts: where failures leave their pictures; nil for nowhere.
    ///   - pending: where failures leave what they would be recorded as; nil for nowhere.
    ///   - verified: what need not be drawn again; nil to draw everything.
    ///   - form: what is kept of pictures that are recorded; nil for what each golden keeps.
    ///   - sheetLimits: how large a sheet may be.
    package init(
        store: GoldenStore, mode: RecordMode, engine: EngineFingerprint, artefacts: ArtefactFolder?,
        pending: PendingFolder? = nil, verified: VerifiedGoldens? = nil, form: GoldenForm? = nil,
        sheetLimits: GoldenSheetLimits = .standard
    ) {
        sheets = SheetDrafts(limits: sheetLimits)
        self.store = store
        self.mode = mode
        self.engine = engine
        self.artefacts = artefacts
        self.pending = pending
        self.form = form
        self.verified = mode == .never ? verified : nil
    }

    /// Compares a rendering with its golden, or records it, as the mode says.
    ///
    /// Never throws: what goes wrong is an outcome of the cell. An outcome is kept for the report; of two outcomes for
    /// one cell the worse.
    /// - Parameters:
    ///   - inputs: the digest of all that the rendering is made from; nil where it is not known.
    ///   - textInputs: the same in the form of older goldens.
    ///   - render: makes the rendering; what it throws fails the cell, as a ``GoldenFailure`` with its kind, as bad input
    ///     otherwise.
    @discardableResult
    package func check(
        _ cell: GoldenCell, inputs: String? = nil, textInputs: String? = nil, render: () throws -> Rendering
    ) -> GoldenOutcome {
        var outcome: GoldenOutcome
        var drawn: Rendering?
        var pictures: ComparedPictures?
        var prepared: PreparedGolden?
        do {
            try shared.claim(cell)
            let known = try KnownGolden(cell, inputs: inputs, store: store, verified: verified)
            if known?.isVerified == true, try !isUnreviewed(cell) {
                outcome = GoldenOutcome(cell: cell, result: .cached)
            } else {
                var rendering = try render()
                (rendering.inputs, rendering.textInputs) = (inputs, textInputs)
                drawn = rendering
                try shared.claim(cell, for: rendering)
                outcome = try check(rendering, for: cell, known, &pictures, &prepared)
                outcome.kept = rendering.kept
                known?.keep(outcome)
            }
        } catch let failure as GoldenFailure {
            outcome = GoldenOutcome(cell: cell, result: .failed(failure))
        } catch {
            outcome = GoldenOutcome(cell: cell, result: .failed(GoldenFailure(error)))
        }
        if let prepared, let drawn {
            addToSheet(prepared, drawn, outcome, comparing: pictures, inputs: inputs)
        } else {
            do {
                try leave(outcome, drawn, comparing: pictures, inputs: inputs)
            } catch {
                // What was found is not lost with the place for its candidate.
                if outcome.exitCode == .equal {
                    outcome = GoldenOutcome(cell: cell, result: .failed(GoldenFailure(error)))
                } else {
                    outcome.candidateProblem = GoldenFailure(error).message
                }
            }
        }
        shared.keep(outcome)
        return outcome
    }

    /// Compares or records.
    /// - Parameter prepared: what is to be written with the sheet of the cell's scene.
    private func check(
        _ rendering: Rendering, for cell: GoldenCell, _ known: KnownGolden?, _ pictures: inout ComparedPictures?,
        _ prepared: inout PreparedGolden?
    ) throws -> GoldenOutcome {
        let shown = GoldenOutcome.Shown(rendering.layout)
        if mode == .all, rendering.flaws(in: cell).isEmpty {
            let recorded = try record(rendering, for: cell, as: form, &prepared)
            return GoldenOutcome(cell: cell, result: .recorded(recorded), shown: shown)
        }
        // What is kept as verified is what was compared, whatever somebody writes meanwhile.
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
            _ = try record(rendering, for: cell, &prepared)
            result = .recordedInThisRun(was: verdict)
        }
        var outcome = GoldenOutcome(cell: cell, result: result, artefacts: files, shown: shown)
        outcome.engineChanges = origin?.changes ?? []
        outcome.engineEvidence = origin?.evidence ?? .possible
        outcome.form = golden.form
        if case .missing = verdict, golden.form == nil { outcome.form = store.expectedForm(of: cell, golden) }
        return outcome
    }

    /// Whether an earlier run has recorded the golden, and nobody has accepted it.
    private func isUnreviewed(_ cell: GoldenCell) throws -> Bool {
        try pending?.isUnreviewed(cell, store: store) == true
    }

    /// What happened so far.
    /// - Parameters:
    ///   - plan: every cell that is expected, in the order of the report; nil when it is not known, as in a test
    ///     bundle. Without it the report is in the order of names and knows of no stale files.
    ///   - scope: which of the store's goldens the plan speaks for.
    ///   - shard: which part of the plan was checked; nil for all of it.
    ///   - isPartOfMore: whether other parts have cells, so that this one may have none.
    ///
    /// Candidates of cells that the plan no longer has go away.
    /// - Throws: when the store's folder cannot be listed.
    package func report(
        plan: GoldenPlan? = nil, scope: GoldenScope = .wholeStore, shard: Shard? = nil, isPartOfMore: Bool = false
    ) throws -> GoldenReport {
        try writeSheets()
        let order = plan?.cells.map(\.name) ?? []
        let outcomes = shared.outcomes(order: order)
        // A recording run makes goldens; which others are left over is for a verifying run to say.
        let stale = try mode == .all ? [] : plan.map { try store.staleFiles(plan: $0, scope: scope) } ?? []
        if let plan {
            if mode == .all {
                AtomicFile.removeAbandoned(in: store.root)
                for scene in Set(plan.cells.filter(\.isOnSheet).map(\.scene)) { try store.tidySheet(ofScene: scene) }
            }
            try pending?.removeAll(
                outside: plan, besides: Set(outcomes.map(\.cell.name)), scope: scope, store: store)
            verified?.removeAll(below: store.root, outside: Set(order), scope: scope)
        }
        return GoldenReport(
            outcomes: outcomes, staleFiles: stale, order: order, shard: shard,
            renames: renames(of: stale, for: outcomes, besides: Set(order)), isPartOfMore: isPartOfMore)
    }
}

extension RecordMode {
    /// Whether a golden is written over after this verdict. A picture that is blank or has flaws is never recorded.
    fileprivate func records(_ verdict: GoldenVerdict) -> Bool {
        switch (self, verdict) {
        case (.failed, .different), (.failed, .missing), (.missing, .missing): true
        case (.failed, .unreadable(let files)): !files.contains(where: \.problem.mayHideGolden)
        default: false
        }
    }
}
