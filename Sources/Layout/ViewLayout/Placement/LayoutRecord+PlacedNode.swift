import Drawing
import Foundation
import Support
import Typesetting

extension LayoutRecord {
    /// Makes the record of a placed tree and its inputs. Lengths are rounded to the three decimals that a record
    /// prints, and siblings of the same name are numbered.
    package init(placed root: PlacedNode, inputs: [Attribute] = []) {
        self.init(inputs: inputs, nodes: [])
        append(root, id: root.name, depth: 0)
    }

    private mutating func append(_ node: PlacedNode, id: String, depth: Int) {
        nodes.append(
            Node(
                depth: depth, id: id, kind: node.kind.rawValue, frame: node.frame.roundedForRecord,
                attributes: node.recordAttributes,
                lines: node.recordLines))
        for (name, child) in node.namedChildren { append(child, id: name, depth: depth + 1) }
    }
}

extension PlacedNode {
    /// The node's attributes, its gradient and its rotation.
    fileprivate var recordAttributes: [LayoutRecord.Attribute] {
        var attributes = attributes
        if case .gradient(_, let gradient) = content { attributes.append(.init("gradient", gradient.recordText)) }
        if turnedBy != 0 { attributes.append(.init("turned", FixedDecimal.text(turnedBy))) }
        return attributes
    }

    var recordLines: [LayoutRecord.Line] {
        if case .drawing(let drawing) = content { return drawing.lines.map(\.roundedForRecord) }
        guard case .text(let text) = content else { return [] }
        return zip(text.layout.lines, text.lineOrigins).map { line, origin in
            LayoutRecord.Line(
                range: line.range, x: FixedDecimal.rounded(origin.x), baseline: FixedDecimal.rounded(origin.y),
                width: FixedDecimal.rounded(line.width), isTruncated: line.elidedRange != nil,
                inkOverflow: FixedDecimal.rounded(text.paragraph.inkOverflow(of: line)),
                text: String(decoding: text.paragraph.visibleUnits(of: line), as: UTF16.self))
        }
    }
}

extension LayoutRecord.Line {
    fileprivate var roundedForRecord: LayoutRecord.Line {
        LayoutRecord.Line(
            range: range, x: FixedDecimal.rounded(x), baseline: FixedDecimal.rounded(baseline),
            width: FixedDecimal.rounded(width), isTruncated: isTruncated,
            inkOverflow: FixedDecimal.rounded(inkOverflow), text: text)
    }
}

extension LinearGradient {
    /// The start and the end of the line, then the stops: `(0.000,0.000),(0.000,40.000),#ffffff@0.000,#000000@1.000`.
    fileprivate var recordText: String {
        let ends = [start, end].map { "(\(FixedDecimal.text($0.x)),\(FixedDecimal.text($0.y)))" }
        return (ends + stops.map { "\($0.color.hexadecimal)@\(FixedDecimal.text($0.location))" })
            .joined(separator: ",")
    }
}

extension CGRect {
    fileprivate var roundedForRecord: CGRect {
        CGRect(
            x: FixedDecimal.rounded(minX), y: FixedDecimal.rounded(minY), width: FixedDecimal.rounded(width),
            height: FixedDecimal.rounded(height))
    }
}

extension Paragraph {
    /// How far the ink of a line extends beyond the box of its advance, ascent and descent, in points; 0 when it does
    /// not.
    fileprivate func inkOverflow(of line: TextLine) -> Double {
        guard let ink = inkBounds(of: line) else { return 0 }
        return max(0, -ink.left, ink.right - line.width, -line.ascent - ink.top, ink.bottom - line.descent)
    }
}
