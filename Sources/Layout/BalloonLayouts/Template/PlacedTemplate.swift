import Drawing
import Foundation
import ViewLayout

/// A template in a placed balloon. It decides whether another width of the transcript changes more than places.
final class PlacedTemplate: LayoutOverWidths {
    private let template: TemplateBalloon
    private let arrangement: TemplateArrangement
    private let traits: TraitCollection

    init(_ template: TemplateBalloon, _ arrangement: TemplateArrangement, for traits: TraitCollection) {
        self.template = template
        self.arrangement = arrangement
        self.traits = traits
    }

    func keepsLines(atTranscriptWidth width: CGFloat, from current: CGFloat) -> Bool {
        let way = min(width, current)..<max(width, current)
        guard !template.maximumWidth.borders.contains(where: { way.lowerBound < $0 && $0 <= way.upperBound }) else {
            return false
        }
        return arrangement.linesStayAndFit(inWidth: template.contentWidth(inTranscript: width), in: template)
    }

    func size(atTranscriptWidth width: CGFloat) -> CGSize? {
        template.frame.size(
            around: arrangement.size(inWidth: template.contentWidth(inTranscript: width), in: template),
            maximumWidth: template.maximumWidth.width(inTranscript: width))
    }

    func bodyAndTailHeight(of size: CGSize) -> CGFloat? { template.frame.bodyAndTailHeight(of: size, for: traits) }

    func widths(around width: CGFloat) throws -> Range<CGFloat> {
        try StructureSearch(template).widths(around: width)
    }
}

extension TemplateBalloon {
    /// Measures and places the balloon for a viewer who differs only in the width of the transcript. The width affects
    /// only the width of the content.
    func placed(in context: LayoutContext) throws -> PlacedBalloon {
        let width = context.traits.transcriptWidth
        context.note(.way(maximumWidth.borders.count { $0 <= width }))
        context.note(.step(Int(contentWidth(inTranscript: width).rounded(.down))))
        return try placed(for: context.traits)
    }

    /// Measures and places the balloon for a viewer who differs only in the width of the transcript.
    func placed(for traits: TraitCollection) throws -> PlacedBalloon {
        try placed(arrange(for: traits), for: traits)
    }

    private func placed(_ arrangement: TemplateArrangement, for traits: TraitCollection) throws -> PlacedBalloon {
        let root = try place(arrangement, for: traits)
        let picture = PictureFindings(
            root, madeFrom: content.image, metrics: frame.metrics, traits: traits, drawnBy: renderers)
        let (content, frame, imageTextIDs) = (content, frame, imageTextIDs)
        let wideBar = wideBar(width: arrangement.width)
        let rows = rowFindings(of: arrangement)?.findings(inWidth: arrangement.width) ?? []
        var findings = FindingList(
            TemplateFindings.findings(
                imageTextIDs, ofTexts: self.findingsOfTexts.value, hasImage: content.image != nil, picture: picture,
                byteCount: content.mediaByteCount, metrics: frame.metrics)
                + [wideBar].compactMap { $0 } + rows
                + TextFindings.findings(in: root).map { self.citingRule($0) }
                + CoveredText.underIcon(
                    of: root, icon: frame.shownIconFrame(for: traits), radius: frame.metrics.iconCornerRadius,
                    fix: picture?.roomFix ?? "hide the icon, or use fewer words")
                + (picture?.findings ?? []))
        if let picture { findings.append(ofPixels: picture.pixelFindings) }
        var balloon = PlacedBalloon(
            size: size(of: arrangement, for: traits), balloon: root, traits: traits, list: findings)
        balloon.layoutOverWidths = PlacedTemplate(self, arrangement, for: traits)
        return balloon
    }
}
