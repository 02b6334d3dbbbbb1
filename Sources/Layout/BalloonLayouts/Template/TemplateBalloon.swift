import Drawing
import Foundation
import Support
import ViewLayout

/// The balloon of a template layout: picture, caption bar and icon, its texts set for a viewer. What it is in a width is
/// arithmetic from there on.
///
/// The story, as teardowns tell it:
/// 1. The content is at most 350 points wide and as wide as the transcript allows, in whole points.
/// 2. The caption bar is measured first, at that width.
/// 3. Without a picture the balloon shrinks to the bar's natural width, but not below 150 points; the icon then stands
///    beside the captions. Two texts in a row stand at its ends and keep the width (inferred: shrunk, they would
///    touch), unless the metrics say otherwise.
/// 4. With a picture the balloon keeps the width, and the picture gets the height that shows all of it or what the
///    bar leaves of the greatest height; then it is cropped.
package final class TemplateBalloon: Sendable {
    let content: TemplateContent
    let frame: BalloonFrame
    let bar: CaptionBar?
    let picture: PictureWithTitles?
    /// The maximum width of the balloon in a transcript of a width.
    let maximumWidth: MaximumBalloonWidth
    /// The viewer's traits. The texts depend on all of them except the transcript's width.
    private let context: LayoutContext
    /// The ids of the image texts that have a character.
    let imageTextIDs: [String]
    /// Findings about the texts that do not depend on their lines.
    let findingsOfTexts: LazyValue<[Finding]>
    /// The width that the captions need; nil where the balloon keeps the available width.
    private let naturalWidth: CGFloat?

    /// Sets the texts of a template for a viewer.
    /// - Throws: `TypesettingError` for text that cannot be set.
    init(_ content: TemplateContent, frame: BalloonFrame, in context: LayoutContext) throws {
        let isCapsule = frame.side == .incoming && !frame.metrics.drawsReceivedPictures && content.hasCaptions
        let content = isCapsule ? content.withoutPicture : content
        let frame = isCapsule ? frame.asCapsule : frame
        self.content = content
        self.frame = frame
        self.context = context
        imageTextIDs = content.imageTextIDs
        let metrics = frame.metrics
        maximumWidth = MaximumBalloonWidth(
            for: context.traits, metrics: metrics, sideRoom: frame.sideRoom)
        // The icon is beside the captions when there is no picture for it (teardown).
        let iconInset = content.image == nil && frame.icon != nil ? metrics.iconWidth : 0
        bar = try CaptionBar(
            content, iconInset: iconInset, cancelRoom: content.image == nil ? frame.cancelRoom : 0, metrics: metrics,
            in: context)
        picture = try content.image.map {
            try PictureWithTitles(
                metrics.drawsSentPictures ? $0.asReceived : $0, content: content, metrics: metrics, in: context)
        }
        let captions = (bar?.stack.rows ?? []).flatMap { [$0.leading?.paragraph, $0.trailing?.paragraph] }
        let hasPicture = picture != nil
        findingsOfTexts = LazyValue {
            TemplateFindings.findings(ofTexts: content, for: context.traits)
                + (hasPicture ? [] : [EmptyBalloon.finding(inCaptions: captions.compactMap(\.self))].compactMap(\.self))
        }
        let shrinks =
            picture == nil && metrics.allowsFlexibleWidth
            && (metrics.shrinksAroundPairs || bar?.stack.rows.contains(where: \.isPair) != true)
        naturalWidth = shrinks ? PixelGrid(context.traits).roundedOutward(bar?.stack.naturalWidth ?? 0) : nil
    }

    /// Draw what findings about its pixels are judged by.
    var renderers: Renderers { context.renderers }

    /// The traits of the viewer at another transcript width.
    func traits(transcriptWidth: CGFloat) -> TraitCollection {
        context.traits.with(\.transcriptWidth, transcriptWidth)
    }

    /// Arranges the balloon's content within an offered size, and within the maximum that the viewer's
    /// transcript allows. Lengths are in points.
    func arrange(for traits: TraitCollection, offered: CGSize? = nil) -> TemplateArrangement {
        TemplateArrangement(
            of: self, width: contentWidth(inTranscript: traits.transcriptWidth, offered: offered?.width),
            room: room(for: traits, offered: offered?.height))
    }

    /// The width of the content in a transcript of a width, in points.
    func contentWidth(inTranscript transcriptWidth: CGFloat, offered: CGFloat? = nil) -> CGFloat {
        let metrics = frame.metrics
        let maximum = max(0, maximumWidth.width(inTranscript: transcriptWidth) - frame.horizontalInsets)
        let offered = min(offered.map { max(0, $0 - frame.horizontalInsets) } ?? .infinity, maximum)
        // The maximum width is in whole points. A smaller offer is kept exactly, so that the balloon fits its own
        // width.
        let widest = min(min(maximum, metrics.maximumTemplateWidth).rounded(.down), offered)
        if let picture { return width(around: picture.picture, widest: widest) }
        guard let naturalWidth else { return widest }
        let minimum = metrics.usesDeleteButtonMinimum ? metrics.deleteButtonMinimumBarWidth : metrics.minimumBarWidth
        return min(widest, max(naturalWidth, minimum))
    }

    /// A finding about a caption bar that is much wider than its texts; nil under a picture, which decides the
    /// width, and where the bar is as wide as its texts.
    func wideBar(width: CGFloat) -> Finding? {
        guard picture == nil, naturalWidth == nil, let bar else { return nil }
        let natural = PixelGrid(context.traits).roundedOutward(bar.stack.naturalWidth)
        return TemplateFindings.wideBar(natural: natural, width: width)
    }

    /// The findings about the rows of the caption bar; nil without a bar.
    func rowFindings(of arrangement: TemplateArrangement) -> CaptionRowFindings? {
        guard let bar, let captions = arrangement.bar else { return nil }
        return CaptionRowFindings(of: captions, in: bar.stack)
    }

    /// The maximum height of the content, in points.
    private func room(for traits: TraitCollection, offered: CGFloat? = nil) -> CGFloat {
        let maximum = frame.maximumContentSize(for: traits).height
        return min(offered.map { max(0, $0 - frame.verticalInsets) } ?? .infinity, maximum)
    }

    /// The size of the balloon around its content.
    func size(of arrangement: TemplateArrangement, for traits: TraitCollection) -> CGSize {
        frame.size(
            around: arrangement.size, maximumWidth: maximumWidth.width(inTranscript: traits.transcriptWidth))
    }

    /// The width of the content around a picture, in points: the whole width, except for a small picture that is not
    /// enlarged and for a tall one that makes a narrow balloon.
    private func width(around picture: Picture, widest: CGFloat) -> CGFloat {
        let metrics = frame.metrics
        var width = widest
        if !metrics.enlargesSmallPictures {
            width = min(width, max(picture.pointSize.width.rounded(.down), metrics.minimumBarWidth))
        }
        let aspect = picture.pointSize.height / picture.pointSize.width
        if metrics.allowsNarrowPictures, aspect > metrics.narrowPictureAspect,
            !context.traits.preferredContentSizeCategory.isAccessibilityCategory
        {
            width = min(width, (width * metrics.narrowWidthFraction).rounded(.up))
        }
        return width
    }

    /// The balloon with every part at its place.
    func place(_ arrangement: TemplateArrangement, for traits: TraitCollection) throws -> PlacedNode {
        var context = context
        context.traits = traits
        let size = size(of: arrangement, for: traits)
        var origin = frame.contentFrame(in: size, for: traits).origin
        var nodes: [PlacedNode] = []
        if let picture, let height = arrangement.pictureHeight {
            let frame = CGRect(x: origin.x, y: origin.y, width: arrangement.width, height: height)
            nodes.append(try picture.place(arrangement.titles, in: frame, context: context))
            origin.y += height
        }
        if let bar, let captions = arrangement.bar {
            let frame = CGRect(x: origin.x, y: origin.y, width: arrangement.width, height: captions.height)
            nodes.append(bar.place(captions, in: frame, context: context))
        }
        return try frame.node(kind: .template, size: size, content: nodes, in: context)
    }
}
