import Drawing
import Foundation
import ViewLayout

/// The plain messages that stand in place of a balloon on older systems: a photo, and a bubble with the URL.
struct FallbackBalloon {
    var content: FallbackContent
    var frame: BalloonFrame

    /// The messages measured and placed below each other, on their sender's side.
    func placed(in context: LayoutContext) throws -> PlacedBalloon {
        let sizes = try content.items.map { try measure($0, in: context) }
        let width = sizes.map(\.width).max() ?? 0
        var nodes: [PlacedNode] = []
        var y: CGFloat = 0
        for (item, size) in zip(content.items, sizes) {
            let x = frame.isOnRight(for: context.traits) ? width - size.width : 0
            nodes.append(try place(item, in: CGRect(origin: CGPoint(x: x, y: y), size: size), context: context))
            y += size.height + FallbackMetrics.gap
        }
        let size = CGSize(width: width, height: max(0, y - FallbackMetrics.gap))
        let root = PlacedNode(
            kind: "fallback", frame: CGRect(origin: .zero, size: size),
            attributes: [.init("side", frame.side.rawValue)], children: nodes)
        return PlacedBalloon(
            size: size, balloon: root, traits: context.traits, findings: FallbackFindings.findings(content))
    }

    /// The size of one message in whole pixels.
    private func measure(_ item: FallbackContent.Item, in context: LayoutContext) throws -> CGSize {
        let widest = frame.maximumSize(for: context.traits).width
        let size: CGSize
        switch item {
        case .picture(let picture):
            let width = max(widest - FallbackMetrics.photoWidthReserve, frame.metrics.iconBadgeMinimumWidth)
            let aspects = FallbackMetrics.photoAspects
            let own = picture.pointSize.width / picture.pointSize.height
            let aspect = min(max(own, aspects.lowerBound), aspects.upperBound)
            size = CGSize(width: width, height: min(width / aspect, FallbackMetrics.photoMaximumHeight))
        case .url(let url):
            let insets = insets(for: context.traits)
            let offer = ProposedSize(width: max(0, widest - 2 * insets.width), height: nil)
            let text = try text(url).measure(offer, in: context).size
            size = CGSize(
                width: max(text.width + 2 * insets.width, FallbackMetrics.textMinimumWidth),
                height: text.height + 2 * insets.height)
        }
        return PixelGrid(context.traits).roundedOutward(size)
    }

    private func place(
        _ item: FallbackContent.Item, in bounds: CGRect, context: LayoutContext
    ) throws -> PlacedNode {
        switch item {
        case .picture(let picture):
            var node = try ImageElement(picture, contentMode: .fill, id: "picture").place(in: bounds, context: context)
            node.clip = .rounded(bounds, radius: frame.metrics.cornerRadius, style: .continuous)
            return node
        case .url(let url):
            let text = text(url)
            let insets = insets(for: context.traits)
            let line = text.font.resolved(with: context.traits).lineHeight
            let color =
                frame.side == .outgoing
                ? SemanticColor.tint.resolved(with: context.traits) : BalloonColors.incoming(for: context.traits)
            let room = bounds.insetBy(dx: insets.width, dy: insets.height)
            return PlacedNode(
                id: "urlBubble", kind: "textBubble", frame: bounds, content: .fill(.rectangle(bounds), color),
                attributes: [.init("background", color.hexadecimal)],
                clip: .rounded(bounds, radius: line / 2 + insets.height, style: .continuous),
                children: [
                    try text.place(
                        in: room, proposal: ProposedSize(width: room.width, height: nil), context: context)
                ])
        }
    }

    private func text(_ url: URL) -> Text {
        Text(
            url.absoluteString, font: .textStyle(.body),
            color: frame.side == .outgoing ? .literal(.white) : .semantic(.label), id: "url")
    }

    private func insets(for traits: TraitCollection) -> CGSize {
        FallbackMetrics.textInsets(
            isAccessibilityCategory: traits.preferredContentSizeCategory.isAccessibilityCategory)
    }
}
