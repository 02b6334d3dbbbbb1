import Foundation
import Support

/// Children side by side, from the leading edge; mirrored in a right-to-left interface. See ``Stack``.
///
/// In bounds taller than the row, children stay at the centre, the top or the bottom; if they are aligned by
/// baselines, they stay at the top.
package struct HStack: Stack {
    package static let axis = Axis.horizontal
    package static let kind = NodeKind.hstack

    /// The name in records.
    package var id: String?
    /// How children of different heights are aligned.
    package var alignment: VerticalAlignment
    /// Points between neighbours.
    package var spacing: CGFloat
    /// Points between each child and the next one, where they are not all the same; nil for ``spacing`` everywhere.
    package var gaps: [CGFloat]?
    /// A guide for each child, which lines it up with the others across the stack; nil for ``alignment``.
    package var guides: [AlignmentGuide]?
    /// The children, from the leading edge.
    package var children: [any Element]

    /// Makes a row. `spacing` is in points.
    package init(
        _ children: [any Element], alignment: VerticalAlignment = .center, spacing: CGFloat = 0, gaps: [CGFloat]? = nil,
        guides: [AlignmentGuide]? = nil, id: String? = nil
    ) {
        self.children = children
        self.alignment = alignment
        self.spacing = spacing
        self.gaps = gaps
        self.guides = guides
        self.id = id
    }

    package var crossAlignment: CrossAlignment {
        alignment == .firstTextBaseline ? .firstBaseline : .share(alignment.fraction)
    }
    package var alignmentName: String { alignment.rawValue }
}
