import Drawing
import Foundation
import ViewLayout

/// What template and live balloons have in common: how large they can be, their shape and their icon.
struct BalloonFrame: Sendable {
    var icon: Picture?
    var side: BalloonSide
    /// Whether the balloon has its tail, which the last of a run has and a draft has not.
    var showsTail = true
    var metrics: TemplateMetrics

    /// The largest size of a balloon for a viewer, in points.
    func maximumSize(for traits: TraitCollection) -> CGSize {
        CGSize(
            width: MaximumBalloonWidth.width(for: traits, metrics: metrics),
            height: max(metrics.maximumHeight, metrics.iconBadgeMinimum.height))
    }

    /// The largest size of what is inside the balloon, in points.
    func maximumContentSize(for traits: TraitCollection) -> CGSize {
        let size = maximumSize(for: traits)
        return CGSize(
            width: max(0, size.width - horizontalInsets), height: max(0, size.height - verticalInsets))
    }

    /// The size of a balloon around content of a size: with insets, not below the icon's minimum, not wider than
    /// the transcript allows.
    func size(around content: CGSize, for traits: TraitCollection) -> CGSize {
        let minimum = metrics.iconBadgeMinimum
        let width = max(content.width + horizontalInsets, minimum.width)
        return CGSize(
            width: min(width, maximumSize(for: traits).width),
            height: max(content.height + verticalInsets, minimum.height))
    }

    /// The frame of the content in a balloon of a size.
    func contentFrame(in size: CGSize) -> CGRect {
        CGRect(
            x: metrics.sideBalloonInset + leadingTailRoom, y: metrics.topBalloonInset,
            width: size.width - horizontalInsets,
            height: size.height - metrics.topBalloonInset - metrics.bottomBalloonInset)
    }

    /// What the balloon is wider than its content, in points.
    var horizontalInsets: CGFloat { 2 * metrics.sideBalloonInset + tailRoom }

    /// What the balloon is higher than its content, in points: the insets less what the tail takes.
    var verticalInsets: CGFloat {
        metrics.topBalloonInset + metrics.bottomBalloonInset - metrics.tailHeightAdjustment
    }

    /// The icon's frame: 6 points from the top and from the balloon's body, which begins behind the tail's room in an
    /// incoming balloon with a side tail. The side is that of the sender, not of the language (teardown).
    var iconFrame: CGRect {
        CGRect(
            x: metrics.iconMargin + leadingTailRoom, y: metrics.iconMargin,
            width: metrics.iconWidth, height: metrics.iconHeight)
    }

    /// The width that a side tail takes of the balloon; a tail below the body takes no room.
    private var tailRoom: CGFloat { showsTail && metrics.tail == .side ? metrics.tailWidth : 0 }
    private var leadingTailRoom: CGFloat { side == .incoming ? tailRoom : 0 }

    /// The outline of a balloon of a size.
    func shape(of size: CGSize) -> BalloonShape {
        let style: BalloonShape.TailStyle = showsTail ? (metrics.tail == .side ? .side : .bottom) : .none
        return BalloonShape(
            body: CGRect(x: leadingTailRoom, y: 0, width: size.width - tailRoom, height: size.height),
            radius: metrics.cornerRadius, tail: style, corner: side == .incoming ? .bottomLeft : .bottomRight,
            tailLength: metrics.tail == .side ? metrics.tailWidth : metrics.tailHeight)
    }

    /// The balloon as a node: the background cut to the shape, the content, and the icon in front.
    func node(kind: String, size: CGSize, content: [PlacedNode], in context: LayoutContext) throws -> PlacedNode {
        // The shape covers whole pixels, so that its edges are as crisp as the phone's.
        let shape = shape(of: PixelGrid(context.traits).roundedOutward(size))
        let color = background(for: context.traits)
        return PlacedNode(
            kind: kind, frame: CGRect(origin: .zero, size: size), content: .fill(.rectangle(shape.bounds), color),
            attributes: [
                .init("side", side.rawValue), .init("tail", shape.tail.rawValue),
                .init("background", color.hexadecimal),
            ],
            clip: .balloon(shape), children: content + (try iconNode(in: context).map { [$0] } ?? []))
    }

    private func iconNode(in context: LayoutContext) throws -> PlacedNode? {
        guard let icon else { return nil }
        var node = try ImageElement(icon, contentMode: .fill, id: "icon").place(in: iconFrame, context: context)
        node.clip = .rounded(iconFrame, radius: metrics.iconCornerRadius, style: .circular)
        return node
    }

    /// The grey of an incoming balloon (observed on iOS 26), which is also the ground of caption bars.
    private func background(for traits: TraitCollection) -> Color {
        switch traits.userInterfaceStyle {
        case .light: return Color(red: 233, green: 233, blue: 235)
        case .dark: return Color(red: 38, green: 38, blue: 41)
        }
    }
}
