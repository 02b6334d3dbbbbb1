import Drawing
import Foundation
import Support

extension PendingFolder {
    /// Writes the candidate of a cell that fails, and removes the candidate of a cell that passes.
    ///
    /// A golden that a failing run has recorded gets a candidate too, because nobody has reviewed it: the cell fails
    /// until somebody accepts it.
    /// - Parameters:
    ///   - rendering: what was drawn; nil where nothing was.
    ///   - pictures: the pictures that were compared pixel by pixel.
    ///   - inputs: the digest of the scene that it was drawn from; nil where it is not known.
    ///   - engine: the engine that drew it.
    func leave(
        _ outcome: GoldenOutcome, rendering: Rendering?, comparing pictures: ComparedPictures?, inputs: String?,
        store: GoldenStore, engine: EngineFingerprint
    ) throws {
        let goldens = Self.relative(store.root)
        switch outcome.result {
        case .recorded, .cached, .compared(.equal): return try remove(cell: outcome.cell.name, goldens: goldens)
        // The candidate exists already.
        case .unreviewed: return
        case .compared, .recordedInThisRun, .failed: break
        }
        // Where there is no folder of goldens, its name is probably misspelled: nobody accepts anything into it. A test
        // makes the folder with its first golden.
        guard outcome.cell.isOfTest || FileManager.default.fileExists(atPath: store.root) else {
            return try remove(cell: outcome.cell.name, goldens: goldens)
        }
        try write(
            outcome, as: GoldenResult(outcome), rendering, comparing: pictures, inputs: inputs, store: store,
            engine: engine)
    }

    /// Writes the candidate of a cell that somebody wants to see, whether or not it fails.
    func show(
        _ outcome: GoldenOutcome, rendering: Rendering?, comparing pictures: ComparedPictures?, inputs: String?,
        store: GoldenStore, engine: EngineFingerprint
    ) throws {
        try write(
            outcome, as: GoldenResult(outcome).shown, rendering, comparing: pictures, inputs: inputs, store: store,
            engine: engine)
    }

    private func write(
        _ outcome: GoldenOutcome, as result: GoldenResult, _ rendering: Rendering?,
        comparing pictures: ComparedPictures?, inputs: String?, store: GoldenStore, engine: EngineFingerprint
    ) throws {
        let goldens = Self.relative(store.root)
        let files = try? store.files(of: outcome.cell)
        let record = rendering.map { GoldenRecord($0.layout) }
        var picture: [UInt8]?
        if let rendering, let record, rendering.picture.width > 0, rendering.picture.height > 0 {
            picture = GoldenPicture.encoded(
                rendering.picture, pixelHash: rendering.pixelHash, layoutHash: record.hash,
                axes: outcome.cell.sceneAndAxes,
                engine: engine.drawing(with: rendering.fonts()), inputs: rendering.inputs, effort: .review)
        }
        let candidate = PendingCandidate(
            version: PendingCandidate.currentVersion, goldens: goldens, result: result,
            hashes: PendingCandidate.Hashes(
                picture: Self.hash(picture), record: Self.hash(record?.file),
                goldenPicture: Self.hash(files?.picture), goldenRecord: Self.hash(files?.record)),
            inputs: inputs,
            refusal: result.isPassed
                ? ChangeFact.equal.sentence : outcome.canBeAccepted ? nil : result.sentence)
        // The difference is painted when somebody views it. A golden that was overwritten can be painted only now.
        var difference: [UInt8]?
        if case .recordedInThisRun = outcome.result, let pictures, outcome.verdict?.difference?.pixels != nil {
            difference = PNGEncoder.encode(pictures.difference)
        }
        try write(candidate, picture: picture, record: record?.file, difference: difference)
    }

    /// Removes the candidates of cells that a plan no longer has, of goldens or scenes that are gone, and of cells
    /// whose golden equals the candidate now; also files that killed runs have left.
    /// - Parameter drawn: the names of the cells that the run has drawn or knows; their candidates are up to date.
    func removeAll(outside plan: GoldenPlan, besides drawn: Set<String>, scope: GoldenScope, store: GoldenStore) throws
    {
        let goldens = Self.relative(store.root)
        AtomicFile.removeAbandoned(in: folder(ofGoldens: goldens))
        let sources = Set(plan.cells.map(\.source))
        for candidate in try candidates() {
            guard candidate.goldens == goldens else {
                if candidate.isOrphan { try remove(candidate) }
                continue
            }
            if !drawn.contains(candidate.name) {
                // A scene that was moved or renamed leaves candidates under the old name, which nobody can accept.
                let isOfGoneScene = !candidate.isOfTest && !candidate.hasScene
                if try isOfGoneScene || equalsGolden(candidate, store) {
                    try remove(candidate)
                    continue
                }
            }
            guard scope.covers(scene: candidate.result.scene) else { continue }
            // An existing scene that is not in the plan belongs to another run.
            let isOfAnotherRun = !sources.contains(candidate.result.source) && candidate.hasScene
            if !plan.claims(name: candidate.name), !isOfAnotherRun { try remove(candidate) }
        }
    }

    /// Whether the golden now equals the candidate.
    private func equalsGolden(_ candidate: PendingCandidate, _ store: GoldenStore) throws -> Bool {
        let limit = GoldenStore.maximumFileSize
        guard candidate.result.status != .recordedInThisRun, candidate.refusal == nil,
            let golden = try? store.files(named: candidate.name), !golden.hasBothForms, let form = golden.form,
            let goldenPicture = golden.picture, let goldenRecord = golden.record,
            let picture = try AtomicFile.read(path(of: candidate.files.picture, candidate), limit: limit),
            case (.success(let was), .success(let new)) = (
                GoldenPicture.reading(goldenPicture, as: form), GoldenPicture.reading(picture)
            ),
            let hash = was.trustedPixelHash
        else { return false }
        return hash == new.trustedPixelHash && Self.hash(goldenRecord) == candidate.hashes.record
    }

    /// Whether a cell's golden was recorded by an earlier run and not accepted since.
    /// - Throws: when a file cannot be read.
    func isUnreviewed(_ cell: GoldenCell, store: GoldenStore) throws -> Bool {
        guard let candidate = try candidate(of: cell.name, goldens: Self.relative(store.root)) else { return false }
        return try isRecordedGolden(candidate)
    }

    static func hash(_ bytes: [UInt8]?) -> String? { bytes.map { SHA256.hexadecimalDigest(of: $0) } }

    /// The path of a folder relative to the working directory, so that no candidate names a path of one machine.
    package static func relative(_ folder: String) -> String {
        let own = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.pathComponents
        let other = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let common = zip(own, other).prefix { $0 == $1 }.count
        let parts = own.dropFirst(common).map { _ in ".." } + other.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
