import Drawing
import Foundation
import ViewLayout

/// What template and live balloons have in common: how large they can be, their shape and their icon.
struct BalloonFrame: Sendable {
    /// The kind of the node of a balloon that shows an author's view.
    static let liveKind = "live"

    var icon: Picture?
    var side: BalloonSide
    /// Whether the balloon has its tail, which the last of a run has and a draft has not.
    var showsTail = true
    /// Whether the balloon stands in the input field, where it has neither tail nor insets (teardown).
    var isDraft = false
    var metrics: TemplateMetrics

    /// The largest size of a balloon for a viewer, in points. It is never taller than the transcript (inferred), which
    /// is what limits it on a phone in landscape.
    func maximumSize(for traits: TraitCollection) -> CGSize {
        CGSize(
            width: MaximumBalloonWidth.width(for: traits, metrics: metrics),
            height: max(min(metrics.maximumHeight, traits.transcriptHeight), metrics.iconBadgeMinimum.height))
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
        size(around: content, maximumWidth: maximumSize(for: traits).width)
    }

    /// The same where the transcript allows a width, in points.
    func size(around content: CGSize, maximumWidth: CGFloat) -> CGSize {
        let minimum = metrics.iconBadgeMinimum
        let width = max(content.width + horizontalInsets, minimum.width)
        return CGSize(width: min(width, maximumWidth), height: max(content.height + verticalInsets, minimum.height))
    }

    /// The frame of the content in a balloon of a size.
    func contentFrame(in size: CGSize, for traits: TraitCollection) -> CGRect {
        CGRect(
            x: sideInset + leftTailRoom(for: traits), y: isDraft ? 0 : metrics.topBalloonInset,
            width: size.width - horizontalInsets, height: size.height - verticalInsets)
    }

    /// What the balloon is wider than its content, in points.
    var horizontalInsets: CGFloat { 2 * sideInset + tailRoom }

    /// What the balloon is higher than its content, in points: the insets less what the tail takes. A draft has none
    /// (teardown).
    var verticalInsets: CGFloat {
        guard !isDraft else { return 0 }
        return metrics.topBalloonInset + metrics.bottomBalloonInset
            - (hasTail ? metrics.tailHeightAdjustment : 0)
    }

    private var sideInset: CGFloat { isDraft ? 0 : metrics.sideBalloonInset }

    /// Whether the balloon is drawn with a tail.
    var hasTail: Bool { showsTail && !isDraft }

    /// The width that a side tail takes of the balloon; a tail below the body takes no room.
    var tailRoom: CGFloat { hasTail && metrics.tail == .side ? metrics.tailWidth : 0 }

    private func leftTailRoom(for traits: TraitCollection) -> CGFloat { isOnRight(for: traits) ? 0 : tailRoom }

    /// Whether the balloon stands at the transcript's right side, where its tail is.
    func isOnRight(for traits: TraitCollection) -> Bool { side.isOnRight(for: traits, metrics: metrics) }

    /// The icon's frame: 6 points from the top and from the left of the balloon's body, which begins behind the room of
    /// a side tail. The icon does not follow the language (teardown).
    func iconFrame(for traits: TraitCollection) -> CGRect {
        CGRect(
            x: metrics.iconMargin + leftTailRoom(for: traits), y: metrics.iconMargin, width: metrics.iconWidth,
            height: metrics.iconHeight)
    }

    /// Where the icon lies in front of the content; nil without one.
    func shownIconFrame(for traits: TraitCollection) -> CGRect? { icon == nil ? nil : iconFrame(for: traits) }

    /// The outline of a balloon of a size.
    func shape(of size: CGSize, for traits: TraitCollection) -> BalloonShape {
        return BalloonShape(
            body: CGRect(
                x: leftTailRoom(for: traits), y: 0, width: size.width - tailRoom, height: size.height),
            radius: metrics.radius(for: traits), tail: hasTail ? metrics.tail.style : .none,
            corner: isOnRight(for: traits) ? .bottomRight : .bottomLeft,
            tailLength: metrics.tail == .side ? metrics.tailWidth : metrics.tailHeight)
    }

    /// The balloon as a node: the background cut to the shape, the content, and the icon in front.
    func node(kind: String, size: CGSize, content: [PlacedNode], in context: LayoutContext) throws -> PlacedNode {
        // The shape covers whole pixels, so that its edges are as crisp as the phone's.
        let grid = PixelGrid(context.traits)
        let shape = shape(of: grid.roundedOutward(size), for: context.traits)
        let color = BalloonColors.incoming(for: context.traits)
        return PlacedNode(
            kind: kind, frame: CGRect(origin: .zero, size: size),
            content: .fill(.rectangle(grid.roundedOutward(shape.bounds)), color),
            attributes: [
                .init("side", side.rawValue), .init("tail", shape.tail.rawValue),
                .init("background", color.hexadecimal),
            ],
            clip: .balloon(shape), children: content + (try iconNode(in: context).map { [$0] } ?? []))
    }

    /// The size of the picture of a balloon of a size, with the tail that hangs below it.
    func canvasSize(around size: CGSize, for traits: TraitCollection) -> CGSize {
        let grid = PixelGrid(traits)
        let bottom = shape(of: grid.roundedOutward(size), for: traits).bounds.maxY
        return grid.roundedOutward(CGSize(width: size.width, height: max(size.height, bottom)))
    }

    /// - Throws: `LayoutError` for an icon that cannot be drawn.
    func validateIcon() throws { try iconElement?.validate() }

    private var iconElement: ImageElement? { icon.map { ImageElement($0, contentMode: .fill, id: Self.iconName) } }

    /// The name of the icon's node.
    static let iconName = "icon"

    private func iconNode(in context: LayoutContext) throws -> PlacedNode? {
        guard let image = iconElement else { return nil }
        let frame = iconFrame(for: context.traits)
        try image.validate()
        var node = image.placed(in: frame)
        node.clip = .rounded(frame, radius: metrics.iconCornerRadius, style: .circular)
        return node
    }
}
