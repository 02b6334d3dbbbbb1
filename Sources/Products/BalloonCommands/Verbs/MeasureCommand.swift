import ArgumentParser
import BalloonLayouts
import Foundation
import Lint
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

struct MeasureCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Prints the size of each scene's balloon and what is in it; use it when you need numbers.")

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var traits: TraitOptions
    @OptionGroup var vary: VaryOptions
    @OptionGroup var fonts: FontOptions

    @Flag(help: "Prints JSON: sizes, and the frame, lines and drawn texts of every node.")
    var json = false

    @Flag(
        help: "Also lists every number that the sizes depend on, with its source, and what is not known about Messages."
    )
    var explain = false

    @Flag(help: "Also checks all text sizes and the scene's languages, and reports what is wrong there.")
    var audit = false

    @Option(
        help: """
            Also measures with the other value of a metric that is yes or no, such as trailingKeepsWidth: a second row for each \
            scene. A list with commas; --explain lists the metrics.
            """,
        transform: { $0.split(separator: ",").map(String.init) })
    var metrics: [String]?

    @OptionGroup var gate: StrictOptions
    @OptionGroup var reports: ReportOptions

    var printsJSON: Bool { json }

    func validate() throws { try reports.refuseAnnotations(in: json) }

    func run() throws {
        var read = try SceneFiles.readable(scenes)
        read.scenes = try vary.applied(to: read.scenes)
        let placed = try read.scenes.isEmpty ? [] : placeEach(&read, fonts: try fonts.cascade())
        guard !placed.isEmpty else {
            try reports.write(LintReport(read.unreadable.map(\.lint), of: "measure"))
            throw read.errors
        }
        read.reportErrors(unlessIn: json)
        let lints = try placed.map { scene, balloon in try SceneLint(of: scene, seenIn: balloon) }
        if json {
            let errors = read.errors.errors.map(\.fileError)
            try JSONOutput.write(
                Answer(scenes: measured(placed), errors: errors.isEmpty ? nil : errors), as: .measure)
        } else {
            try StandardOutput.write(document: Self.table(placed) + "\n")
            try StandardOutput.write(document: "\n" + (explain ? explanation(placed) : Self.unknowns) + "\n")
        }
        try reports.write(LintReport(read.unreadable.map(\.lint) + lints, of: "measure"))
        try read.refuseErrors()
        try gate.judge(lints)
    }

    private struct Answer: Encodable {
        let scenes: [MeasuredScene]
        /// The errors of files that cannot be used; nil for none.
        let errors: [FileError]?
    }

    /// Lays each scene out. Scenes with errors are skipped, so that the others are still measured.
    /// - Throws: errors about contradictory options, and about fonts that cannot be used.
    private func placeEach(
        _ read: inout ReadScenes, fonts: FontCascade
    ) throws -> [(BalloonScene, PlacedBalloon)] {
        var placed: [(BalloonScene, PlacedBalloon)] = []
        let names = try vary.names(in: read.scenes)
        for scene in read.scenes {
            do {
                for viewer in try scene.saying(names, to: traits.applied(to: scene.traits)) {
                    let context = LayoutContext(traits: viewer, fonts: fonts)
                    placed.append((scene, try place(scene, in: context)))
                    for metric in metrics ?? [] {
                        let other = try scene.withOther(metric, for: viewer)
                        placed.append((other, try place(other, in: context)))
                    }
                }
            } catch  where ExitStatus(of: error) == .badInput {
                try MeasuredRow.refuseFonts(error)
                read.unreadable.append(UnreadableScene(scene, because: error))
            }
        }
        return placed
    }

    private func place(_ scene: BalloonScene, in context: LayoutContext) throws -> PlacedBalloon {
        var balloon = try scene.layout(in: context)
        try scene.refuseEmpty(balloon)
        if audit {
            let acrossViewers = try scene.findingsAcrossViewers(in: context)
            balloon.addFindings(acrossViewers)
        }
        return balloon
    }

    /// The scenes, each with the cells of what its texts say in turn.
    private func measured(_ placed: [(scene: BalloonScene, balloon: PlacedBalloon)]) -> [MeasuredScene] {
        var starts: [Int] = []
        for (index, cell) in placed.enumerated() where index == 0 || placed[index - 1].scene.file != cell.scene.file {
            starts.append(index)
        }
        return zip(starts, starts.dropFirst() + [placed.count]).map { start, end in
            measured(placed[start].scene, placed[start..<end].map(\.balloon))
        }
    }

    private func measured(_ scene: BalloonScene, _ balloons: [PlacedBalloon]) -> MeasuredScene {
        let balloon = balloons[0]
        let metrics = scene.resolvedMetrics(for: balloon.traits)
        return MeasuredScene(
            scene: scene.name, cells: balloons.map { MeasuredScene.Cell($0, of: scene) },
            assumptions: metrics.assumptions,
            metrics: explain
                ? ExplainedMetric.list(
                    metrics, standard: standard(balloon), system: balloon.traits.receiver) : nil,
            unknowns: explain ? ExplainedUnknown.list(metrics) : nil)
    }

    /// The sentence in each report about metrics that are not known.
    private static var unknowns: String {
        "\(UnknownFact.all.count) things about Messages are not known; --explain lists the values assumed for them"
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

    /// The entry and the node, the kind of finding, and by how many points it is: `entries[2] imageTitle: contentClipped
    /// (by 12.5 pt)`, `button: touchTargetSmall (26.1 pt missing)`. What the scene allows is marked.
    private static func summary(of finding: Finding, isAllowed: Bool) -> String {
        (finding.subject.isEmpty ? "" : "\(finding.subject): ") + finding.kind.rawValue
            + (finding.points.map {
                finding.kind.isSmallness
                    ? " (\(ShortDecimal.points($0)) pt missing)" : " (by \(ShortDecimal.points($0)) pt)"
            } ?? "") + (isAllowed ? " allowed" : "")
    }

    /// A line for each animated sticker: what it costs to show.
    private static func animations(in balloon: PlacedBalloon, of scene: BalloonScene) -> [String] {
        balloon.stickerCosts.map { node, cost in
            let rate =
                cost.seconds > 0
                ? "\(ShortDecimal.text(cost.seconds)) s at \(ShortDecimal.text(cost.framesPerSecond)) frames per second, "
                : ""
            let megabytes = ShortDecimal.text((Double(cost.decodedBytes) / 100_000).rounded() / 10)
            return "\(scene.name): \(node) has \(cost.frameCount) frames, \(rate)\(megabytes) MB decoded"
        }
    }

    private static func table(_ placed: [(scene: BalloonScene, balloon: PlacedBalloon)]) -> String {
        var table = TextTable([
            .init("scene"), .init("layout"), .init("width", .trailing), .init("height", .trailing), .init("traits"),
            .init("findings"),
        ])
        let found = placed.map { SeenFindings(in: $0.balloon, of: $0.scene) }
        for ((scene, balloon), seen) in zip(placed, found) {
            table.append([
                scene.name, balloon.balloon.kind.rawValue, ShortDecimal.points(balloon.size.width),
                ShortDecimal.points(balloon.size.height), TraitText.summary(balloon.traits),
                zip(seen.findings, seen.reasons).map { summary(of: $0, isAllowed: $1 != nil) }.joined(separator: ", "),
            ])
        }
        let sentences = placed.flatMap { animations(in: $0.balloon, of: $0.scene) } + FindingSentences.lines(found)
        return ([table.text] + (sentences.isEmpty ? [] : [""] + sentences)).joined(separator: "\n")
    }
}

extension BalloonScene {
    /// The scene with the other value of a metric that is yes or no, which its name says.
    fileprivate func withOther(_ metric: String, for traits: TraitCollection) throws -> BalloonScene {
        guard let entry = MessagesMetrics.entry(named: metric) else {
            throw CommandError("\(MetricError.unknownName(metric))")
        }
        guard case .flag(let value) = entry.value(in: resolvedMetrics(for: traits)) else {
            throw CommandError("\(metric) is not yes or no; write it into a scene's metrics, with the value to measure")
        }
        var scene = self
        try scene.metrics.set(metric, to: .flag(!value))
        scene.name = "\(name), \(metric): \(!value)"
        return scene
    }
}

extension MeasureCommand: PlainVerb {
    static func plain(_ words: [String]) -> MeasureCommand? {
        guard let words = PlainWords(words, flags: ["--json", "--explain", "--audit"]) else { return nil }
        var command = MeasureCommand()
        command.scenes = words.paths
        (command.json, command.explain, command.audit) = (
            words.has("--json"), words.has("--explain"), words.has("--audit")
        )
        (command.traits, command.vary, command.fonts) = (TraitOptions(), .none, .none)
        (command.gate, command.reports, command.metrics) = (.none, .none, nil)
        return command
    }
}
