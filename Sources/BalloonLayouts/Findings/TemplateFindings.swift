import Foundation
import ViewLayout

/// Findings about template balloons.
enum TemplateFindings {
    /// What there is to say about a template, whatever lines its captions have.
    /// - Parameters:
    ///   - titles: the ids of the image texts that there are.
    ///   - picture: the placed picture; nil where there is none.
    static func findings(
        in content: TemplateContent, _ titles: [String], picture: PictureFindings?, metrics: TemplateMetrics
    ) -> [Finding] {
        (content.image == nil ? withoutImage(titles) : []) + (picture.map { leftOut(titles, in: $0) } ?? [])
            + transcoding(byteCount: content.mediaByteCount, metrics: metrics) + withoutWords(content)
    }

    /// Texts that say nothing to who hears them read aloud: blank ones, and emoji alone.
    private static func withoutWords(_ content: TemplateContent) -> [Finding] {
        TemplateText.allCases.compactMap { text in
            guard let value = content[text], !value.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
            let isBlank = value.allSatisfy(\.isWhitespace)
            return Finding(
                .textWithoutWords, node: text.rawValue,
                message: "\(text.rawValue) \(isBlank ? "is blank" : "has no words"); say what it means, or leave it out"
            )
        }
    }

    /// Titles that a picture is not tall enough for, and which are left out.
    /// - Parameter titles: the ids of the image texts that there are.
    private static func leftOut(_ titles: [String], in picture: PictureFindings) -> [Finding] {
        titles.filter { id in !picture.node.children.contains { $0.id == id } }.map { id in
            Finding(
                .contentClipped, node: id,
                message: "the picture is not tall enough for \(id), which is left out; \(picture.roomMend)")
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
