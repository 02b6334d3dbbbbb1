import Foundation
import ViewLayout

/// Findings about template balloons.
enum TemplateFindings {
    /// What there is to say about a template, whatever lines its captions have.
    /// - Parameters:
    ///   - titles: the ids of the image texts that there are.
    ///   - wordless: the ids of the texts without a letter or digit, and whether each is blank.
    ///   - hasImage: whether there is a picture for the titles.
    ///   - picture: the placed picture; nil where there is none.
    ///   - byteCount: the size of the media file that the picture stands for; nil for an image.
    static func findings(
        _ titles: [String], wordless: [(id: String, isBlank: Bool)], hasImage: Bool, picture: PictureFindings?,
        byteCount: Int?, metrics: TemplateMetrics
    ) -> [Finding] {
        (hasImage ? [] : withoutImage(titles)) + (picture.map { leftOut(titles, in: $0) } ?? [])
            + transcoding(byteCount: byteCount, metrics: metrics) + wordless.map(withoutWords)
    }

    /// A text that says nothing to who hears it read aloud.
    private static func withoutWords(_ id: String, isBlank: Bool) -> Finding {
        Finding(
            .textWithoutWords, node: id,
            message: "\(id) \(isBlank ? "is blank" : "has no words"); say what it means, or leave it out")
    }

    /// Titles that a picture is not tall enough for, and which are left out.
    /// - Parameter titles: the ids of the image texts that there are.
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
