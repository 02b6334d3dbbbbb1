import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// Sweeps as one table: one row per cell, in the order of the cells.
///
/// ```swift
/// let table = SweepTable([sweep])
/// try table.csv().write(toFile: "sweep.csv", atomically: true, encoding: .utf8)
/// try table.json().write(toFile: "sweep.json", atomically: true, encoding: .utf8)
/// ```
public struct SweepTable: Sendable {
    /// The sweeps, one per scene.
    public let sweeps: [SceneSweep]

    /// Puts sweeps in one table.
    public init(_ sweeps: [SceneSweep]) { self.sweeps = sweeps }

    /// The names of the columns. New ones are added at the end. What scenes vary, such as `$name`, is behind them.
    package static let columns =
        ["scene"] + firstTraits.map(\.name) + ["width", "height", "lines", "truncated", "findings"]
        + otherTraits.map(\.name) + ["id"]

    /// The traits that were in the first version of the table, before the columns of what was measured. Never add
    /// another one here: the order of the columns is a contract.
    private static let firstTraits: [ViewerTrait] = [
        .transcriptWidth, .locale, .category, .style, .direction, .weight, .contrast, .idiom, .scale,
    ]
    /// All other traits.
    private static let otherTraits = ViewerTrait.all.filter { trait in !firstTraits.contains { $0.name == trait.name } }

    /// The table as CSV (RFC 4180), with a row of names. Lengths are in points with three decimals; lists within a
    /// field have spaces between.
    public func csv() -> String {
        var text = ""
        writeCSV { text += $0 }
        return text
    }

    /// Writes ``csv()`` piece by piece.
    package func writeCSV(_ write: (String) throws -> Void) rethrows {
        let content = ViewerTrait.all(of: sweeps.flatMap(\.viewers)).filter { $0.variable != nil }
        try write((Self.columns + content.map(\.name)).map(Self.quoted).joined(separator: ",") + "\r\n")
        for sweep in sweeps {
            for cell in sweep.cells {
                try write(
                    (Self.fields(cell, scene: sweep.scene) + content.fields(cell.row.traits)).map(Self.quoted).joined(
                        separator: ",") + "\r\n")
            }
            if sweep.failure != nil {
                let fields = Self.columns.map { name in
                    switch name {
                    case "scene": sweep.scene
                    case "findings": Finding.Kind.notLaidOut.rawValue
                    default: ""
                    }
                }
                try write((fields + content.map { _ in "" }).map(Self.quoted).joined(separator: ",") + "\r\n")
            }
        }
    }

    private static func fields(_ cell: SweepCell, scene: String) -> [String] {
        let measured = [
            FixedDecimal.text(Double(cell.size.width)), FixedDecimal.text(Double(cell.size.height)),
            cell.texts.map { "\($0.id)=\($0.lineCount)" }.joined(separator: " "),
            cell.texts.filter(\.isTruncated).map(\.id).joined(separator: " "),
            cell.findings.map { finding in
                let subject = [finding.entry, finding.node].compactMap { $0 }.joined(separator: "/")
                return finding.kind.rawValue + (subject.isEmpty ? "" : "=\(subject)")
            }.joined(separator: " "),
        ]
        return [scene] + firstTraits.fields(cell.traits) + measured + otherTraits.fields(cell.traits)
            + [cell.id(in: scene)]
    }

    /// A field, in quotation marks where RFC 4180 requires them.
    private static func quoted(_ field: String) -> String {
        let needsQuotes = field.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
            default: false
            }
        }
        guard needsQuotes else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}

extension [ViewerTrait] {
    /// The values of a viewer as CSV has them.
    fileprivate func fields(_ traits: TraitCollection) -> [String] { map { $0.value(of: traits)?.csv ?? "" } }
}

extension SceneSweep {
    /// The viewers, whatever the width of the transcript; one for each row of widths.
    fileprivate var viewers: [TraitCollection] {
        var seen: Set<ObjectIdentifier> = []
        return cells.compactMap { seen.insert(ObjectIdentifier($0.row)).inserted ? $0.row.traits : nil }
    }
}

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
