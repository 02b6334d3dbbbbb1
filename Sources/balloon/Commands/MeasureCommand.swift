import ArgumentParser
import BalloonLayouts
import Balloons
import Foundation
import Support
import Sweeps
import Typesetting
import ViewLayout

struct MeasureCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Prints the size of each scene's balloon, and what is in it.")

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var traits: TraitOptions
    @OptionGroup var fonts: FontOptions

    @Flag(help: "Prints JSON: sizes, and the frame, lines and drawn texts of every node.")
    var json = false

    @Flag(
        help: "Also lists every number that the sizes depend on, with its source, and what is not known about Messages."
    )
    var explain = false

    @Flag(help: "Also checks all text sizes and the scene's languages, and reports what is wrong there.")
    var audit = false

    @OptionGroup var gate: GateOptions

    var printsJSON: Bool { json }

    func validate() throws { try gate.refuseAnnotations(in: json) }

    func run() throws {
        let scenes = try SceneFiles.scenes(scenes)
        guard !scenes.isEmpty else { throw NoScenesError() }
        let fonts = try fonts.cascade()
        let placed = try scenes.map { scene in (scene, try place(scene, fonts: fonts)) }
        if json {
            try JSONOutput.write(["scenes": placed.map(measured)], as: .measure)
        } else {
            try StandardOutput.write(line: Self.table(placed))
            try StandardOutput.write(line: "\n" + (explain ? explanation(placed) : Self.unknowns))
        }
        guard gate.strict || !gate.reports.isEmpty else { return }
        let lints = try placed.map { scene, balloon in try SceneLint(of: scene, seenIn: balloon) }
        try gate.write(lints)
        try gate.judge(lints)
    }

    private func place(_ scene: BalloonScene, fonts: FontCascade) throws -> PlacedBalloon {
        let context = LayoutContext(traits: try traits.applied(to: scene.traits), fonts: fonts)
        var balloon = try scene.layout(in: context)
        try scene.refuseEmpty(balloon)
        if audit {
            let acrossViewers = try scene.findingsAcrossViewers(in: context)
            balloon.addFindings(acrossViewers)
        }
        return balloon
    }

    private func measured(_ scene: BalloonScene, _ balloon: PlacedBalloon) -> MeasuredScene {
        let metrics = scene.resolvedMetrics(for: balloon.traits)
        return MeasuredScene(
            scene: scene.name, cells: [MeasuredScene.Cell(balloon)],
            assumptions: metrics.template.assumptions,
            metrics: explain
                ? ExplainedMetric.list(
                    metrics, standard: standard(balloon), system: balloon.traits.receiver) : nil,
            unknowns: explain ? ExplainedUnknown.list(metrics.template) : nil)
    }

    /// The sentence in every report about the numbers that could not be established.
    private static var unknowns: String {
        "\(UnknownMetric.all.count) things about Messages are not known; --explain lists the values assumed for them"
    }

    private func explanation(_ placed: [(BalloonScene, PlacedBalloon)]) -> String {
        MetricsExplanation.explanations(
            of: placed.map { scene, balloon in
                (
                    scene.name, scene.resolvedMetrics(for: balloon.traits), standard(balloon), balloon.traits.receiver
                )
            }
        ).map(\.text).joined(separator: "\n\n")
    }

    private func standard(_ balloon: PlacedBalloon) -> MessagesMetrics {
        .standard(for: balloon.traits.userInterfaceIdiom, on: balloon.traits.receiver)
    }

    /// The entry and the node, the kind of finding, and its size in points: `entries[2] imageTitle: contentClipped
    /// (12.5 pt)`.
    private static func summary(of finding: Finding) -> String {
        (finding.subject.isEmpty ? "" : "\(finding.subject): ") + finding.kind.rawValue
            + (finding.points.map { " (\(ShortDecimal.points($0)) pt)" } ?? "")
    }

    private static func table(_ placed: [(scene: BalloonScene, balloon: PlacedBalloon)]) -> String {
        var table = TextTable([
            .init("scene"), .init("layout"), .init("width", .trailing), .init("height", .trailing), .init("traits"),
            .init("findings"),
        ])
        let found = placed.map { (name: $0.scene.name, findings: $0.balloon.findings) }
        for ((scene, balloon), (_, findings)) in zip(placed, found) {
            table.append([
                scene.name, balloon.balloon.kind, ShortDecimal.points(balloon.size.width),
                ShortDecimal.points(balloon.size.height), TraitText.summary(balloon.traits),
                findings.map(Self.summary(of:)).joined(separator: ", "),
            ])
        }
        let sentences = FindingSentences.lines(found)
        return ([table.text] + (sentences.isEmpty ? [] : [""] + sentences)).joined(separator: "\n")
    }
}
