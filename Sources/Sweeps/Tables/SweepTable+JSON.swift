import BalloonLayouts
import Foundation
import Support
import ViewLayout

extension SweepTable {
    /// The table as JSON with sorted keys: an array, one object per scene with its cells, the invariants that do not
    /// hold, and the values assumed about Messages by kind of device. Lengths are in points; measured ones are rounded to three
    /// decimals.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(sweeps.map(SceneRow.init)), as: UTF8.self) + "\n"
    }

    private struct SceneRow: Encodable {
        let scene: String
        let assumptions: [String: [String: MetricValue]]
        let cells: [CellRow]
        let violations: [ViolationRow]

        init(_ sweep: SceneSweep) {
            scene = sweep.scene
            assumptions = Dictionary(
                sweep.assumptions.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
            cells = sweep.cells.map(CellRow.init)
            violations = sweep.violations.map(ViolationRow.init)
        }
    }

    private struct CellRow: Encodable {
        let findings: [FindingRow]
        let size: SizeRow
        let texts: [TextRow]
        let traits: TraitValues

        init(_ cell: SweepCell) {
            findings = cell.findings.map(FindingRow.init)
            size = SizeRow(width: rounded(cell.size.width), height: rounded(cell.size.height))
            texts = cell.texts.map {
                TextRow(height: rounded($0.height), id: $0.id, lines: $0.lineCount, truncated: $0.isTruncated)
            }
            traits = TraitValues(cell.traits)
        }
    }

    private struct FindingRow: Encodable {
        let kind, message: String
        let entry, node: String?
        let points: Double?

        init(_ finding: Finding) {
            kind = finding.kind.rawValue
            message = finding.message
            entry = finding.entry
            node = finding.node
            points = finding.points.map { rounded($0) }
        }
    }

    private struct SizeRow: Encodable { let width, height: Double }

    private struct TextRow: Encodable {
        let height: Double
        let id: String
        let lines: Int
        let truncated: Bool
    }

    private struct ViolationRow: Encodable {
        let first: TraitValues
        let invariant: String
        let node: String?
        let problem: String
        let second: TraitValues

        init(_ violation: SweepViolation) {
            first = TraitValues(violation.first)
            invariant = violation.invariant.rawValue
            node = violation.node
            problem = violation.problem
            second = TraitValues(violation.second)
        }
    }
}

private func rounded(_ length: CGFloat) -> Double { FixedDecimal.rounded(Double(length)) }
