import Drawing
import Foundation
import Support

extension PendingFolder {
    /// Leaves the candidate of a cell that fails, and removes that of a cell that does not.
    ///
    /// What a failing run has recorded leaves one too, since nobody has looked at it: it is the golden's own files, and
    /// the cell fails until somebody accepts it.
    /// - Parameters:
    ///   - rendering: what was drawn; nil where nothing was.
    ///   - pictures: what was compared pixel by pixel.
    ///   - inputs: the digest of what it was drawn from; nil where it is not known.
    ///   - engine: what drew it.
    func leave(
        _ outcome: GoldenOutcome, rendering: Rendering?, comparing pictures: ComparedPictures?, inputs: String?,
        store: GoldenStore, engine: EngineFingerprint
    ) throws {
        let goldens = Self.relative(store.root)
        switch outcome.result {
        case .recorded, .cached, .compared(.equal): return try remove(cell: outcome.cell.name, goldens: goldens)
        // The candidate is there.
        case .unreviewed: return
        case .compared, .recordedInThisRun, .failed: break
        }
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
            version: PendingCandidate.currentVersion, goldens: goldens, result: GoldenResult(outcome),
            hashes: PendingCandidate.Hashes(
                picture: Self.hash(picture), record: Self.hash(record?.file),
                goldenPicture: Self.hash(files?.picture), goldenRecord: Self.hash(files?.record)),
            inputs: inputs, refusal: outcome.canBeAccepted ? nil : GoldenResult(outcome).sentence)
        var difference: [UInt8]?
        if let pictures, outcome.verdict?.difference?.pixels != nil {
            difference = PNGEncoder.encode(pictures.difference)
        }
        try write(candidate, picture: picture, record: record?.file, difference: difference)
    }

    /// Removes the candidates of cells that a plan no longer has, and those whose folder of goldens is gone.
    func removeAll(outside plan: GoldenPlan, scope: GoldenScope, store: GoldenStore) throws {
        let goldens = Self.relative(store.root)
        let sources = Set(plan.cells.map(\.source))
        for candidate in try candidates() {
            guard candidate.goldens == goldens else {
                if candidate.isOrphan { try remove(candidate) }
                continue
            }
            if case .scenes(let scenes) = scope, !scenes.contains(candidate.result.scene) { continue }
            // A scene that is there and not in the plan is one of another run.
            let isOfAnotherRun = !sources.contains(candidate.result.source) && candidate.hasScene
            if !plan.claims(name: candidate.name), !isOfAnotherRun { try remove(candidate) }
        }
    }

    /// Whether a cell's golden is the one that an earlier run has recorded, and nobody has accepted it.
    /// - Throws: when a file cannot be read.
    func isUnreviewed(_ cell: GoldenCell, store: GoldenStore) throws -> Bool {
        guard let candidate = try candidate(of: cell.name, goldens: Self.relative(store.root)) else { return false }
        return try isRecordedGolden(candidate)
    }

    static func hash(_ bytes: [UInt8]?) -> String? { bytes.map { SHA256.hexadecimalDigest(of: $0) } }

    /// A folder as it lies from the working directory, so that no candidate names a place that only one machine has.
    package static func relative(_ folder: String) -> String {
        let own = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.pathComponents
        let other = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let common = zip(own, other).prefix { $0 == $1 }.count
        let parts = own.dropFirst(common).map { _ in ".." } + other.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
