import Drawing
import Foundation
import ViewLayout

/// The picture of a template with its dimming and the white texts at its bottom. It fills what it is offered; the
/// picture is cropped equally on both sides, and the texts never make it larger.
struct PictureWithTitles: Sendable {
    private(set) var picture: Picture
    let titles: CaptionStack
    let metrics: TemplateMetrics

    /// Sets the titles of a picture.
    /// - Throws: `TypesettingError` for text that cannot be set.
    init(_ picture: Picture, content: TemplateContent, metrics: TemplateMetrics, in context: LayoutContext) throws {
        self.picture = picture
        if metrics.drawsThumbnails { self.picture.thumbnailSide = Int(metrics.thumbnailSide) }
        self.metrics = metrics
        func row(_ string: String?, id: String, font: FontReference) throws -> CaptionRow? {
            try CaptionRow(
                leading: string.map {
                    Text($0, font: font, color: .literal(.white), truncation: metrics.captionTruncation, id: id)
                }, in: context)
        }
        titles = CaptionStack(
            rows: [
                try row(content.imageTitle, id: "imageTitle", font: metrics.topFont),
                try row(content.imageSubtitle, id: "imageSubtitle", font: metrics.bottomFont),
            ].compactMap { $0 },
            lineLimit: metrics.overlayLineLimit, leftInset: metrics.textMargin, rightInset: metrics.textMargin,
            metrics: metrics, in: context)
    }

    /// The height at a width: as much as shows the whole picture, in whole points (teardown), or the available room.
    func height(width: CGFloat, room: CGFloat) -> CGFloat {
        let whole = (width * CGFloat(picture.height) / CGFloat(picture.width) - 1e-6).rounded(.up)
        return min(whole, max(0, room))
    }

    /// The titles that fit on a picture of a size, broken into lines. A picture that is too short for both keeps
    /// the first; half a line would be worse than none (inferred).
    func arrangeTitles(in size: CGSize) -> CaptionArrangement {
        var titles = titles
        while !titles.rows.isEmpty {
            let arrangement = titles.arrange(width: size.width, availableHeight: size.height)
            let top = size.height - min(arrangement.contentHeight, size.height)
            if arrangement.texts.allSatisfy({ top + $0.y + $0.caption.height <= size.height }) { return arrangement }
            titles.rows.removeLast()
        }
        return CaptionArrangement()
    }

    /// The picture as a node.
    func place(_ titles: CaptionArrangement, in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        var node = try ImageElement(picture, contentMode: .fill, id: "image").place(in: bounds, context: context)
        node.clip = .rectangle(bounds)
        let dimming = Fill(.literal(metrics.dimmingColor(for: context.traits.drawnStyle)))
        node.children = [try dimming.place(in: bounds, context: context)]
        let origin = CGPoint(x: bounds.minX, y: bounds.maxY - min(titles.contentHeight, bounds.height))
        node.children += titles.place(at: origin, in: context)
        return node
    }
}

extension TemplateMetrics {
    /// The colour drawn over a picture to dim it.
    func dimmingColor(for style: UserInterfaceStyle) -> Color {
        var color: Color = style == .light ? .black : .white
        color.alpha = UInt8((min(max(dimming, 0), 1) * 255).rounded())
        return color
    }
}
