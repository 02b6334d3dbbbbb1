import Drawing
import Foundation
import ViewLayout

/// The common properties of template and live balloons: maximum size, shape and icon.
struct BalloonFrame: Sendable {
    /// The kind of the node for an author's view.
    static let liveKind = NodeKind.live

    var icon: Picture?
    var side: BalloonSide
    /// Whether the balloon has its tail. The last balloon of a run has one; a draft has none.
    var showsTail = true
    /// Whether the balloon is in the input field, where it has neither tail nor insets (teardown).
    var isDraft = false
    /// What the X of a draft takes at its right.
    var cancelRoom: CGFloat = 0
    /// What is free beside the balloon in the column, at its sender's side.
    var sideRoom: CGFloat = 0
    /// Whether the balloon is a capsule, whatever its corners are otherwise.
    var isCapsule = false
    var metrics: TemplateMetrics

    /// The same frame as a capsule.
    var asCapsule: BalloonFrame {
        var frame = self
        frame.isCapsule = true
        return frame
    }

    /// The maximum size of a balloon for a viewer, in points. It is never taller than the transcript (inferred), which
    /// limits it on a phone in landscape.
    func maximumSize(for traits: TraitCollection) -> CGSize {
        CGSize(
            width: MaximumBalloonWidth.width(for: traits, metrics: metrics, sideRoom: sideRoom),
            height: max(min(metrics.maximumHeight.points, traits.transcriptHeight), metrics.iconBadgeMinimum.height))
    }

    /// Whether the maximum height is the one that Messages is assumed to have. Nobody knows it (facts 8.1), so what has no
    /// room here may have it on a device. A scene that sets it knows it, and a transcript that is not taller limits the
    /// balloon by itself.
    func assumesMaximumHeight(for traits: TraitCollection) -> Bool {
        metrics.maximumHeight.isAssumed && traits.transcriptHeight > metrics.maximumHeight.points
    }

    /// The maximum size of the content inside the balloon, in points.
    func maximumContentSize(for traits: TraitCollection) -> CGSize {
        let size = maximumSize(for: traits)
        return CGSize(
            width: max(0, size.width - horizontalInsets), height: max(0, size.height - verticalInsets))
    }

    /// The size of a balloon around content: with insets, at least the icon's minimum, and at most as wide as
    /// the transcript allows.
    func size(around content: CGSize, for traits: TraitCollection) -> CGSize {
        size(around: content, maximumWidth: maximumSize(for: traits).width)
    }

    /// The size of a balloon around content, where the transcript allows a width, in points.
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

    /// How much wider the balloon is than its content, in points.
    var horizontalInsets: CGFloat { 2 * sideInset + tailRoom }

    /// How much taller the balloon is than its content, in points: the insets minus the tail's adjustment. A draft has
    /// none (teardown).
    var verticalInsets: CGFloat {
        guard !isDraft else { return 0 }
        return metrics.topBalloonInset + metrics.bottomBalloonInset
            - (hasTail ? metrics.tailHeightAdjustment : 0)
    }

    private var sideInset: CGFloat { isDraft ? 0 : metrics.sideBalloonInset }

    /// Whether the balloon is drawn with a tail.
    var hasTail: Bool { showsTail && !isDraft }

    /// The width of a side tail inside the balloon; a tail below the body needs no width.
    var tailRoom: CGFloat { hasTail && metrics.tail == .side ? metrics.tailWidth : 0 }

    private func leftTailRoom(for traits: TraitCollection) -> CGFloat { isOnRight(for: traits) ? 0 : tailRoom }

    /// Whether the balloon is at the transcript's right side, where its tail is.
    func isOnRight(for traits: TraitCollection) -> Bool { side.isOnRight(for: traits, metrics: metrics) }

    /// The icon's frame: 6 points from the top and from the left of the balloon's body, which begins after the room for
    /// a side tail. The icon does not follow the direction of the language (teardown).
    func iconFrame(for traits: TraitCollection) -> CGRect {
        CGRect(
            x: metrics.iconMargin + leftTailRoom(for: traits), y: metrics.iconMargin, width: metrics.iconWidth,
            height: metrics.iconHeight)
    }

    /// The frame of the icon in front of the content; nil without an icon.
    func shownIconFrame(for traits: TraitCollection) -> CGRect? { icon == nil ? nil : iconFrame(for: traits) }

    /// The outline of a balloon of a size.
    func shape(of size: CGSize, for traits: TraitCollection) -> BalloonShape {
        let radius = isCapsule ? size.height / 2 : nil
        return BalloonShape(
            body: CGRect(
                x: leftTailRoom(for: traits), y: 0, width: size.width - tailRoom, height: size.height),
            radius: radius ?? metrics.radius(for: traits), cornerStyle: metrics.cornerStyle,
            tail: hasTail ? metrics.tail.style : .none,
            corner: isOnRight(for: traits) ? .bottomRight : .bottomLeft,
            tailLength: metrics.tail == .side ? metrics.tailWidth : metrics.tailHeight)
    }

    /// The balloon as a node: the background clipped to the shape, the content, and the icon in front.
    /// - Parameter fill: the background; nil for the system's own.
    func node(
        kind: NodeKind, size: CGSize, fill: Color? = nil, content: [PlacedNode], in context: LayoutContext
    ) throws -> PlacedNode {
        // The shape covers whole pixels, so that its edges are sharp, as on a phone.
        let grid = PixelGrid(context.traits)
        let shape = shape(of: grid.roundedOutward(size), for: context.traits)
        let color = fill ?? BalloonColors.incoming(for: context.traits)
        return PlacedNode(
            kind: kind, frame: CGRect(origin: .zero, size: size),
            content: .fill(.rectangle(grid.roundedOutward(shape.bounds)), color),
            attributes: [
                .init("side", side.rawValue), .init("tail", shape.tail.rawValue),
                .init("background", color.hexadecimal),
            ],
            clip: .balloon(shape), children: content + (try iconNode(in: context).map { [$0] } ?? []))
    }

    /// The size of the picture of a balloon, including a tail below it.
    func canvasSize(around size: CGSize, for traits: TraitCollection) -> CGSize {
        PixelGrid(traits).roundedOutward(CGSize(width: size.width, height: bodyAndTailHeight(of: size, for: traits)))
    }

    /// The height of a balloon of a size, including a tail below it.
    func bodyAndTailHeight(of size: CGSize, for traits: TraitCollection) -> CGFloat {
        max(size.height, shape(of: PixelGrid(traits).roundedOutward(size), for: traits).bounds.maxY)
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
