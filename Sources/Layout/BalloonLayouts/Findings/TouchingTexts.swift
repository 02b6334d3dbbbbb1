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

        var letters: String {
            String(decoding: text.paragraph.visibleUnits(of: text.layout.lines[index]), as: UTF16.self)
        }
    }

    /// Each text that touches the one behind it, with that one, from top to bottom.
    /// - Complexity: O(n log n) for n lines.
    static func findings(in root: PlacedNode) -> [Finding] {
        var lines: [Line] = []
        append(in: root, to: &lines)
        guard lines.count > 1 else { return [] }
        return rows(of: lines).flatMap { zip($0, $0.dropFirst()) }.compactMap { left, right in
            guard abs(right.box.minX - left.box.maxX) < pixel, left.name != right.name, areReadAsOne(left, right)
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

    /// Lines whose baselines are one, from left to right.
    private static func rows(of lines: [Line]) -> [[Line]] {
        var rows: [[Line]] = []
        for line in lines.sorted(by: { ($0.baseline, $0.box.minX) < ($1.baseline, $1.box.minX) }) {
            if let first = rows.last?.first, line.baseline - first.baseline < pixel {
                rows[rows.count - 1].append(line)
            } else {
                rows.append([line])
            }
        }
        return rows.map { $0.sorted { $0.box.minX < $1.box.minX } }
    }

    private static func areReadAsOne(_ left: Line, _ right: Line) -> Bool {
        let isRightToLeft = left.text.paragraph.isRightToLeft
        guard right.text.paragraph.isRightToLeft == isRightToLeft else { return false }
        let (first, second) = isRightToLeft ? (right.letters, left.letters) : (left.letters, right.letters)
        guard first.count > 1, second.count > 1, let last = first.unicodeScalars.last,
            let next = second.unicodeScalars.first
        else { return false }
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
