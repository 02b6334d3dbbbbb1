import Foundation
import Support

/// Children one below the other, from the top. See ``Stack``.
package struct VStack: Stack {
    package static let axis = Axis.vertical
    package static let kind = NodeKind.vstack

    /// The name in records.
    package var id: String?
    /// How children of different widths are aligned.
    package var alignment: HorizontalAlignment
    /// Points between neighbours.
    package var spacing: CGFloat
    /// Points between each child and the next one, where they are not all the same; nil for ``spacing`` everywhere.
    package var gaps: [CGFloat]?
    /// A guide for each child, which lines it up with the others across the stack; nil for ``alignment``.
    package var guides: [AlignmentGuide]?
    /// The children, from the top.
    package var children: [any Element]

    /// Makes a column. `spacing` is in points.
    package init(
        _ children: [any Element], alignment: HorizontalAlignment = .center, spacing: CGFloat = 0,
        gaps: [CGFloat]? = nil, guides: [AlignmentGuide]? = nil, id: String? = nil
    ) {
        self.children = children
        self.alignment = alignment
        self.spacing = spacing
        self.gaps = gaps
        self.guides = guides
        self.id = id
    }

    package var crossAlignment: CrossAlignment { .share(alignment.fraction) }
    package var alignmentName: String { alignment.rawValue }
}
