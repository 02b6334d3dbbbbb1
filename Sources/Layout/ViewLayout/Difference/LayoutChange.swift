import Foundation
import Support

/// A difference between two records, in terms of layout.
package struct LayoutChange: Sendable, Equatable {
    /// The node: its name if it is unique, else the names from the root joined by slashes.
    package let node: String
    /// What changed.
    package let kind: Kind

    /// The kinds of changes. Lengths are in points, lines count from 1.
    package enum Kind: Sendable, Equatable {
        /// An input of the layout, by its name in records; nil where there was or is none.
        case input(name: String, from: String?, to: String?)
        /// The first line with another text, and the whole visible text.
        case text(line: Int, from: String, to: String, all: TextPair)
        /// The first line that begins at another word.
        case lineBreak(line: Int, before: String)
        /// The break before a word was removed, and with it the line.
        case lineJoined(line: Int, before: String)
        /// The number of lines.
        case lineCount(from: Int, to: Int)
        /// An ellipsis was added or removed.
        case truncation(line: Int, isTruncated: Bool)
        /// The node was added.
        case added(kind: String)
        /// The node was removed.
        case removed(kind: String)
        /// The node has another kind.
        case replaced(from: String, to: String)
        /// The children are drawn in another order.
        case reordered
        /// A fact such as the colour or the font.
        case attribute(name: String, from: String, to: String)
        /// A fact that the node did not have.
        case attributeAdded(name: String, value: String)
        /// A fact that the node no longer has.
        case attributeRemoved(name: String, value: String)
        /// How far ink extends beyond a line's box.
        case inkOverflow(line: Int, from: Double, to: Double)
        /// The growth of the frame.
        case resized(width: Double, height: Double)
        /// The movement of the frame within its parent.
        case moved(right: Double, down: Double)
        /// The movement of the first line that moved in its text, and the change of its width.
        case lineMetrics(line: Int, right: Double, down: Double, width: Double)
        /// The UTF-16 offset at which a line ends, though it looks the same: white space was added or removed.
        case lineEnd(line: Int, from: Int, to: Int)
        /// The UTF-16 offset at which a line begins.
        case lineStart(line: Int, from: Int, to: Int)
    }
}

extension LayoutChange: CustomStringConvertible {
    /// The change in words: “line 2 of caption now breaks before “noon””.
    package var description: String {
        switch kind {
        case .input(let name, let from, let to):
            input(RecordInput(name), from: from, to: to)
        case .text(let line, let from, let to, _):
            "line \(line) of \(node) reads \(TextPair(from: from, to: to).words)"
        case .lineBreak(let line, let word): "line \(line) of \(node) now breaks before \(TextPair.quoted(word))"
        case .lineJoined(let line, let word): "line \(line) of \(node) no longer breaks before \(TextPair.quoted(word))"
        case .lineCount(let from, let to): "\(node): \(Counted.text(to, "line")) instead of \(from)"
        case .truncation(let line, let isTruncated):
            "line \(line) of \(node) is \(isTruncated ? "now" : "no longer") truncated"
        case .added(let kind): "\(node) added (\(kind))"
        case .removed(let kind): "\(node) removed (\(kind))"
        case .replaced(let from, let to): "\(node) is now a \(to) instead of a \(from)"
        case .reordered: "the children of \(node) are in another order"
        case .attribute("picture", _, _): "\(node) shows another picture"
        case .attribute(let name, let from, let to):
            "\(node): \(name) is \(TextPair(from: from, to: to).plainWords)"
        case .attributeAdded(let name, let value):
            "\(node): \(name) is \(QuotedText.withoutInvisible(value)) instead of nothing"
        case .attributeRemoved(let name, let value):
            "\(node): \(name) is gone, it was \(QuotedText.withoutInvisible(value))"
        case .inkOverflow(let line, let from, let to):
            "ink leaves line \(line) of \(node) by \(ShortDecimal.text(to)) instead of \(ShortDecimal.text(from))"
        case .resized(let width, let height): "\(node): \(growth([("width", width), ("height", height)]))"
        case .moved(let right, let down): "\(node) \(movement(right: right, down: down))"
        case .lineMetrics(let line, let right, let down, let width):
            lineMetrics(line: line, right: right, down: down, width: width)
        case .lineEnd(let line, let from, let to):
            "line \(line) of \(node) ends at offset \(to) instead of \(from) (white space)"
        case .lineStart(let line, let from, let to):
            "line \(line) of \(node) begins at offset \(to) instead of \(from)"
        }
    }

    private func input(_ input: RecordInput, from: String?, to: String?) -> String {
        if case .metric = input {
            return "\(input.words) is \(to ?? "the standard one") instead of \(from ?? "the standard one")"
        }
        guard let from, let to else {
            return
                "\(input.words) is \(to.map(TextPair.quoted) ?? "gone") instead of \(from.map(TextPair.quoted) ?? "none")"
        }
        return "\(input.words) is \(TextPair(from: from, to: to).excerpt.words)"
    }

    private func growth(_ lengths: [(name: String, value: Double)]) -> String {
        lengths.filter { $0.value != 0 }.map { "\($0.name) \(ShortDecimal.signed($0.value))" }.joined(separator: ", ")
    }

    private func movement(right: Double, down: Double) -> String {
        "moved by (\(ShortDecimal.signed(right)), \(ShortDecimal.signed(down)))"
    }

    private func lineMetrics(line: Int, right: Double, down: Double, width: Double) -> String {
        var parts: [String] = []
        if right != 0 || down != 0 { parts.append(movement(right: right, down: down)) }
        if width != 0 { parts.append(growth([("width", width)])) }
        return "line \(line) of \(node) \(parts.joined(separator: ", "))"
    }
}
