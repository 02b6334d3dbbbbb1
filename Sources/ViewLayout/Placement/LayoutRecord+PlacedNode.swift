import Foundation
import Typesetting

extension LayoutRecord {
    /// Writes down a placed tree. Lengths are rounded to the three decimals that a record prints, and siblings of one
    /// name are told apart by a number (`text`, `text-2`).
    public init(placed root: PlacedNode) {
        nodes = []
        append(root, id: root.recordName, depth: 0)
    }

    private mutating func append(_ node: PlacedNode, id: String, depth: Int) {
        nodes.append(
            Node(
                depth: depth, id: id, kind: node.kind, frame: node.frame.roundedForRecord, attributes: node.attributes,
                lines: node.recordLines))
        var taken: Set<String> = []
        for child in node.children {
            var id = child.recordName
            var number = 2
            while !taken.insert(id).inserted {
                id = "\(child.recordName)-\(number)"
                number += 1
            }
            append(child, id: id, depth: depth + 1)
        }
    }
}

extension PlacedNode {
    fileprivate var recordName: String { id ?? kind }

    fileprivate var recordLines: [LayoutRecord.Line] {
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

extension CGRect {
    fileprivate var roundedForRecord: CGRect {
        CGRect(
            x: FixedDecimal.rounded(minX), y: FixedDecimal.rounded(minY), width: FixedDecimal.rounded(width),
            height: FixedDecimal.rounded(height))
    }
}

extension Paragraph {
    /// How far the ink of a line leaves the box of its advance, ascent and descent, in points; 0 when it does not.
    fileprivate func inkOverflow(of line: TextLine) -> Double {
        guard let ink = inkBounds(of: line) else { return 0 }
        return max(0, -ink.left, ink.right - line.width, -line.ascent - ink.top, ink.bottom - line.descent)
    }
}
