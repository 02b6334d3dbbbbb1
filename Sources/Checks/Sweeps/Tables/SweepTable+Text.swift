import Foundation
import Support

extension SweepTable {
    /// The table as aligned text, one row per cell: its viewer, its size, the number of lines of each text, with `…`
    /// where it is truncated, and the findings. Lengths are in points.
    public func text() -> String {
        sweeps.map { sweep in
            let rows = sweep.cells.map(Self.row)
            let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
            let lines = rows.map { row in
                let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) } + [row[3]]
                return "  " + cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
            }
            return ([sweep.scene] + lines + (sweep.failure.map { ["  \($0)"] } ?? [])).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func row(_ cell: SweepCell) -> [String] {
        let size = [cell.size.width, cell.size.height].map { ShortDecimal.text(Double($0)) }.joined(separator: " x ")
        let texts = cell.texts.map { "\($0.id) \($0.lineCount)" + ($0.isTruncated ? "…" : "") }.joined(separator: ", ")
        let findings = cell.findings.map { finding in
            finding.kind.rawValue + (finding.subject.isEmpty ? "" : "=\(finding.subject)")
        }.joined(separator: " ")
        return [cell.idInScene, size, texts, findings]
    }
}
