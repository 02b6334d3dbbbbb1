import Support
import ViewLayout

/// The outcome of one cell, in a form that reports write and read again.
package struct GoldenResult: Sendable, Equatable, Codable {
    /// The index of the cell among all cells of the run; a shard has only some of them.
    package var order = 0
    package let name, scene, source: String
    package let axes: [GoldenAxis]
    package private(set) var status: GoldenStatus
    package let exitCode: Int32
    /// The result in one sentence.
    package private(set) var sentence: String
    /// The lines of a report for people: a label and a text each.
    package let details: [Detail]
    /// The changes of the layout; nil where nothing was compared.
    package let layout: [Change]?
    /// How the pixels differ; nil where they are equal.
    package let pixels: PixelDifference?
    /// How the record's file was edited.
    package let recordEdit: String?
    /// How the engine that drew the golden differs from this one; nil where it does not.
    package let origin: String?
    /// Why nothing was compared.
    package let reasons: [String]?
    /// True for a golden that keeps only the hash of its picture; nil for any other.
    package let keepsHash: Bool?
    /// The flaws that are kept on purpose; nil for none.
    package let kept: [KeptFlaw]?
    /// The flaws that nothing was refused for; nil for none.
    package let noticed: [GoldenFlaw]?
    /// Whether the new rendering can become the golden.
    package let isAcceptable: Bool
    /// The files that show a failure, relative to their folder.
    package let artefacts: [String]
    /// The changes, from which causes are found; empty for a cell that passes.
    package private(set) var facts: [ChangeFact]
    /// The width of the layout in points; nil where nothing was laid out.
    package let width: Double?
    /// The traits of the viewer that are not standard.
    package let viewer: [GoldenAxis]

    /// A line of a report.
    package struct Detail: Sendable, Equatable, Codable {
        package let label, text: String
    }

    /// A change of the layout.
    package struct Change: Sendable, Equatable, Codable {
        package let node, text: String

        package init(_ change: LayoutChange) { (node, text) = (change.node, change.description) }
    }

    /// The picture that shows the failure best.
    package var artefactToOpen: String? {
        artefacts.first { $0.hasSuffix(".strip.png") } ?? artefacts.first { $0.hasSuffix(".actual.png") }
            ?? artefacts.first
    }

    /// The result of a cell that was drawn, where this one had passed before.
    var asIfDrawn: GoldenResult {
        guard status == .cached else { return self }
        var result = self
        (result.status, result.sentence) = (.equal, GoldenStatus.equal.words)
        return result
    }

    /// The result of a cell that is shown although it may pass: then that is its cause.
    var shown: GoldenResult {
        var result = self
        if facts.isEmpty { result.facts = [.equal] }
        return result
    }

    /// Whether the cell passes.
    package var isPassed: Bool { exitCode == GoldenExitCode.equal.rawValue }

    /// Whether it differs in its layout alone.
    package var hasEqualPicture: Bool { status == .different && pixels == nil && keepsHash == nil }

    /// What causes are computed from.
    package var failingCell: FailingCell { failingCell(named: name) }

    /// What causes are computed from, by a name that no other cell has.
    package func failingCell(named name: String) -> FailingCell {
        let locale = viewer.first { $0.name == ViewerTrait.locale.name }?.value
        return FailingCell(
            name: name, scene: scene, width: width, locale: locale ?? TraitCollection().locale,
            hasOtherPixels: !hasEqualPicture, facts: facts)
    }

    /// What a filter can test about the cell.
    /// - Parameter folder: the folder of its golden, where cells of several folders are together.
    package func facts(causes: [GoldenCause], folder: String? = nil) -> CellFacts {
        let inputs = viewer.map { LayoutRecord.Attribute($0.name, $0.value) }
        return CellFacts(
            name: name, scene: scene, folder: folder, traits: TraitCollection(recordInputs: inputs),
            status: status.rawValue,
            causes: causes.map { CellFacts.CellCause(number: $0.number, sentence: $0.sentence) })
    }
}

extension GoldenResult {
    package init(_ outcome: GoldenOutcome) {
        let difference = outcome.verdict?.difference
        name = outcome.cell.name
        scene = outcome.cell.scene
        source = outcome.cell.source
        axes = outcome.cell.axes
        status = outcome.status
        exitCode = outcome.exitCode.rawValue
        details = GoldenReport.details(outcome)
        layout = difference.map { $0.layout.changes.map(Change.init) }
        pixels = difference?.pixels
        let engineChanges = outcome.engineChanges
        let untranslated = Set(
            outcome.noticed.filter { $0.rule == Self.missingTranslation }.map(\.subject)
                + outcome.kept.filter { $0.rule == Self.missingTranslation }.map(\.subject))
        origin = engineChanges.isEmpty ? nil : engineChanges.map(\.origin).joined(separator: "; ")
        recordEdit = difference?.edit?.description
        reasons = outcome.reasons
        artefacts = outcome.artefacts
        keepsHash = outcome.form == .hash ? true : nil
        // Of a golden that is equal, nothing is new that it shows.
        let isEqual = outcome.status == .equal
        kept = isEqual || outcome.kept.isEmpty ? nil : outcome.kept
        noticed = isEqual || outcome.noticed.isEmpty ? nil : outcome.noticed
        isAcceptable = outcome.canBeAccepted && outcome.candidateProblem == nil
        width = outcome.shown?.width
        viewer = outcome.shown?.viewer ?? []
        facts =
            switch outcome.result {
            case .failed(let failure): [.failure(failure.message)]
            case .unreviewed: [.unreviewed]
            default:
                outcome.exitCode == .equal
                    ? []
                    : (outcome.verdict.map(ChangeFact.facts) ?? []).map { $0.untranslated(among: untranslated) }
                        + ChangeFact.facts(of: engineChanges, outcome.engineEvidence)
            }
        sentence = reasons?.first ?? Self.sentence(of: facts) ?? status.words
    }
}

extension GoldenResult {
    /// The rule of the flaw whose subject is the key of a string that the viewer's language does not have.
    private static let missingTranslation = "translationMissing"
    /// How many causes a sentence names.
    private static let namedCauses = 2

    /// Why a cell fails, in one sentence; nil for no reason.
    private static func sentence(of facts: [ChangeFact]) -> String? {
        let causes = ChangeFact.causes(among: facts).causes.map(\.sentence)
        guard !causes.isEmpty else { return nil }
        let more = causes.count - namedCauses
        return causes.prefix(namedCauses).joined(separator: "; ")
            + (more > 0 ? "; and \(Counted.text(more, "more change"))" : "")
    }
}

extension GoldenDifference {
    /// The sentence about pixels that the golden does not have.
    package static let unknownPicture =
        "the picture differs; the golden has only its hash, so the place is not known"
}
