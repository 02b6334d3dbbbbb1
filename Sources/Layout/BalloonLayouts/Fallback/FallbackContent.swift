import Drawing
import Foundation

/// What systems before iOS 10 get of a message: its picture, and then its URL, as two messages ("WWDC 2016, iMessage
/// Apps and Stickers, Part 2").
package struct FallbackContent: Sendable, Equatable {
    /// One of the messages.
    package enum Item: Sendable, Equatable {
        /// A picture.
        case picture(Picture)
        /// A web address.
        case url(URL)
    }

    /// The messages, in order: none, one or two.
    package let items: [Item]
    /// A URL that is not sent, because it is not a web address.
    package let droppedURL: URL?
    /// Whether the content replaces a sticker, which has no web address.
    let isOfSticker: Bool

    /// Findings about missing messages; none for a sticker, which never has a web address.
    var findings: [Finding] {
        guard !isOfSticker else { return [] }
        let hasPicture = items.contains { if case .picture = $0 { true } else { false } }
        let hasURL = items.contains { if case .url = $0 { true } else { false } }
        return FallbackFindings.findings(hasPicture: hasPicture, hasURL: hasURL, droppedURL: droppedURL)
    }

    /// Whether the last message is a text bubble, which has a tail; a photo has none.
    var endsWithBubble: Bool {
        guard case .url = items.last else { return false }
        return true
    }

    /// The messages that replace a template and a URL. Only HTTP and HTTPS URLs are sent; a data URL is not.
    package init(template: TemplateContent, url: URL?) {
        let isOfTheWeb = ["http", "https"].contains(url?.scheme?.lowercased())
        items =
            [template.image.map(Item.picture), isOfTheWeb ? url.map(Item.url) : nil].compactMap { $0 }
        droppedURL = isOfTheWeb ? nil : url
        isOfSticker = false
    }

    /// The message that replaces a sticker: its picture (observed).
    package init(sticker: Picture) {
        items = [.picture(sticker)]
        droppedURL = nil
        isOfSticker = true
    }
}
