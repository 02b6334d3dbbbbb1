import BalloonLayouts
import Foundation
import Support
import ViewLayout

extension BreakTable {
    /// The table as text: one block per viewer, and one line per interval with the width at which it begins, the
    /// height, the lengths of the lines of each text (`caption 10+7`, with `…` where the text is truncated) and the
    /// findings.
    public var text: String {
        let range = "\(Self.points(widths.lowerBound)) to \(Self.points(widths.upperBound)) points"
        return (["\(scene): \(range)"] + rows.map(Self.block)).joined(separator: "\n\n") + "\n"
    }

    private static func block(_ row: Row) -> String {
        let title = TraitText.summaryWithoutWidth(row.traits).joined(separator: " ")
        if let failure = row.failure { return "\(title)\n  \(failure)" }
        let lines = row.intervals.map { interval in
            [points(interval.from), heights(interval), interval.texts.map(words).joined(separator: ", ")]
        }
        let columns = (0..<2).map { column in lines.map { $0[column].count }.max() ?? 0 }
        let text = zip(lines, row.intervals).map { cells, interval in
            let padded = zip(cells, columns).map { String(repeating: " ", count: $1 - $0.count) + $0 }
            let findings = interval.findings.map(name).joined(separator: " ")
            return "  " + (padded + [cells[2]] + (findings.isEmpty ? [] : [findings])).joined(separator: "  ")
        }
        return ([title] + text).joined(separator: "\n")
    }

    private static func heights(_ interval: Interval) -> String {
        let ends = [interval.heights.lowerBound, interval.heights.upperBound].map { FixedDecimal.rounded($0) }
        return (ends[0] == ends[1] ? [ends[0]] : ends).map(ShortDecimal.exact).joined(separator: "–")
    }

    private static func words(_ text: Text) -> String {
        text.id + " " + text.lineLengths.map(String.init).joined(separator: "+") + (text.isTruncated ? "…" : "")
    }

    private static func name(_ finding: Finding) -> String {
        finding.kind.rawValue + (finding.subject.isEmpty ? "" : "=\(finding.subject)")
    }

    /// A width on the grid of 64ths, with all of its digits.
    private static func points(_ width: CGFloat) -> String { ShortDecimal.exact(Double(width)) }
}
