import BalloonLayouts
import Foundation
import Support
import ViewLayout

extension BreakTable {
    /// Returns tables as JSON with sorted keys: an object with its format, and one object per scene. Widths are exact,
    /// heights have three decimals.
    public static func json(_ tables: [BreakTable]) throws -> String {
        try JSONText.pretty(FormattedOutput(["scenes": tables.map(SceneRow.init)], as: .breaks), indent: 0) + "\n"
    }

    private struct SceneRow: Encodable {
        let scene: String
        let from, to: Double
        let viewers: [ViewerRow]

        init(_ table: BreakTable) {
            scene = table.scene
            (from, to) = (Double(table.widths.lowerBound), Double(table.widths.upperBound))
            viewers = table.rows.map(ViewerRow.init)
        }
    }

    private struct ViewerRow: Encodable {
        let traits: TraitValues
        let intervals: [IntervalRow]
        let failure: String?

        init(_ row: Row) {
            traits = TraitValues(row.traits)
            intervals = row.intervals.map(IntervalRow.init)
            failure = row.failure
        }
    }

    private struct IntervalRow: Encodable {
        let from, to: Double
        let heights: [Double]
        let texts: [TextRow]
        let findings: [FindingRow]

        init(_ interval: Interval) {
            (from, to) = (Double(interval.from), Double(interval.to))
            heights = [interval.heights.lowerBound, interval.heights.upperBound].map { FixedDecimal.rounded($0) }
            texts = interval.texts.map {
                TextRow(id: $0.id, lineLengths: $0.lineLengths, truncated: $0.isTruncated)
            }
            findings = interval.findings.map(FindingRow.init)
        }
    }

    private struct TextRow: Encodable {
        let id: String
        let lineLengths: [Int]
        let truncated: Bool
    }

    private struct FindingRow: Encodable {
        let kind, subject: String

        init(_ finding: Finding) {
            kind = finding.kind.rawValue
            subject = finding.subject
        }
    }
}
