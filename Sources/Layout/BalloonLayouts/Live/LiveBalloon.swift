import Drawing
import Foundation
import Support
import ViewLayout

/// The balloon of a live layout: the app's view in the size that its size function returns.
struct LiveBalloon {
    var content: LiveContent
    var frame: BalloonFrame

    /// The size of the app's view in the balloon, in points, for the size that its size function returned.
    func viewSize(for answer: CGSize, traits: TraitCollection) -> CGSize {
        let (size, _) = SizeAnswer.contentSize(
            for: answer, offer: frame.maximumContentSize(for: traits), metrics: frame.metrics, traits: traits)
        return frame.contentFrame(in: frame.size(around: size, for: traits), for: traits).size
    }

    /// Records the limits that an answer is compared with.
    private func noteDecisions(
        _ answered: CGSize, _ offer: CGSize, _ content: CGSize, in context: LayoutContext
    ) {
        MaximumBalloonWidth(for: context.traits, metrics: frame.metrics, sideRoom: frame.sideRoom)
            .noteDecisions(inTranscript: context.traits.transcriptWidth, in: context)
        let minimum = frame.metrics.iconBadgeMinimum
        context.note(.excess(answered.width - offer.width))
        context.note(.excess(answered.height - offer.height))
        context.note(.excess(content.width + frame.horizontalInsets - minimum.width))
        context.note(.excess(content.height + frame.verticalInsets - minimum.height))
    }

    private func noteRounding(_ content: CGSize, _ offer: CGSize, in context: LayoutContext) {
        guard frame.metrics.roundsAnswerToPixels else { return }
        let scale = CGFloat(context.traits.pixelsPerPoint)
        // The offered size is not rounded.
        context.note(.way(content.width == offer.width ? -1 : Int((content.width * scale).rounded())))
        context.note(.way(Int((content.height * scale).rounded())))
    }

    /// Measures and places the balloon for a viewer.
    /// - Parameters:
    ///   - view: the content's view in the layout pass that measured it; nil begins a pass.
    ///   - answer: the size that the size function returned for the offered size; nil for the offered size.
    func placed(in context: LayoutContext, view: LayoutSubview? = nil, answer: CGSize?) throws -> PlacedBalloon {
        let offer = frame.maximumContentSize(for: context.traits)
        let answered = answer ?? offer
        let assumesHeight = frame.assumesMaximumHeight(for: context.traits)
        let (contentSize, answerFindings) = SizeAnswer.contentSize(
            for: answered, offer: offer, metrics: frame.metrics, traits: context.traits, assumesHeight: assumesHeight)
        let size = frame.size(around: contentSize, for: context.traits)
        noteDecisions(answered, offer, contentSize, in: context)
        var findings = answerFindings
        var nodes: [PlacedNode] = []
        var neededHeight: CGFloat?
        if let view = view ?? content.view.map({ LayoutSubview($0, in: context) }) {
            let bounds = frame.contentFrame(in: size, for: context.traits)
            let proposal = try view.proposal(toFill: bounds.size)
            // A view that is not offered a height is not affected by the rounding of its height.
            if proposal.height != nil { noteRounding(contentSize, offer, in: context) }
            let measurement = try view.measure(proposal)
            let fit = try ViewFit.findings(
                view, measurement, in: bounds.size, answered: contentSize,
                assumedLimit: assumesHeight && contentSize.height >= offer.height ? offer.height : nil,
                pixel: PixelGrid(context.traits).pixel)
            // An answer over the assumed limit, from a view that needs it, is one cause with one finding.
            if fit.contains(where: \.isAssumed) { findings.removeAll(where: \.isAssumed) }
            findings += fit
            neededHeight = try view.size(for: ProposedSize(width: bounds.width, height: nil)).height
            nodes.append(view.place(measurement, in: bounds))
        } else if let appView = content.appView {
            let bounds = frame.contentFrame(in: size, for: context.traits)
            if let node = appView.node { nodes.append(node.translated(x: bounds.minX, y: bounds.minY)) }
            findings += appView.findings
        }
        findings += [content.tint?.finding].compactMap { $0 }
        if !content.alternate.hasCaptions { findings.append(AnswerFindings.alternateWithoutText) }
        let ofAnswer = findings
        let root = try frame.node(
            kind: BalloonFrame.liveKind, size: size, fill: content.tint?.color(for: context.traits), content: nodes,
            in: context)
        let (icon, radius) = (frame.shownIconFrame(for: context.traits), frame.metrics.iconCornerRadius)
        let views = nodes
        let background: Color? = if case .fill(_, let color) = root.content { color } else { nil }
        let named = LazyValue { root.namedForFindings(by: context.nodeNames) }
        var list = FindingList(
            ofAnswer.map { ClippedContent.named($0, in: named.value) } + TextFindings.findings(in: named.value)
                + CoveredText.underIcon(
                    of: named.value, icon: icon, radius: radius, fix: "keep words out of the top left of the view")
                + ViewFindings.findings(in: named.value, for: context.traits)
                + [EmptyBalloon.finding(inViews: views, on: background)].compactMap(\.self))
        // An app's tint is its own choice, as what stands on it is.
        let grey = content.tint?.color(for: context.traits) == nil ? background : nil
        let contrast = LazyValue { TextContrast(in: named.value, size: size, drawnBy: context.renderers) }
        list.append(
            ofPixels: contrast.value.findings(for: context.traits, on: grey), whereDrawn: contrast.value.needsDrawing)
        let tracks = LazyValue { TrackContrast(in: named.value, size: size, drawnBy: context.renderers) }
        list.append(ofPixels: tracks.value.findings, whereDrawn: tracks.value.needsDrawing)
        let graphics = LazyValue { GraphicContrast(in: named.value, size: size, drawnBy: context.renderers) }
        list.append(
            ofPixels: graphics.value.findings(for: context.traits, on: grey), whereDrawn: graphics.value.needsDrawing)
        return PlacedBalloon(
            size: size, balloon: root, traits: context.traits, list: list, named: named,
            fit: ViewFit(offered: offer, answered: answered, neededHeight: neededHeight))
    }
}
