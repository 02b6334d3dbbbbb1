import Foundation
import ViewLayout

/// Findings about template balloons.
enum TemplateFindings {
    /// Titles that a picture is too low for, and which are left out.
    static func leftOutTitles(_ content: TemplateContent, in picture: PictureFindings) -> [Finding] {
        return titles(of: content).filter { id in !picture.node.children.contains { $0.id == id } }.map { id in
            Finding(
                .contentClipped, node: id,
                message: "the picture is not tall enough for \(id), which is left out; \(picture.roomMend)")
        }
    }

    /// A media file that is so large that it is coded anew on the way.
    static func transcoding(_ content: TemplateContent, metrics: TemplateMetrics) -> [Finding] {
        guard let count = content.mediaByteCount, CGFloat(count) > metrics.transcodingByteLimit else { return [] }
        let limit = MetricValue.number(metrics.transcodingByteLimit)
        return [
            Finding(
                .mediaTranscoded, node: "image",
                message: "the media file has \(count) bytes; when the message is sent, Messages re-encodes files over "
                    + "\(limit) bytes (assumed) at lower quality; make it shorter or smaller")
        ]
    }

    /// Titles that are not drawn for want of a picture.
    static func lostTitles(_ content: TemplateContent) -> [Finding] {
        guard content.image == nil else { return [] }
        return titles(of: content).map { id in
            Finding(
                .imageTextWithoutImage, node: id,
                message: "\(id) is not drawn without an image; set image, or use caption")
        }
    }

    /// The ids of the image texts that are there.
    private static func titles(of content: TemplateContent) -> [String] {
        TemplateText.allCases.filter { $0.isOverPicture && content[$0]?.isEmpty == false }.map(\.rawValue)
    }
}
