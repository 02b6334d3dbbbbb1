import Foundation
import Support

/// A difference between two records, in terms of layout.
package struct LayoutChange: Sendable, Equatable {
    /// The node: its name if it is unique, else the names from the root joined by slashes.
    package let node: String
    /// The node as sentences name it: `caption`, `text “2:14:09”`, `padding of zstack`.
    package let label: String
    /// The kind of the node in records; empty where nobody needs it.
    let element: String
    /// What changed.
    package let kind: Kind
    /// For a node that was added or removed, the place among those that both records have: what was removed at a place
    /// is replaced by what was added there. Nil for other changes.
    package let place: String?

    init(node: String, label: String? = nil, element: String = "", kind: Kind, place: String? = nil) {
        self.node = node
        self.place = place
        self.label = label ?? node
        self.element = element
        self.kind = kind
    }

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
        /// An ellipsis swallows more or less of the same text than before.
        case ellipsis(line: Int, from: String, to: String)
        /// The node was added, with these texts in it.
        case added(kind: String, texts: [String])
        /// The node was removed, with these texts in it.
        case removed(kind: String, texts: [String])
        /// The node has another name, and all else of it is as it was; nil where it had or has none of its own.
        case renamed(from: String?, to: String?)
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
