import Foundation
import ViewLayout

/// A part of a balloon by its name: a text, a picture, a button, a stack.
///
/// ```swift
/// let balloon = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
/// print(balloon.caption.lines, balloon.caption.isTruncated, balloon["subcaption"].frame)
/// ```
public struct BalloonPart: Sendable, Equatable {
    /// The name, as in records and findings.
    public let name: String
    /// The place in the balloon, in points; `CGRect.null` for a part that is not there.
    public let frame: CGRect
    /// The text, whole; empty for a part without text.
    public let text: String
    /// How many lines the text has; 0 for a part without text.
    public let lines: Int
    /// Whether an ellipsis replaces some of the text.
    public let isTruncated: Bool
    /// Whether a line ends inside a word or a number.
    public let isTorn: Bool
    /// Whether the part is a text, which may be empty.
    package let isText: Bool
    /// The first baseline, in points from the top of the balloon; nil for a part without text.
    package let baseline: CGFloat?

    /// What a finger hits of a button, in points: its padding and its frame as well; nil for other parts.
    package let touchTarget: CGRect?

    /// Whether the balloon has the part.
    public var isThere: Bool { !frame.isNull }

    /// A part that is not there.
    init(missing name: String) {
        self.name = name
        (frame, text, lines, isTruncated, isTorn, isText, baseline) = (.null, "", 0, false, false, false, nil)
        touchTarget = nil
    }

    /// - Parameters:
    ///   - node: the outermost node of the name.
    ///   - holder: the node that has the text; a button's title has the name of its button.
    ///   - touchTarget: what a finger hits of a button.
    init(_ name: String, _ node: PlacedNode, holder: PlacedNode?, touchTarget: CGRect?) {
        self.name = name
        self.touchTarget = touchTarget
        frame = node.frame
        guard case .text(let shown)? = holder?.content else {
            (text, lines, isTruncated, isTorn, isText, baseline) = ("", 0, false, false, false, nil)
            return
        }
        isText = true
        text = shown.text
        lines = shown.layout.lines.count
        isTruncated = shown.layout.isTruncated
        isTorn = TextFindings.firstSplit(in: shown.layout, of: shown.paragraph) != nil
        baseline = shown.lineOrigins.first?.y
    }
}
