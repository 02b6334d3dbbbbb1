import Foundation

/// A placed tree as text: a golden keeps it with its picture, and reports differences in its terms.
///
/// ```swift
/// for node in balloon.record.nodes where node.kind == "text" {
///     print(node.id, node.frame, node.lines.map(\.text))
/// }
/// ```
public struct LayoutRecord: Sendable, Equatable {
    /// What the layout was made from: what the message says about itself, strings that its texts name by key, metrics
    /// that the scene has changed, and the viewer's unusual traits.
    public var inputs: [Attribute]
    /// The nodes in drawing order, parents before their children.
    public var nodes: [Node]
    /// The version of the text that it was read from.
    package let version: Int

    /// Makes a record from its inputs and its nodes.
    package init(inputs: [Attribute] = [], nodes: [Node]) {
        self.init(inputs: inputs, nodes: nodes, version: Self.formatVersion)
    }

    init(inputs: [Attribute], nodes: [Node], version: Int) {
        self.inputs = inputs
        self.nodes = nodes
        self.version = version
    }

    /// One placed element.
    public struct Node: Sendable, Equatable {
        /// How many ancestors the node has.
        public var depth: Int
        /// The name of the node, unique among its siblings: `caption`, `image`, `button`.
        public var id: String
        /// What the node is: `text`, `image`, `fill`, `stack`.
        public var kind: String
        /// The frame in points, in the coordinates of the balloon.
        public var frame: CGRect
        /// Facts in a fixed order, such as font, colour and limits.
        public var attributes: [Attribute]
        /// The lines of a text.
        public var lines: [Line]

        /// Makes a node. `frame` is in points.
        package init(
            depth: Int, id: String, kind: String, frame: CGRect, attributes: [Attribute] = [], lines: [Line] = []
        ) {
            self.depth = depth
            self.id = id
            self.kind = kind
            self.frame = frame
            self.attributes = attributes
            self.lines = lines
        }
    }

    /// A named fact of a node.
    public struct Attribute: Sendable, Equatable {
        /// A lower-camel-case name without spaces.
        public var name: String
        /// The value as printed.
        public var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// One line of text.
    public struct Line: Sendable, Equatable {
        /// The UTF-16 offsets of the text on the line.
        public var range: Range<Int>
        /// Points from the left edge of the balloon to the left end of the line, and from its top to the baseline.
        public var x, baseline: Double
        /// The advance in points, white space at the end left out.
        public var width: Double
        /// Whether an ellipsis stands for text that was left out.
        public var isTruncated: Bool
        /// How far ink leaves the line's box, in points: 0 when it does not.
        public var inkOverflow: Double
        /// The text of the line, as drawn.
        public var text: String

        /// Makes a line. Lengths are in points.
        package init(
            range: Range<Int>, x: Double, baseline: Double, width: Double, isTruncated: Bool, inkOverflow: Double,
            text: String
        ) {
            self.range = range
            self.x = x
            self.baseline = baseline
            self.width = width
            self.isTruncated = isTruncated
            self.inkOverflow = inkOverflow
            self.text = text
        }
    }
}

extension LayoutRecord {
    /// What a screen reader says about the balloon, in the order of the record: what the message says about itself,
    /// then each described node and each text. The lines of a text are one sentence, as VoiceOver reads them.
    package var spokenWords: [String] {
        let own = inputs.filter { Self.spokenInputs.contains($0.name) }.map(\.value)
        let parts = nodes.flatMap { node -> [String] in
            let said = node.attributes.filter { Self.spokenInputs.contains($0.name) }.map(\.value)
            let described = node.attributes.first { $0.name == Self.description }?.value
            return said + [described ?? Self.text(of: node.lines)]
        }
        return (own + parts).filter { !$0.isEmpty }
    }

    private static let spokenInputs: Set = ["accessibilityLabel", "summaryText"]
    private static let description = "description"
}

/// The kind of a placed node. Records and findings have the raw value.
package enum NodeKind: String, Hashable, Sendable {
    // Elements of a view, in scenes and in Swift.
    case border, button, clip, divider, fill, frame, gauge, gradient, grid, hstack, image, opacity, padding
    case progress, shadow, spacer, symbol, text, vstack, zstack

    // Views and layers of an app.
    case background, browser, dot, drawing, field, knob, layer, line, mask, pages, scroll, searchBar = "search bar"
    case segments, selection, shape, sign, slider, stepper, `switch`, track, view, wheel

    // Balloons and their parts.
    case bubble, captionBar, edge, emoji, fallback, live, message, stickers, template

    // The conversation around balloons.
    case inputField, strip, transcript, words

    // What shows a message before its conversation is opened.
    case listRow, notification
}

extension LayoutRecord.Node {
    /// The kind; nil for one that this version does not draw, such as in a record of another version.
    var nodeKind: NodeKind? { NodeKind(rawValue: kind) }
}
