import Drawing
import Foundation

/// What a template balloon shows: the values of an ``MSMessageTemplateLayout``, with its picture decoded.
///
/// An empty text counts as nil everywhere, as in Messages (teardown).
package struct TemplateContent: Sendable, Equatable {
    /// The picture; nil when there is none.
    package var image: Picture?
    /// The size of the media file whose picture this is; nil for an image, which Messages encodes itself.
    package var mediaByteCount: Int?
    /// White texts over the picture.
    package var imageTitle, imageSubtitle: String?
    /// The top row of the caption bar.
    package var caption, trailingCaption: String?
    /// The bottom row of the caption bar.
    package var subcaption, trailingSubcaption: String?

    /// Makes empty content.
    package init() {}

    /// The content with every text changed by a function.
    package func mapTexts(_ transform: (String) throws -> String) rethrows -> TemplateContent {
        var content = self
        try content.setTexts(of: self, transform)
        return content
    }

    /// The captions alone, as a simulator of iOS 27 shows a received template (10.6.14).
    var withoutPicture: TemplateContent {
        var content = self
        (content.image, content.mediaByteCount) = (nil, nil)
        (content.imageTitle, content.imageSubtitle) = (nil, nil)
        return content
    }

    /// The ids of the image texts that have a character.
    var imageTextIDs: [String] {
        TemplateText.allCases.filter { $0.isOverPicture && self[$0]?.isEmpty == false }.map(\.rawValue)
    }

    /// Whether a caption bar exists: one of its four texts has a character (teardown).
    var hasCaptions: Bool {
        TemplateText.allCases.contains { !$0.isOverPicture && self[$0]?.isEmpty == false }
    }
}

extension TemplateContent: TemplateTextHolder {}
