import Drawing
import Foundation
import ViewLayout

/// A balloon before it has a size: what it shows, who sent it, and the numbers of its layout.
///
/// ```swift
/// let icon = UIImage(contentsOfFile: "Resources/icon.png")
/// let received = try BalloonLayout(message: message, icon: icon, side: .incoming)
/// let viewer = TraitCollection(transcriptWidth: 320, locale: "ar")
/// let size = try received.place(in: LayoutContext(traits: viewer, fonts: .bundled())).size
/// ```
public struct BalloonLayout: Sendable {
    /// What the balloon shows, with names and strings already inserted.
    package var content: BalloonContent
    /// The app's icon; nil for an app that hides it (teardown), whose balloon has nothing in its place.
    package var icon: Picture?
    /// Who sent the message.
    package var side: BalloonSide
    /// Whether the balloon has its tail: true for a message alone or the last of a run.
    package var showsTail: Bool
    /// Whether the message is a draft in the input field, where a balloon has neither tail nor insets.
    package var isDraft = false
    /// What the X of a draft takes at its right, in points: captions keep off it where no picture is under it (5.1.21).
    var cancelRoom: CGFloat = 0
    /// What is free beside the balloon in the column, at its sender's side: for their picture in a group, and for the
    /// tails of other balloons.
    var sideRoom: CGFloat = 0
    /// What lists and notifications show in place of the balloon; not drawn.
    package var summaryText: String?
    /// What VoiceOver reads in place of the balloon; not drawn.
    package var accessibilityLabel: String?
    /// The message's URL, which systems before iOS 10 show as a message of its own.
    package var url: URL?
    /// The app's name, shown below the balloon where the viewer does not have the app; nil for none.
    package var appName: String?
    /// Whether the viewer lacks the app of this message, whatever other apps there are.
    package var isAppMissing = false
    /// The metrics; nil for those of the viewer's kind of device and system.
    package var metrics: TemplateMetrics?
    /// The metrics of what older systems get instead of a balloon: a photo, and a text bubble.
    package var fallbackMetrics = FallbackMetrics()
    /// See ``fallbackMetrics``; nil for those of the viewer's system.
    package var transcriptMetrics: TranscriptMetrics?

    /// The findings about the message, which do not depend on its layout.
    package var messageFindings: [Finding] = []

    package init(
        content: BalloonContent, icon: Picture? = nil, side: BalloonSide = .outgoing, showsTail: Bool = true,
        metrics: TemplateMetrics? = nil
    ) {
        self.content = content
        self.icon = icon
        self.side = side
        self.showsTail = showsTail
        self.metrics = metrics
    }

    /// The balloon measured and placed for a viewer. Where the viewer has no app to draw a live layout, this is its
    /// alternate; systems before iOS 10 show a picture and a web address.
    /// - Throws: `TypesettingError` for a text that cannot be set, `LayoutError` for an invalid length.
    public func place(in context: LayoutContext) throws -> PlacedBalloon {
        guard case .live(let live) = content, let offer = offer(for: context.traits) else {
            return try place(in: context, answer: nil)
        }
        // The size function measures the same view that is placed later.
        var balloon = try live.pass.with(live.view, in: context) { view in
            let answer = try live.contentSizeThatFits(offer, of: view, for: context.traits)
            return try place(in: context, view: view, answer: answer)
        }
        // The app's own view must be laid out again for another width.
        if live.appView == nil { balloon.layoutOverWidths = LaidOutAgain(context: context, place: place(in:)) }
        return balloon
    }

    /// The size that a viewer's transcript offers to the content of a live layout, in points; nil where none is shown.
    package func offer(for traits: TraitCollection) -> CGSize? {
        let shown = shown(to: traits)
        guard case .live = shown.content else { return nil }
        return shown.frame(for: traits).maximumContentSize(for: traits)
    }

    /// The size of an app's view in the balloon, in points, for the size that its size function returned; nil where no
    /// live layout is shown.
    package func viewSize(for answer: CGSize, traits: TraitCollection) -> CGSize? {
        let shown = shown(to: traits)
        guard case .live(let live) = shown.content else { return nil }
        return LiveBalloon(content: live, frame: shown.frame(for: traits)).viewSize(for: answer, traits: traits)
    }

    /// The layout with a view that the app's own code made; layouts of other kinds are returned unchanged.
    package func showing(_ view: AppView?) -> BalloonLayout {
        guard case .live(var live) = content else { return self }
        live.appView = view
        var layout = self
        layout.content = .live(live)
        return layout
    }

    /// The layout with the background that the app's controller asks for; layouts of other kinds are returned unchanged.
    package func tinted(_ tint: LiveTint?) -> BalloonLayout {
        guard case .live(var live) = content else { return self }
        live.tint = tint
        var layout = self
        layout.content = .live(live)
        return layout
    }

    /// As ``place(in:)``, with what a live layout's size function answered to ``offer(for:)``; nil for the offered size,
    /// which is Apple's default. `view` is a live layout's view in a layout pass that has begun; nil begins one.
    package func place(
        in context: LayoutContext, view: LayoutSubview? = nil, answer: CGSize?
    ) throws -> PlacedBalloon {
        let shown = shown(to: context.traits)
        let frame = shown.frame(for: context.traits)
        var balloon =
            switch shown.content {
            case .template(let template):
                try TemplateBalloon(template, frame: frame, in: context).placed(in: context)
            case .live(let live):
                try LiveBalloon(content: live, frame: frame).placed(in: context, view: view, answer: answer)
            case .fallback(let fallback):
                try FallbackBalloon(
                    content: fallback, frame: frame, metrics: fallbackMetrics,
                    transcriptMetrics: transcriptMetrics
                        ?? .standard(for: context.traits.userInterfaceIdiom, on: context.traits.receiver)
                ).placed(in: context)
            }
        if case .live(let live) = shown.content {
            let (view, traits) = (balloon.balloon, context.traits)
            balloon.addFindings(
                [ValueComparison.finding(in: live, shownAs: view, for: traits)].compactMap { $0 })
        }
        return try completed(balloon, frame: frame, in: context)
    }

    /// The metrics and the style that all kinds of content share.
    func frame(for traits: TraitCollection) -> BalloonFrame {
        BalloonFrame(
            icon: icon, side: side, showsTail: showsTail, isDraft: isDraft, cancelRoom: cancelRoom,
            sideRoom: sideRoom,
            metrics: metrics ?? .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
    }

    /// The template that a viewer sees, with its texts typeset, to lay it out at several widths; nil for other content.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    package func setTemplate(in context: LayoutContext) throws -> TemplateBalloon? {
        let shown = shown(to: context.traits)
        guard case .template(let template) = shown.content else { return nil }
        return try TemplateBalloon(template, frame: shown.frame(for: context.traits), in: context)
    }

    /// Measures and places a typeset template for a viewer who differs only in the width of the transcript.
    package func place(_ template: TemplateBalloon, in context: LayoutContext) throws -> PlacedBalloon {
        try completed(template.placed(in: context), frame: template.frame, in: context)
    }

    /// Measures a typeset template at a width of the transcript without making its tree of nodes. Nil if it has a
    /// picture or the app's name below it, or if its places may cause findings.
    /// - Parameter findings: the findings about the message.
    package func clear(
        _ template: TemplateBalloon, for traits: TraitCollection, findings: [Finding]
    ) throws -> UnobstructedTemplate? {
        guard attribution(for: traits) == nil else { return nil }
        return try UnobstructedTemplate(template, for: traits, messageFindings: messageFindings + findings)
    }

    /// Adds the app's name below the balloon and the findings about the message.
    private func completed(
        _ balloon: PlacedBalloon, frame: BalloonFrame, in context: LayoutContext
    ) throws -> PlacedBalloon {
        var balloon = balloon
        if case .balloon = balloon.balloon.clip, frame.assumesMaximumHeight(for: context.traits) {
            let limit = frame.metrics.maximumHeight.points - PixelGrid(context.traits).pixel
            balloon.hasAssumedHeight = balloon.size.height >= limit
        }
        if let attribution = attribution(for: context.traits) {
            let line = try AttributionLine.node(
                attribution, width: balloon.size.width, bottom: balloon.bodyAndTailHeight,
                isOnRight: frame.isOnRight(for: context.traits), metrics: frame.metrics, in: context)
            balloon.attribution = line
            balloon.addFindings(AttributionLine.findings(in: line))
        }
        balloon.addFindings(messageFindings)
        balloon.inputs = recordInputs(for: context.traits)
        return balloon
    }
}

extension BalloonLayout {
    /// Parts of the message that this viewer does not see in the picture, for the record.
    func recordInputs(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        let said = [
            ("summaryText", summaryText), ("accessibilityLabel", accessibilityLabel), ("url", url?.absoluteString),
        ]
        return said.compactMap { name, text in text.map { LayoutRecord.Attribute(name, $0) } }
            + unseenAlternate(for: traits)
    }

    /// The alternate of a live layout. Viewers with an older system, or without the app, see it.
    private func unseenAlternate(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        guard case .live(let live) = shown(to: traits).content else { return [] }
        let texts = TemplateText.allCases.compactMap { text -> LayoutRecord.Attribute? in
            guard let words = live.alternate[text], !words.isEmpty else { return nil }
            return LayoutRecord.Attribute("alternate.\(text.rawValue)", words)
        }
        let picture = live.alternate.image?.digest.map { LayoutRecord.Attribute("alternate.image", $0) }
        return texts + [picture].compactMap { $0 }
    }
}
