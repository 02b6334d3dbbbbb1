import Foundation
import Support

/// A label that looks tappable: a title in the tint colour with space around it.
///
/// It is as large as its title and insets. The finger needs more: the record says how tall the touch target must be at
/// least, so that a report can list targets that are too small.
public struct Button: Element {
    /// The least height and width of a touch target, in points ("Apple HIG, Accessibility, Buttons and controls").
    public static let minimumTouchLength: CGFloat = 44

    /// The name in records.
    public var id: String?
    /// The words on the button.
    public var title: String
    /// The font of the title.
    public var font: FontReference
    /// The colour of the title.
    public var color: ColorReference
    /// Space around the title, in points. None by default: the button of Apple's sample is as tall as its font's line
    /// ("WWDC 2017, session 234").
    public var insets: EdgeInsets
    /// The most lines of the title; nil for no limit.
    public var lineLimit: Int?
    /// Where the lines of the title sit.
    public var alignment: HorizontalAlignment

    /// Makes a button. `insets` are in points.
    public init(
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

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try label.measure(proposal, in: context)
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        var node = try label.place(in: bounds, proposal: proposal, context: context)
        node.id = id
        node.kind = "button"
        node.attributes.append(.init("minimumTouchLength", FixedDecimal.text(Self.minimumTouchLength)))
        return node
    }
}
