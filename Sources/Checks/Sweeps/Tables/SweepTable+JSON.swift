import BalloonLayouts
import Foundation
import Support
import ViewLayout

extension SweepTable {
    /// The table as JSON with sorted keys: an object with its format, and one object per scene with its cells, the
    /// invariants that do not hold, and the values assumed about Messages by kind of device. Lengths are in points; measured ones are rounded to three
    /// decimals.
    public func json() throws -> String {
        var text = ""
        try writeJSON { text += $0 }
        return text
    }

    /// Writes ``json()`` piece by piece.
    package func writeJSON(_ write: (String) throws -> Void) throws {
        try write("{\n\"format\" : \(QuotedText.json(OutputFormat.sweep.rawValue)),\n\"scenes\" : [")
        for (index, sweep) in sweeps.enumerated() {
            let assumptions = Dictionary(
                uniqueKeysWithValues: sweep.assumptions.map { ($0.key.rawValue, $0.value) })
            try write((index == 0 ? "\n" : ",\n") + "  {\n")
            try write("    \"assumptions\" : \(try JSONText.pretty(assumptions, indent: 4)),\n")
            try write("    \"cells\" : ")
            var texts = CellTexts(scene: sweep.scene)
            try JSONText.writeList(sweep.cells, indent: 4, write) { try texts.text(of: $0) }
            if let failure = sweep.failure { try write(",\n    \"failure\" : \(QuotedText.json(failure))") }
            try write(",\n    \"scene\" : \(QuotedText.json(sweep.scene)),\n    \"violations\" : ")
            try JSONText.writeList(sweep.violations, indent: 4, write) {
                try JSONText.pretty(ViolationRow($0), indent: 6)
            }
            try write("\n  }")
        }
        try write("\n]\n}\n")
    }

    /// The cells of a scene as JSON. Parts that cells share are encoded once, because a sweep has a hundred times as
    /// many cells.
    private struct CellTexts {
        let scene: String
        private var contents: [ObjectIdentifier: (findings: String, texts: String)] = [:]
        private var viewers: [ObjectIdentifier: (before: String, after: String)] = [:]

        init(scene: String) { self.scene = scene }

        mutating func text(of cell: SweepCell) throws -> String {
            let (findings, texts) = try contents(of: cell)
            let (before, after) = try viewer(of: cell)
            return """
                {
                        "findings" : \(findings),
                        "id" : \(QuotedText.json(cell.id(in: scene))),
                        "size" : {
                          "height" : \(ShortDecimal.exact(rounded(cell.size.height))),
                          "width" : \(ShortDecimal.exact(rounded(cell.size.width)))
                        },
                        "texts" : \(texts),
                        "traits" : \(before)\(ShortDecimal.exact(Double(cell.transcriptWidth)))\(after)
                      }
                """
        }

        private mutating func contents(of cell: SweepCell) throws -> (findings: String, texts: String) {
            let identity = ObjectIdentifier(cell.contents)
            if let known = contents[identity] { return known }
            let rows = cell.texts.map {
                TextRow(height: rounded($0.height), id: $0.id, lines: $0.lineCount, truncated: $0.isTruncated)
            }
            let made = (
                findings: try JSONText.pretty(cell.findings.map(FindingRow.init), indent: 8),
                texts: try JSONText.pretty(rows, indent: 8)
            )
            contents[identity] = made
            return made
        }

        /// The text of the traits before and after the width.
        private mutating func viewer(of cell: SweepCell) throws -> (before: String, after: String) {
            let identity = ObjectIdentifier(cell.row)
            if let known = viewers[identity] { return known }
            // A width that is not the value of any other numeric trait.
            var traits = cell.row.traits
            traits.transcriptWidth = Self.placeholder
            let text = try JSONText.pretty(TraitValues(traits), indent: 8)
            let parts = text.split(
                separator: ShortDecimal.exact(Double(Self.placeholder)), maxSplits: 1, omittingEmptySubsequences: false)
            let made = (before: String(parts[0]), after: String(parts[parts.count - 1]))
            viewers[identity] = made
            return made
        }

        private static let placeholder: CGFloat = 0.123456789
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
