import Foundation
import Support
import ViewLayout

/// Findings about template balloons.
enum TemplateFindings {
    /// The findings about a template, whatever lines its captions have.
    /// - Parameters:
    ///   - titles: the ids of the image texts.
    ///   - ofTexts: the findings about the texts themselves.
    ///   - hasImage: whether there is a picture for the titles.
    ///   - picture: the placed picture; nil where there is none.
    ///   - byteCount: the size of the media file whose picture it is; nil for an image.
    static func findings(
        _ titles: [String], ofTexts: [Finding], hasImage: Bool, picture: PictureFindings?,
        byteCount: Int?, metrics: TemplateMetrics
    ) -> [Finding] {
        (hasImage ? [] : withoutImage(titles)) + (picture.map { leftOut(titles, in: $0) } ?? [])
            + transcoding(byteCount: byteCount, metrics: metrics) + ofTexts
    }

    /// Findings about the texts that do not depend on their layout: texts that say nothing when they are read
    /// aloud, and texts with a word on the wrong side.
    static func findings(ofTexts content: TemplateContent, for traits: TraitCollection) -> [Finding] {
        TemplateText.allCases.flatMap { text -> [Finding] in
            guard let value = content[text] else { return [] }
            let id = text.rawValue
            return [
                withoutWords(value, id), MixedDirection.finding(in: value, named: id, for: traits),
                ArrowDirection.finding(in: value, named: id, for: traits),
            ].compactMap { $0 }
        }
    }

    private static func withoutWords(_ text: String, _ id: String) -> Finding? {
        guard !text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        let problem = text.allSatisfy(\.isWhitespace) ? "is blank" : "\(QuotedText.beginning(of: text)) has no words"
        return Finding(
            .textWithoutWords, node: id, message: "\(id) \(problem); say what it means, or leave it out")
    }

    /// The minimum ratio of the bar's width to the width that its texts need. Inferred.
    private static let widestPart: CGFloat = 1.5

    /// A bar with a row of two texts and a large gap between them. Without a picture, only such
    /// a row keeps the available width (facts 3.2).
    /// - Parameters:
    ///   - natural: the width that the texts need, with their margins.
    ///   - width: the width of the bar.
    static func wideBar(natural: CGFloat, width: CGFloat) -> Finding? {
        guard width > natural * widestPart else { return nil }
        return Finding(
            // The sentence contains no width, so that it is the same at each width.
            .captionBarWide, node: "bar",
            message:
                "the texts of the caption bar take \(MetricValue.number(natural.rounded())) points, and a row of two texts "
                + "keeps it more than half as wide again; leave one of the two out, or add a picture")
    }

    /// Titles that are left out because the picture is too short.
    /// - Parameter titles: the ids of the image texts.
    private static func leftOut(_ titles: [String], in picture: PictureFindings) -> [Finding] {
        titles.filter { id in !picture.node.children.contains { $0.id == id } }.map { id in
            Finding(
                .contentClipped, node: id,
                message: "the picture is not tall enough for \(id), which is left out; \(picture.roomFix)")
        }
    }

    /// A media file that is so large that it is re-encoded when it is sent.
    private static func transcoding(byteCount: Int?, metrics: TemplateMetrics) -> [Finding] {
        guard let count = byteCount, CGFloat(count) > metrics.transcodingByteLimit else { return [] }
        let limit = MetricValue.number(metrics.transcodingByteLimit)
        return [
            Finding(
                .mediaTranscoded, node: "image",
                message: "the media file has \(count) bytes; when the message is sent, Messages re-encodes files over "
                    + "\(limit) bytes (assumed) at lower quality; make it shorter or smaller")
        ]
    }

    /// Titles that are not drawn because there is no picture.
    private static func withoutImage(_ titles: [String]) -> [Finding] {
        titles.map { id in
            Finding(
                .imageTextWithoutImage, node: id,
                message: "\(id) is not drawn without an image; set image, or use caption")
        }
    }
}

extension TemplateBalloon {
    /// A finding about a word that is split where two captions share a row, with the rule that shares it: nobody should
    /// change a design for a rule that is only a teardown's without knowing that.
    func citingRule(_ finding: Finding) -> Finding {
        guard finding.kind == .wordBroken, !frame.metrics.trailingKeepsWidth,
            bar?.stack.rows.contains(where: { $0.isPair && $0.names.contains(finding.node) }) == true
        else { return finding }
        return Finding(
            .wordBroken, node: finding.node, points: finding.points,
            message: finding.message + " (two captions share a row by rule 3.2.23, a teardown)", entry: finding.entry)
    }
}

extension CaptionRow {
    /// The ids of its texts.
    fileprivate var names: [String?] { [leading?.text.id, trailing?.text.id] }
}
