import Foundation
import Support
import ViewLayout

/// Sweeps as one table: a row a cell, in the order of the cells.
public struct SweepTable: Sendable {
    /// The sweeps, one a scene.
    public let sweeps: [SceneSweep]

    /// Puts sweeps in one table.
    public init(_ sweeps: [SceneSweep]) { self.sweeps = sweeps }

    /// The names of the columns. New ones are added at the end.
    public static let columns = [
        "scene", "transcriptWidth", "locale", "preferredContentSizeCategory", "userInterfaceStyle", "layoutDirection",
        "legibilityWeight", "accessibilityContrast", "userInterfaceIdiom", "displayScale", "width", "height", "lines",
        "truncated", "findings", "transcriptHeight",
    ]

    /// The table as CSV (RFC 4180), with a row of names. Lengths are in points with three decimals; lists within a
    /// field have spaces between.
    public func csv() -> String {
        var text = Self.columns.joined(separator: ",") + "\r\n"
        for sweep in sweeps {
            for cell in sweep.cells {
                text += Self.fields(cell, scene: sweep.scene).map(Self.quoted).joined(separator: ",") + "\r\n"
            }
        }
        return text
    }

    private static func fields(_ cell: SweepCell, scene: String) -> [String] {
        let traits = cell.traits
        return [
            scene, FixedDecimal.text(Double(traits.transcriptWidth)), traits.locale,
            traits.preferredContentSizeCategory.name, traits.userInterfaceStyle.rawValue,
            traits.layoutDirection.rawValue, traits.legibilityWeight.rawValue, traits.accessibilityContrast.rawValue,
            traits.userInterfaceIdiom.rawValue, "\(traits.pixelsPerPoint)", FixedDecimal.text(Double(cell.size.width)),
            FixedDecimal.text(Double(cell.size.height)),
            cell.texts.map { "\($0.id)=\($0.lineCount)" }.joined(separator: " "),
            cell.texts.filter(\.isTruncated).map(\.id).joined(separator: " "),
            cell.findings.map { finding in
                let subject = [finding.entry, finding.node].compactMap { $0 }.joined(separator: "/")
                return finding.kind.rawValue + (subject.isEmpty ? "" : "=\(subject)")
            }.joined(separator: " "),
            FixedDecimal.text(Double(traits.transcriptHeight)),
        ]
    }

    /// A field with what RFC 4180 wants quoted in quotation marks.
    private static func quoted(_ field: String) -> String {
        guard field.utf8.contains(where: { [UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13].contains($0) }) else {
            return field
        }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}
