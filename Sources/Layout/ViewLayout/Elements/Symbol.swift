import Drawing
import Foundation
import Support

/// A symbol in the size of a font.
///
/// The centre of its square is at half the height of a capital above the baseline, so that it is level with text.
package struct Symbol: Element {
    /// The side of the square, in ems of the font.
    static let side = 1.2

    /// The name in records.
    package var id: String?
    /// The symbol.
    package var name: SymbolName
    /// The font that decides the size.
    package var font: FontReference
    /// The colour.
    package var color: ColorReference

    package init(
        _ name: SymbolName, font: FontReference = .textStyle(.body), color: ColorReference = .semantic(.label),
        id: String? = nil
    ) {
        self.name = name
        self.font = font
        self.color = color
        self.id = id
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        let side = font.resolved(with: context.traits).pointSize * Self.side
        return CGSize(width: side, height: side)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let size = size(for: proposal, subviews: subviews, in: context)
        let capital = font.resolved(with: context.traits).capHeight
        return LayoutMeasurement(size: size, firstBaseline: (size.height + capital) / 2)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        let font = font.resolved(with: context.traits)
        let isMirrored = name.isDirectional && context.layoutDirection == .rightToLeft
        let outline = name.path.placed(in: bounds.largestSquare, isMirrored: isMirrored)
        return PlacedNode(
            id: id, kind: .symbol, frame: bounds, content: .fill(.path(outline), color),
            attributes: [
                .init("name", name.rawValue), .init("font", font.textStyle?.rawValue ?? "system"),
                .init("size", FixedDecimal.text(font.pointSize)), .init("color", color.hexadecimal),
            ])
    }
}

/// The symbols that a view can name. They are drawn by Balloon itself.
package enum SymbolName: String, Hashable, Sendable, CaseIterable {
    case check, cross, plus, minus, heart, star, bell, pin, clock, calendar, person
    case play, pause, music, camera, photo, search, house, cart, lock, bolt, info, ellipsis, share
    case circle, disc, arrowUp, arrowDown, chevronUp, chevronDown, list, grid, warning, question, message, chart
    case gear, refresh, crown, trash, sparkles, mic, eye, pencil, globe, send
    /// They point to the trailing side.
    case chevron, arrow
}
