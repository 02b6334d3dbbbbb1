import Foundation
import ViewLayout

/// The bar of captions below the picture, or as the only content of a balloon.
struct CaptionBar: Sendable {
    let stack: CaptionStack

    /// The bar of a template; nil when all four captions are empty.
    /// - Parameters:
    ///   - iconInset: how much the icon adds to the left margin when it is beside the captions; else 0.
    ///   - cancelRoom: what the X of a draft takes at the right of the captions; else 0.
    /// - Throws: `TypesettingError` for text that cannot be set.
    init?(
        _ content: TemplateContent, iconInset: CGFloat, cancelRoom: CGFloat = 0, metrics: TemplateMetrics,
        in context: LayoutContext
    ) throws {
        func text(_ string: String?, id: String, isTop: Bool, alignment: HorizontalAlignment) -> Text? {
            string.map {
                Text(
                    $0, font: isTop ? metrics.topFont : metrics.bottomFont,
                    color: .semantic(isTop ? .label : .secondaryLabel), truncation: metrics.captionTruncation,
                    alignment: alignment, id: id)
            }
        }
        let rows = [
            try CaptionRow(
                leading: text(content.caption, id: "caption", isTop: true, alignment: .leading),
                trailing: text(content.trailingCaption, id: "trailingCaption", isTop: true, alignment: .trailing),
                in: context),
            try CaptionRow(
                leading: text(content.subcaption, id: "subcaption", isTop: false, alignment: .leading),
                trailing: text(
                    content.trailingSubcaption, id: "trailingSubcaption", isTop: false, alignment: .trailing),
                in: context),
        ].compactMap { $0 }
        guard !rows.isEmpty else { return nil }
        stack = CaptionStack(
            rows: rows, lineLimit: metrics.captionLineLimit, leftInset: iconInset + metrics.textMargin,
            rightInset: max(metrics.textMargin, cancelRoom), metrics: metrics, in: context)
    }

    /// The bar as a node with its top left at a point.
    func place(_ arrangement: CaptionArrangement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        PlacedNode(
            id: "bar", kind: .captionBar, frame: bounds,
            children: arrangement.place(at: bounds.origin, in: context))
    }
}
