import Foundation
import ViewLayout

/// A template of captions without findings about places. It has what a sweep needs, without a tree of nodes. Lengths
/// are in points.
///
/// It is made for one width of the transcript and valid for all others with the same lines. Findings about places
/// must be checked at the narrowest and the widest of them: what is compared with a limit (a distance
/// to an edge, an overlap of two boxes) only grows or only shrinks between them.
package final class UnobstructedTemplate: Sendable {
    /// The size of the balloon at the width that it was made for.
    package let size: CGSize
    /// The size of its picture there, including a tail below it.
    package let canvasSize: CGSize
    /// The texts, in drawing order.
    package let texts: [Lines]
    package let findings: [Finding]
    private let template: TemplateBalloon
    private let arrangement: TemplateArrangement
    private let clearance: CaptionOverlapBounds
    private let stack: CaptionStack
    private let traits: TraitCollection
    private let hasWideBar: Bool
    private let rows: CaptionRowFindings
    private let rowFindings: [Finding]
    /// The widths of rows at which the same pairs of texts touch.
    private let rowsTouchingAlike: Range<CGFloat>

    /// The lines of a text.
    package struct Lines: Sendable {
        /// The id of the text's node.
        package let id: String
        /// The height of all lines.
        package let height: CGFloat
        /// The number of lines.
        package let count: Int
        /// Whether the text is truncated.
        package let isTruncated: Bool
    }

    /// Nil for a template with a picture, and where places may cause findings.
    /// - Parameter messageFindings: the findings about the message, whatever part of it is shown.
    /// - Throws: `LayoutError` for an icon that cannot be drawn.
    init?(_ template: TemplateBalloon, for traits: TraitCollection, messageFindings: [Finding]) throws {
        guard template.picture == nil, let stack = template.bar?.stack else { return nil }
        try template.frame.validateIcon()
        let arrangement = template.arrange(for: traits)
        guard let captions = arrangement.bar else { return nil }
        (self.template, self.arrangement, self.stack, self.traits) = (template, arrangement, stack, traits)
        let frame = template.frame
        size = template.size(of: arrangement, for: traits)
        clearance = CaptionOverlapBounds(
            of: captions, in: stack, y: frame.contentFrame(in: size, for: traits).minY)
        canvasSize = frame.canvasSize(around: size, for: traits)
        texts = captions.texts.map { entry in
            let layout = entry.caption.layout
            return Lines(
                id: CaptionLines.name(of: entry.caption.caption.text), height: entry.caption.height,
                count: layout.lines.count,
                isTruncated: layout.isTruncated)
        }
        let wideBar = template.wideBar(width: arrangement.width)
        hasWideBar = wideBar != nil
        rows = CaptionRowFindings(of: captions, in: stack)
        rowFindings = rows.findings(inWidth: arrangement.width)
        rowsTouchingAlike = rows.rowsTouchingAlike(atWidth: arrangement.width)
        findings =
            TemplateFindings.findings(
                template.imageTextIDs, ofTexts: template.findingsOfTexts.value, hasImage: false, picture: nil,
                byteCount: template.content.mediaByteCount, metrics: frame.metrics)
            + [wideBar].compactMap { $0 } + rowFindings
            + captions.texts.flatMap(\.caption.lines.findings).map(template.citingRule) + messageFindings
        guard self.size(atTranscriptWidth: traits.transcriptWidth) != nil, isClear(atBalloonWidth: size.width) else {
            return nil
        }
    }

    /// The size in a transcript of a width; nil where a line changes, or two texts begin or cease to touch.
    package func size(atTranscriptWidth width: CGFloat) -> CGSize? {
        let contentWidth = template.contentWidth(inTranscript: width)
        guard arrangement.keepsCaptionLines(inWidth: contentWidth, in: stack),
            rowsTouchingAlike.contains(stack.contentWidth(in: contentWidth))
        else { return nil }
        let size = template.frame.size(
            around: CGSize(width: contentWidth, height: arrangement.size.height),
            maximumWidth: template.maximumWidth.width(inTranscript: width))
        // Otherwise positions would not depend on the width of the content alone.
        return size.width == contentWidth + template.frame.horizontalInsets ? size : nil
    }

    /// Whether no place causes a finding in a balloon of a width with the same lines.
    package func isClear(atBalloonWidth width: CGFloat) -> Bool {
        let size = CGSize(width: width, height: size.height)
        let content = template.frame.contentFrame(in: size, for: traits)
        return (template.wideBar(width: content.width) != nil) == hasWideBar
            && rows.findings(inWidth: content.width) == rowFindings
            && clearance.isClear(
                stack, at: content, in: size,
                icon: template.frame.shownIconFrame(for: traits))
    }
}
