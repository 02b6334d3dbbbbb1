import Drawing
import Foundation
import ViewLayout

/// A text bubble. Its body fits the longest line and is rounded outward to the pixel grid (observed on iOS 26). A
/// side tail, as before iOS 26, is beside the body within the balloon's width. Each balloon leaves room for one,
/// so that the texts of a run break at the same width.
struct TextBubble {
    var text: String
    var side: BalloonSide
    var showsTail: Bool
    var metrics: TranscriptMetrics
    var balloonMetrics: TemplateMetrics
    /// What is free beside the balloon in the column, at its sender's side.
    var sideRoom: CGFloat = 0

    /// The kind of a text bubble in records.
    static let kind = NodeKind.bubble

    /// The balloon with its top left at zero.
    func placed(in context: LayoutContext) throws -> PlacedNode {
        let traits = context.traits
        let insets = insets(for: traits)
        let rule = MaximumBalloonWidth(for: traits, metrics: balloonMetrics, sideRoom: sideRoom)
        rule.noteDecisions(inTranscript: traits.transcriptWidth, in: context)
        let maximum = rule.width(inTranscript: traits.transcriptWidth)
        let sideTail = balloonMetrics.tail == .side ? balloonMetrics.tailWidth : 0
        var words = Text(text, font: metrics.textFont, color: textColor)
        // Natural alignment: the lines begin where the text does, whatever the interface (assumed, 8.17).
        let isReadFromRight = try words.paragraph(in: context).isRightToLeft
        if isReadFromRight != (context.layoutDirection == .rightToLeft) { words.alignment = .trailing }
        let lines = try TranscriptText(
            words, width: maximum - sideTail - insets.horizontal, pitch: metrics.textPitch(for: traits), in: context)
        let fit = lines.size
        let body = PixelGrid(traits).roundedOutward(
            CGSize(
                width: max(fit.width + insets.horizontal, metrics.minimumTextWidth),
                height: fit.height + insets.vertical))
        // A text narrower than the minimum width is centred.
        let free = max(0, metrics.minimumTextWidth - insets.horizontal - fit.width)
        let isOnRight = side.isOnRight(for: traits, metrics: balloonMetrics)
        let tailRoom = showsTail ? sideTail : 0
        let left = isOnRight ? 0 : tailRoom
        let bounds = CGRect(
            x: left + insets.leading + free / 2, y: insets.top, width: body.width - insets.horizontal - free,
            height: fit.height)
        let isSide = balloonMetrics.tail == .side
        let shape = BalloonShape(
            body: CGRect(x: left, y: 0, width: body.width, height: body.height),
            radius: metrics.textCornerRadius
                * (balloonMetrics.cornersGrowWithText ? TextBalloonShape.growth(for: traits) : 1),
            cornerStyle: balloonMetrics.cornerStyle, tail: showsTail ? balloonMetrics.tail.style : .none,
            corner: isOnRight ? .bottomRight : .bottomLeft,
            tailLength: isSide ? balloonMetrics.tailWidth : balloonMetrics.tailHeight)
        let size = CGSize(width: body.width + tailRoom, height: body.height)
        let color = background(for: traits)
        return PlacedNode(
            kind: Self.kind, frame: CGRect(origin: .zero, size: size), content: .fill(.balloon(shape), color),
            attributes: [
                .init("side", side.rawValue), .init("tail", shape.tail.rawValue),
                .init("background", color.hexadecimal),
            ],
            children: [lines.placed(in: bounds, context: context)])
    }

    private func insets(for traits: TraitCollection) -> EdgeInsets {
        traits.preferredContentSizeCategory.isAccessibilityCategory
            ? metrics.accessibilityTextInsets : metrics.textInsets
    }

    /// White on blue, or the label's colour on grey.
    private var textColor: ColorReference { side == .outgoing ? .literal(.white) : .semantic(.label) }
    private func background(for traits: TraitCollection) -> Color {
        side == .outgoing ? BalloonColors.outgoing(for: traits) : BalloonColors.incoming(for: traits)
    }
}
