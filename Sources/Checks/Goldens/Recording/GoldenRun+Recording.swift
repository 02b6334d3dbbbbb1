import Drawing

extension GoldenRun {
    /// Records a rendering. The files of a cell on a sheet are written later, together with the sheet of its scene.
    /// - Parameter prepared: gets the files that are written later.
    func record(
        _ rendering: Rendering, for cell: GoldenCell, as form: GoldenForm? = nil, _ prepared: inout PreparedGolden?
    ) throws -> GoldenStore.RecordOutcome {
        guard let golden = try store.prepared(rendering, for: cell, engine: engine, as: form) else { return .unchanged }
        if cell.isOnSheet { prepared = golden } else { try store.write(golden) }
        return .written
    }

    /// Keeps a golden for the sheet of its scene. Its candidate is written or removed after its files are written.
    func addToSheet(
        _ golden: PreparedGolden, _ rendering: Rendering, _ outcome: GoldenOutcome,
        comparing pictures: ComparedPictures?, inputs: String?
    ) {
        // A run that leaves no candidates need not keep pictures in memory until the sheet is written.
        let (drawn, compared) = mode == .all ? (nil, nil) : (rendering, pictures)
        let draft = SheetDrafts.Draft(golden: golden, picture: PNGEncoder.encode(rendering.picture)) { [self] in
            try leave(outcome, drawn, comparing: compared, inputs: inputs)
        }
        sheets.add(draft, to: store)
    }

    /// Writes the sheets of the scenes whose cells were recorded. ``report(plan:scope:shard:isPartOfMore:)`` does so
    /// too.
    /// - Throws: the error of the first sheet that was not written.
    package func writeSheets() throws {
        if let failure = sheets.write().first { throw failure.error }
    }

    /// Writes or removes the candidate of a cell. A failed recording leaves none: it must be fixed, not accepted.
    func leave(
        _ outcome: GoldenOutcome, _ rendering: Rendering?, comparing pictures: ComparedPictures?, inputs: String?
    ) throws {
        guard mode != .all || outcome.exitCode == .equal else { return }
        try pending?.leave(
            outcome, rendering: rendering, comparing: pictures, inputs: inputs, store: store, engine: engine)
    }
}
