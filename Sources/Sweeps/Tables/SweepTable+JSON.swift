import BalloonLayouts
import Foundation
import Support
import ViewLayout

extension SweepTable {
    /// The table as JSON with sorted keys: an array, one object a scene with its cells, the invariants that do not
    /// hold, and the values assumed about Messages by kind of device. Lengths are in points, rounded to three decimals.
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
        let traits: TraitRow

        init(_ cell: SweepCell) {
            findings = cell.findings.map(FindingRow.init)
            size = SizeRow(width: rounded(cell.size.width), height: rounded(cell.size.height))
            texts = cell.texts.map {
                TextRow(height: rounded($0.height), id: $0.id, lines: $0.lineCount, truncated: $0.isTruncated)
            }
            traits = TraitRow(cell.traits)
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

    /// The traits under the names of `measure --json`.
    private struct TraitRow: Encodable {
        let accessibilityContrast: String
        let displayScale: Int
        let layoutDirection, legibilityWeight, locale, preferredContentSizeCategory: String
        let transcriptHeight, transcriptWidth: Double
        let userInterfaceIdiom, userInterfaceStyle: String

        init(_ traits: TraitCollection) {
            accessibilityContrast = traits.accessibilityContrast.rawValue
            displayScale = traits.pixelsPerPoint
            layoutDirection = traits.layoutDirection.rawValue
            legibilityWeight = traits.legibilityWeight.rawValue
            locale = traits.locale
            preferredContentSizeCategory = traits.preferredContentSizeCategory.name
            transcriptHeight = rounded(traits.transcriptHeight)
            transcriptWidth = rounded(traits.transcriptWidth)
            userInterfaceIdiom = traits.userInterfaceIdiom.rawValue
            userInterfaceStyle = traits.userInterfaceStyle.rawValue
        }
    }

    private struct ViolationRow: Encodable {
        let first: TraitRow
        let invariant: String
        let node: String?
        let problem: String
        let second: TraitRow

        init(_ violation: SweepViolation) {
            first = TraitRow(violation.first)
            invariant = violation.invariant.rawValue
            node = violation.node
            problem = violation.problem
            second = TraitRow(violation.second)
        }
    }
}

private func rounded(_ length: CGFloat) -> Double { FixedDecimal.rounded(Double(length)) }
