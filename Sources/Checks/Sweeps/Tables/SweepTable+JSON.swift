import BalloonLayouts
import Foundation
import Support
import ViewLayout

extension SweepTable {
    /// The table as JSON with sorted keys: an object with its format, and one object per scene with its viewers, the
    /// invariants that do not hold, and the values assumed about Messages by kind of device. A viewer has intervals of
    /// widths at which its balloon has the same height, lines and findings; ``csv()`` has a row for each cell. Lengths are in
    /// points; measured ones are rounded to three decimals.
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
            if let failure = sweep.failure { try write("    \"failure\" : \(QuotedText.json(failure)),\n") }
            try write("    \"scene\" : \(QuotedText.json(sweep.scene))")
            try write(",\n    \"viewers\" : ")
            try JSONText.writeList(sweep.placesByViewer, indent: 4, write) { places in
                try JSONText.pretty(ViewerRow(places.map { sweep.cells[$0] }[...]), indent: 6)
            }
            try write(",\n    \"violations\" : ")
            try JSONText.writeList(sweep.violations, indent: 4, write) {
                try JSONText.pretty(ViolationRow($0), indent: 6)
            }
            try write("\n  }")
        }
        try write("\n]\n}\n")
    }

    /// The cells of one viewer.
    private struct ViewerRow: Encodable {
        let id: String
        let intervals: [IntervalRow]
        let traits: TraitValues
        let transcriptWidths: [Double]

        init(_ cells: ArraySlice<SweepCell>) {
            id = cells.first.map(\.row.idInScene) ?? ""
            traits = TraitValues(cells.first?.row.traits ?? TraitCollection(), without: .transcriptWidth)
            transcriptWidths = cells.map { Double($0.transcriptWidth) }
            intervals = cells.parts { $0.isOneInterval(with: $1) }.map(IntervalRow.init)
        }
    }

    /// Neighbouring cells with the same lines and findings.
    package struct IntervalRow: Codable {
        package let findings: [FindingRow]
        let from: Double
        package let height: Double
        package let texts: [TextRow]
        package let to: Double
        /// The widths of the balloon: one for all cells, or one for each.
        package let widths: [Double]

        init(_ cells: ArraySlice<SweepCell>) {
            let cell = cells[cells.startIndex]
            findings = cell.findings.map(FindingRow.init)
            texts = cell.texts.map(TextRow.init)
            (from, to) = (Double(cell.transcriptWidth), Double(cells[cells.endIndex - 1].transcriptWidth))
            height = rounded(cell.size.height)
            let all = cells.map { rounded($0.size.width) }
            widths = Set(all).count == 1 ? [all[0]] : all
        }
    }

    package struct FindingRow: Codable {
        package let kind: String
        let message: String
        package let entry, node: String?
        let points: Double?

        package init(_ finding: Finding) {
            kind = finding.kind.rawValue
            message = finding.message
            entry = finding.entry
            node = finding.node
            points = finding.points.map { rounded($0) }
        }
    }

    package struct TextRow: Codable, Sendable {
        let height: Double
        package let id: String
        package let lines: Int
        package let truncated: Bool

        package init(_ text: SweepCell.Text) {
            (height, id, lines, truncated) = (rounded(text.height), text.id, text.lineCount, text.isTruncated)
        }
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

extension SweepCell {
    /// Whether two neighbouring cells differ in their widths alone.
    fileprivate func isOneInterval(with other: SweepCell) -> Bool {
        size.height == other.size.height && hasSameTexts(as: other) && findings == other.findings
    }
}

extension SceneSweep {
    /// Where the cells of each viewer are, the viewers in the order in which they come: an axis that is listed behind the
    /// widths has all its values at one width before the next.
    fileprivate var placesByViewer: [[Int]] {
        var places: [[Int]] = []
        var viewers: [String: Int] = [:]
        // Most cells share the row of their viewer, whose name is made once.
        var rows: [ObjectIdentifier: Int] = [:]
        for (index, cell) in cells.enumerated() {
            let row = ObjectIdentifier(cell.row)
            if let viewer = rows[row] {
                places[viewer].append(index)
                continue
            }
            let name = cell.row.idInScene
            let viewer = viewers[name] ?? places.count
            if viewer == places.count { places.append([]) }
            (viewers[name], rows[row]) = (viewer, viewer)
            places[viewer].append(index)
        }
        return places
    }
}

extension ArraySlice {
    /// The slice in parts: an element begins another one where it does not belong to the element before it.
    fileprivate func parts(belongs: (Element, Element) -> Bool) -> [ArraySlice] {
        var parts: [ArraySlice] = []
        var start = startIndex
        for index in indices.dropFirst() where !belongs(self[index - 1], self[index]) {
            parts.append(self[start..<index])
            start = index
        }
        return isEmpty ? [] : parts + [self[start..<endIndex]]
    }
}
