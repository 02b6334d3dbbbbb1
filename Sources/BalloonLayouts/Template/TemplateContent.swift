import Drawing
import Foundation

/// What a template balloon shows: the values of an ``MSMessageTemplateLayout``, its picture decoded.
///
/// A text that is empty counts as nil everywhere, as it does in Messages (teardown).
public struct TemplateContent: Sendable, Equatable {
    /// The picture; nil when there is none.
    public var image: Picture?
    /// The size of the media file that the picture stands for; nil for an image, which Messages codes itself.
    public var mediaByteCount: Int?
    /// White texts over the picture.
    public var imageTitle, imageSubtitle: String?
    /// The top row of the caption bar.
    public var caption, trailingCaption: String?
    /// The bottom row of the caption bar.
    public var subcaption, trailingSubcaption: String?

    /// Makes empty content.
    public init() {}

    /// The content with every text changed by a function.
    package func mapTexts(_ transform: (String) throws -> String) rethrows -> TemplateContent {
        var content = self
        content.imageTitle = try imageTitle.map(transform)
        content.imageSubtitle = try imageSubtitle.map(transform)
        content.caption = try caption.map(transform)
        content.trailingCaption = try trailingCaption.map(transform)
        content.subcaption = try subcaption.map(transform)
        content.trailingSubcaption = try trailingSubcaption.map(transform)
        return content
    }

    /// The ids of the image texts that have a character.
    var imageTextIDs: [String] {
        [("imageTitle", imageTitle), ("imageSubtitle", imageSubtitle)].filter { $0.1?.isEmpty == false }.map(\.0)
    }

    /// Whether a caption bar exists: one of its four texts has a character (teardown).
    var hasCaptions: Bool {
        [caption, trailingCaption, subcaption, trailingSubcaption].contains { $0?.isEmpty == false }
    }
}
