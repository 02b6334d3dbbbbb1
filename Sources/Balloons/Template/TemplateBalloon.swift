import Drawing
import Foundation
import ViewLayout

/// The balloon of a template layout: picture, caption bar and icon.
///
/// The story, as teardowns tell it:
/// 1. The content is at most 350 points wide and as wide as the transcript allows, in whole points.
/// 2. The caption bar is measured first, at that width.
/// 3. Without a picture the balloon shrinks to the bar's natural width, but not below 150 points; the icon then stands
///    beside the captions. Two texts in a row stand at its ends and keep the width (inferred: shrunk, they would
///    touch), unless the metrics say otherwise.
/// 4. With a picture the balloon keeps the width, and the picture gets the height that shows all of it or what the
///    bar leaves of the greatest height; then it is cropped.
struct TemplateBalloon {
    var content: TemplateContent
    var frame: BalloonFrame

    /// The sizes of the balloon's parts, in points.
    private struct Parts {
        var width: CGFloat
        var picture: (element: PictureWithTitles, height: CGFloat)?
        var bar: (element: CaptionBar, height: CGFloat)?

        var size: CGSize { CGSize(width: width, height: (picture?.height ?? 0) + (bar?.height ?? 0)) }
    }

    func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> LayoutMeasurement {
        let size = frame.size(around: try parts(proposal, in: context).size, for: context.traits)
        return LayoutMeasurement(size: size)
    }

    func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let parts = try parts(proposal, in: context)
        var origin = frame.contentFrame(in: bounds.size, for: context.traits).origin
        var nodes: [PlacedNode] = []
        if let (picture, height) = parts.picture {
            let frame = CGRect(x: origin.x, y: origin.y, width: parts.width, height: height)
            nodes.append(try picture.place(in: frame, context: context))
            origin.y += height
        }
        if let (bar, height) = parts.bar {
            let frame = CGRect(x: origin.x, y: origin.y, width: parts.width, height: height)
            nodes.append(try bar.place(in: frame, context: context))
        }
        return try frame.node(kind: "template", size: bounds.size, content: nodes, in: context)
    }

    private func parts(_ proposal: ProposedSize, in context: LayoutContext) throws -> Parts {
        let metrics = frame.metrics
        let maximum = frame.maximumContentSize(for: context.traits)
        let offered = min(proposal.width.map { max(0, $0 - frame.horizontalInsets) } ?? .infinity, maximum.width)
        // The greatest width is in whole points; a smaller offer is kept, so that the balloon fits its own width.
        let widest = min(min(maximum.width, metrics.maximumTemplateWidth).rounded(.down), offered)
        let bar = CaptionBar(content, iconInset: iconInset, metrics: metrics)
        var parts = Parts(width: widest)
        if let image = content.image {
            parts.width = width(around: image, widest: widest, for: context.traits)
        } else if metrics.allowsFlexibleWidth,
            metrics.shrinksAroundPairs || bar?.stack.rows.contains(where: \.isPair) != true
        {
            let natural = try bar?.stack.naturalWidth(in: context) ?? 0
            let least = metrics.usesDeleteButtonMinimum ? metrics.deleteButtonMinimumBarWidth : metrics.minimumBarWidth
            parts.width = min(widest, max(PixelGrid(context.traits).roundedOutward(natural), least))
        }
        let room = min(proposal.height.map { max(0, $0 - frame.verticalInsets) } ?? .infinity, maximum.height)
        if let bar {
            let offer = ProposedSize(width: parts.width, height: room)
            parts.bar = (bar, try bar.measure(offer, in: context).size.height)
        }
        if let image = content.image {
            let picture = PictureWithTitles(image, content: content, metrics: metrics)
            let offer = ProposedSize(width: parts.width, height: max(0, room - (parts.bar?.height ?? 0)))
            parts.picture = (picture, picture.measure(offer, in: context).size.height)
        }
        return parts
    }

    /// What the icon adds to the captions' left margin: its width, when there is no picture for it to lie on
    /// (teardown).
    private var iconInset: CGFloat { content.image == nil && frame.icon != nil ? frame.metrics.iconWidth : 0 }

    /// The width of the content around a picture, in points: all of it, but for a small picture that is not enlarged
    /// and for a tall one that makes a narrow balloon.
    private func width(around picture: Picture, widest: CGFloat, for traits: TraitCollection) -> CGFloat {
        let metrics = frame.metrics
        var width = widest
        if !metrics.enlargesSmallPictures {
            width = min(width, max(picture.pointSize.width.rounded(.down), metrics.minimumBarWidth))
        }
        let aspect = picture.pointSize.height / picture.pointSize.width
        if metrics.allowsNarrowPictures, aspect > metrics.narrowPictureAspect,
            !traits.preferredContentSizeCategory.isAccessibilityCategory
        {
            width = min(width, (width * metrics.narrowWidthFraction).rounded(.up))
        }
        return width
    }
}

extension TemplateBalloon {
    /// The balloon measured and placed for a viewer.
    func placed(in context: LayoutContext) throws -> PlacedBalloon {
        let offer = ProposedSize(frame.maximumSize(for: context.traits))
        let size = try measure(offer, in: context).size
        let root = try place(in: CGRect(origin: .zero, size: size), proposal: offer, context: context)
        let picture = PictureFindings(root, metrics: frame.metrics, traits: context.traits)
        return PlacedBalloon(
            size: size, balloon: root, traits: context.traits,
            findings: TemplateFindings.lostTitles(content)
                + (picture.map { TemplateFindings.leftOutTitles(content, in: $0) } ?? [])
                + TemplateFindings.transcoding(content, metrics: frame.metrics) + TextFindings.findings(in: root)
                + CoveredText.underIcon(
                    of: root, icon: frame.shownIconFrame(for: context.traits),
                    mend: picture?.roomMend ?? "hide the icon, or use fewer words")
                + (picture?.findings ?? []))
    }
}
