import BalloonLayouts
import Foundation
import Support
import Sweeps
import Typesetting

/// Sweeps the scene of one line of input, and writes a line per cell. Can be used from many threads.
struct LineSweeper: Sendable {
    let axes: AxisOptions
    let fonts: FontCascade

    /// The cells of a line, and whether the line has an error or a cell could not be laid out.
    func answer(_ line: InputLine) -> (json: String, isError: Bool) {
        let fields = LineFields(line, keys: SweepRequest.keys)
        do {
            let scene = try SweepRequest(fields, of: line).scene
            var planned = scene.sweep
            try planned.replace(axes.texts, languages: scene.languages)
            // Lines are processed in parallel, so the cells of one line are not.
            let sweep = try SceneSweep(of: scene, axes: planned, fonts: fonts, workerCount: 1)
            return (try SweepLines(sweep, id: fields.id).text, !sweep.isComplete)
        } catch {
            return (fields.id.errorLine(SweepRequest.withoutFile("\(error)"), line: line.number), true)
        }
    }
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
        let lines = try sweep.cells.map { try line(CellRow($0)) } + sweep.violations.map { try line(ViolationRow($0)) }
        text = lines.joined(separator: "\n")
    }

    private struct CellRow: Encodable {
        let cell: String
        let width, height: Double
        let lines: [String: Int]
        let truncated: [String]
        let findings: [FindingRow]

        init(_ cell: SweepCell) {
            self.cell = cell.idInScene
            width = FixedDecimal.rounded(Double(cell.size.width))
            height = FixedDecimal.rounded(Double(cell.size.height))
            lines = Dictionary(cell.texts.map { ($0.id, $0.lineCount) }, uniquingKeysWith: { first, _ in first })
            truncated = cell.texts.filter(\.isTruncated).map(\.id)
            findings = cell.findings.map(FindingRow.init)
        }
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
