import Drawing
import Foundation
import ViewLayout

/// The picture of a template with its dimming and the white texts at its bottom. It fills what it is offered; the
/// picture is cropped equally on both sides, and the texts never make it larger.
struct PictureWithTitles {
    var picture: Picture
    var titles: CaptionStack
    var metrics: TemplateMetrics

    init(_ picture: Picture, content: TemplateContent, metrics: TemplateMetrics) {
        self.picture = picture
        if metrics.drawsThumbnails { self.picture.thumbnailSide = Int(metrics.thumbnailSide) }
        self.metrics = metrics
        func row(_ string: String?, id: String, font: FontReference) -> CaptionRow? {
            CaptionRow(
                leading: string.map {
                    Text($0, font: font, color: .literal(.white), truncation: metrics.captionTruncation, id: id)
                })
        }
        titles = CaptionStack(
            rows: [
                row(content.imageTitle, id: "imageTitle", font: metrics.topFont),
                row(content.imageSubtitle, id: "imageSubtitle", font: metrics.bottomFont),
            ].compactMap { $0 },
            lineLimit: metrics.overlayLineLimit, leftInset: metrics.textMargin, rightInset: metrics.textMargin,
            metrics: metrics)
    }

    /// Without a height: the height that shows the whole picture, in whole points (teardown).
    func measure(_ proposal: ProposedSize, in context: LayoutContext) -> LayoutMeasurement {
        let width = max(0, proposal.width ?? picture.pointSize.width)
        let pixels = picture.bitmap
        let whole = (width * CGFloat(pixels.height) / CGFloat(pixels.width) - 1e-6).rounded(.up)
        let height = min(whole, max(0, proposal.height ?? whole))
        return LayoutMeasurement(size: CGSize(width: width, height: height))
    }

    func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        var node = try ImageElement(picture, contentMode: .fill, id: "image").place(in: bounds, context: context)
        node.clip = .rectangle(bounds)
        let dimming = Fill(.literal(metrics.dimmingColor(for: context.traits.userInterfaceStyle)))
        node.children = [dimming.placed(in: bounds, context: context)]
        node.children += try placedTitles(in: bounds, context)
        return node
    }

    /// The titles that the picture has room for. A picture that is too low for both keeps the first; half a line is
    /// worse than none (inferred).
    private func placedTitles(in bounds: CGRect, _ context: LayoutContext) throws -> [PlacedNode] {
        var titles = titles
        while !titles.rows.isEmpty {
            let arrangement = try titles.arrange(width: bounds.width, availableHeight: bounds.height, in: context)
            let origin = CGPoint(x: bounds.minX, y: bounds.maxY - min(arrangement.contentHeight, bounds.height))
            let nodes = try arrangement.place(at: origin, in: context)
            if nodes.allSatisfy({ $0.frame.maxY <= bounds.maxY }) { return nodes }
            titles.rows.removeLast()
        }
        return []
    }
}

extension TemplateMetrics {
    /// What is drawn over a picture, so that it stands out less.
    func dimmingColor(for style: UserInterfaceStyle) -> Color {
        var color: Color = style == .light ? .black : .white
        color.alpha = UInt8((min(max(dimming, 0), 1) * 255).rounded())
        return color
    }
}
