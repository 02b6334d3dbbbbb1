import Foundation
import Support

/// A title in the tint colour with insets, which looks tappable.
///
/// It is as large as its title and insets. A finger needs more space, so the record contains the minimum touch target
/// and reports can list smaller ones.
package struct Button: Element {
    /// The minimum height and width of a touch target, in points ("Apple HIG, Accessibility, Buttons and controls").
    package static let minimumTouchLength: CGFloat = 44

    /// The name in records.
    package var id: String?
    /// The words on the button.
    package var title: String
    /// The font of the title.
    package var font: FontReference
    /// The colour of the title.
    package var color: ColorReference
    /// Space around the title, in points. None by default: the button of Apple's sample is as tall as its font's line
    /// ("WWDC 2017, session 234").
    package var insets: EdgeInsets
    /// The maximum number of lines of the title; nil for no limit.
    package var lineLimit: Int?
    /// Where the lines of the title sit.
    package var alignment: HorizontalAlignment

    /// Makes a button. `insets` are in points.
    package init(
        _ title: String, font: FontReference = .textStyle(.body), color: ColorReference = .semantic(.tint),
        insets: EdgeInsets = EdgeInsets(), lineLimit: Int? = nil, alignment: HorizontalAlignment = .center,
        id: String? = nil
    ) {
        self.title = title
        self.font = font
        self.color = color
        self.insets = insets
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.id = id
    }

    private var label: Padding {
        Padding(
            Text(title, font: font, color: color, lineLimit: lineLimit, alignment: alignment), insets: insets)
    }

    package var children: [any Element] { [label] }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try subviews[0].size(for: proposal)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(proposal)
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = label.place(measurement.children[0], in: bounds, context: context)
        node.id = id
        node.kind = .button
        node.attributes.append(.init("minimumTouchLength", FixedDecimal.text(Self.minimumTouchLength)))
        return node
    }
}
