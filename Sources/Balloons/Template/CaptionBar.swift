import Foundation
import ViewLayout

/// The bar of captions below the picture, or alone in its balloon.
struct CaptionBar {
    var stack: CaptionStack

    /// The bar of a template, or nil when all four captions are empty.
    /// - Parameter iconInset: what the icon adds to the left margin when it stands beside the captions; else 0.
    init?(_ content: TemplateContent, iconInset: CGFloat, metrics: TemplateMetrics) {
        func text(_ string: String?, id: String, isTop: Bool, alignment: HorizontalAlignment) -> Text? {
            string.map {
                Text(
                    $0, font: isTop ? metrics.topFont : metrics.bottomFont,
                    color: .semantic(isTop ? .label : .secondaryLabel), truncation: metrics.captionTruncation,
                    alignment: alignment, id: id)
            }
        }
        let rows = [
            CaptionRow(
                leading: text(content.caption, id: "caption", isTop: true, alignment: .leading),
                trailing: text(content.trailingCaption, id: "trailingCaption", isTop: true, alignment: .trailing)),
            CaptionRow(
                leading: text(content.subcaption, id: "subcaption", isTop: false, alignment: .leading),
                trailing: text(
                    content.trailingSubcaption, id: "trailingSubcaption", isTop: false, alignment: .trailing)),
        ].compactMap { $0 }
        guard !rows.isEmpty else { return nil }
        stack = CaptionStack(
            rows: rows, lineLimit: metrics.captionLineLimit, leftInset: iconInset + metrics.textMargin,
            rightInset: metrics.textMargin, metrics: metrics)
    }

    func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> LayoutMeasurement {
        let width = try proposal.width.map { max(0, $0) } ?? stack.naturalWidth(in: context)
        let arrangement = try stack.arrange(
            width: width, availableHeight: proposal.height ?? .infinity, in: context)
        return LayoutMeasurement(size: CGSize(width: width, height: arrangement.height))
    }

    func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        let arrangement = try stack.arrange(width: bounds.width, availableHeight: bounds.height, in: context)
        return PlacedNode(
            id: "bar", kind: "captionBar", frame: bounds,
            children: try arrangement.place(at: bounds.origin, in: context))
    }
}
