import BalloonLayouts
import Foundation
import Scenes
import Support
import Sweeps
import Synchronization
import Typesetting
import ViewLayout

/// Sweeps the scene of one line of input, and writes a line per cell. Can be used from many threads.
final class LineSweeper: Sendable {
    let axes: AxisOptions
    let fonts: FontCascade
    /// The viewers of captions in each language that a line has named.
    private let plans = Mutex<[String: SweepPlan]>([:])

    init(axes: AxisOptions, fonts: FontCascade) { (self.axes, self.fonts) = (axes, fonts) }

    /// Refuses axes that no line can have, so that a mistake of the command is not told of each line. Languages,
    /// which a scene may bring, are judged with the line.
    /// - Throws: what is wrong with them for captions in English.
    func refuseAxes() throws {
        var planned = try CaptionTexts.scene(in: "en").sweep
        try planned.replace(axes.texts.filter { $0.trait.name != ViewerTrait.locale.name }, languages: [])
    }

    /// The cells of a line, and how the line is: bad, too, where a cell could not be laid out.
    func answer(_ line: InputLine) -> (json: String, verdict: LineVerdict) {
        let fields = LineFields(line, keys: SweepRequest.keys)
        do {
            let sweep = try sweep(SweepRequest(fields, of: line))
            let isSound = sweep.cells.allSatisfy { $0.findings.allSatisfy { $0.severity == .note } }
            return (
                try SweepLines(sweep, id: fields.id).text,
                !sweep.isComplete ? .bad : isSound && sweep.violations.isEmpty ? .sound : .flawed
            )
        } catch {
            return (fields.id.errorLine(SweepRequest.withoutFile("\(error)"), line: line.number), .bad)
        }
    }
}

extension LineSweeper {
    private func sweep(_ request: SweepRequest) throws -> SceneSweep {
        let plan =
            switch request {
            case .scene(let scene): try plan(of: scene)
            case .captions(let texts, let language):
                try plan(ofCaptionsIn: language).replacingScene(texts.replaceTexts)
            }
        var rows: [[SweepCell]] = []
        // Lines are processed in parallel, so the cells of one line are not.
        try plan.measure(Array(plan.rows.indices), fonts: fonts, workerCount: 1, consume: { rows.append($1) })
        return plan.sweep(rows, withAssumptions: false)
    }

    private func plan(of scene: BalloonScene) throws -> SweepPlan {
        var planned = scene.sweep
        try planned.replace(
            axes.texts, languages: scene.languages, idiom: scene.traits.userInterfaceIdiom)
        try planned.vary(scene)
        return SweepPlan(of: scene, axes: planned)
    }

    /// The plan for captions differs by the language alone, so it is made once for each.
    private func plan(ofCaptionsIn language: String) throws -> SweepPlan {
        if let known = plans.withLock({ $0[language] }) { return known }
        let plan = try plan(of: CaptionTexts.scene(in: language))
        plans.withLock { if $0.count < Self.maximumPlanCount { $0[language] = plan } }
        return plan
    }

    /// More languages than a file of captions has.
    private static let maximumPlanCount = 512
}

/// The cells of a sweep as lines of JSON, and the problems between cells.
struct SweepLines {
    /// The lines, without the last line feed.
    let text: String

    init(_ sweep: SceneSweep, id: LineIdentifier) throws {
        let encoder = JSONEncoder.line
        func line(_ row: some Encodable) throws -> String {
            // The id comes first, unchanged.
            "{\"id\":\(id.json)," + String(decoding: try encoder.encode(row), as: UTF8.self).dropFirst()
        }
        let cells = try sweep.cells.map { "{\"id\":\(id.json)," + (try Self.row($0, encoder)) }
        let lines = try cells + sweep.violations.map { try line(ViolationRow($0)) }
        text = lines.joined(separator: "\n")
    }

    /// A cell with sorted keys, without the brace before them. Foundation's encoder takes as long for it as all of its
    /// measuring; findings are left to it, which few cells have.
    private static func row(_ cell: SweepCell, _ encoder: JSONEncoder) throws -> String {
        func length(_ value: CGFloat) -> String { ShortDecimal.exact(FixedDecimal.rounded(Double(value))) }
        let findings =
            cell.findings.isEmpty
            ? "[]" : String(decoding: try encoder.encode(cell.findings.map(FindingRow.init)), as: UTF8.self)
        let texts = Dictionary(cell.texts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = texts.sorted { $0.key < $1.key }.map { "\(QuotedText.json($0)):\($1.lineCount)" }
        let truncated = cell.texts.filter(\.isTruncated).map { QuotedText.json($0.id) }
        return
            "\"cell\":\(QuotedText.json(cell.idInScene)),\"findings\":\(findings),\"height\":\(length(cell.size.height)),"
            + "\"lines\":{\(lines.joined(separator: ","))},\"truncated\":[\(truncated.joined(separator: ","))],"
            + "\"width\":\(length(cell.size.width))}"
    }

    private struct FindingRow: Encodable {
        let kind, message: String
        let node: String?
        let points: Double?

        init(_ finding: Finding) {
            kind = finding.kind.rawValue
            message = SweepRequest.withoutFile(finding.message)
            node = finding.node
            points = finding.points.map { FixedDecimal.rounded(Double($0)) }
        }
    }

    private struct ViolationRow: Encodable {
        let invariant, problem, first, second: String
        let node: String?

        init(_ violation: SweepViolation) {
            invariant = violation.invariant.rawValue
            problem = violation.problem
            node = violation.node
            first = TraitText.identifier(violation.first)
            second = TraitText.identifier(violation.second)
        }
    }
}
