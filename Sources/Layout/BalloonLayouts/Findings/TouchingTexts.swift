import Foundation
import Support
import ViewLayout

/// Finds two texts of a view that stand in one line without any space, so that they are read as one: "Lesson 127 of 10".
///
/// Only letters that meet letters and digits that meet digits read as one word. A text of one character is left out: who sets
/// such texts side by side composes a word or a number.
enum TouchingTexts {
    private struct Line {
        let name: String
        let text: PlacedText
        let index: Int
        let box: CGRect
        let baseline: CGFloat

        var letters: [Unicode.Scalar] {
            String(decoding: text.paragraph.visibleUnits(of: text.layout.lines[index]), as: UTF16.self).unicodeScalars
                .map(\.self)
        }
    }

    /// Each text that touches the one behind it, with that one, from top to bottom.
    /// - Complexity: O(n log n) for n lines.
    static func findings(in root: PlacedNode) -> [Finding] {
        var lines: [Line] = []
        append(in: root, to: &lines)
        guard lines.count > 1 else { return [] }
        let sorted = lines.sorted { ($0.baseline, $0.box.minX) < ($1.baseline, $1.box.minX) }
        return zip(sorted, sorted.dropFirst()).compactMap { left, right in
            guard abs(left.baseline - right.baseline) < pixel, abs(right.box.minX - left.box.maxX) < pixel,
                left.name != right.name, areReadAsOne(left, right)
            else { return nil }
            return Finding(
                .captionsTouch, node: left.name,
                message:
                    "\(left.name) \(QuotedText.beginning(of: left.text.text)) and \(right.name) "
                    + "\(QuotedText.beginning(of: right.text.text)) have no space between them; give the row a spacing, or put "
                    + "one of them into a row of its own")
        }
    }

    /// The largest pixel, in points: places are rounded to pixels.
    private static let pixel: CGFloat = 1

    private static func areReadAsOne(_ left: Line, _ right: Line) -> Bool {
        let isRightToLeft = left.text.paragraph.isRightToLeft
        guard right.text.paragraph.isRightToLeft == isRightToLeft else { return false }
        let (first, second) = isRightToLeft ? (right.letters, left.letters) : (left.letters, right.letters)
        guard first.count > 1, second.count > 1, let last = first.last, let next = second.first else { return false }
        return last.properties.isAlphabetic == next.properties.isAlphabetic && BrokenWord.areWordParts(last, next)
    }

    private static func append(in node: PlacedNode, to lines: inout [Line]) {
        for (name, child) in node.namedChildren {
            guard case .text(let text) = child.content else {
                append(in: child, to: &lines)
                continue
            }
            for (index, origin) in text.lineOrigins.enumerated() where text.layout.lines[index].width > 0 {
                lines.append(
                    Line(
                        name: name, text: text, index: index, box: text.layout.lines[index].box(at: origin),
                        baseline: origin.y))
            }
        }
    }
}
