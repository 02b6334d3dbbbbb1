import Foundation

/// The rules for the URL of a message.
///
/// ```swift
/// if let base = URL(string: "https://example.com/ice-cream") {
///     message.url = try MessageURL.url(base, queryItems: [URLQueryItem(name: "scoop", value: "mint")])
/// }
/// for item in message.url.map(MessageURL.queryItems) ?? [] { print(item.name, item.value ?? "") }
/// ```
public enum MessageURL {
    /// The maximum number of characters of a URL. Source: Messages framework, `MSMessage.url`.
    public static let maximumLength = 5_000

    /// Checks the length of a URL.
    /// - Throws: an error of ``MSMessagesErrorDomain`` with code ``MSMessageErrorCode/urlExceedsMaxSize``.
    public static func validate(_ url: URL) throws {
        let length = url.absoluteString.count
        guard length > maximumLength else { return }
        throw MSMessageErrorCode.urlExceedsMaxSize.error(
            "the URL has \(length) characters; at most \(maximumLength) are carried, so keep the state on a server and put "
                + "a token in the URL")
    }

    /// Whether Messages sends the URL: HTTP, HTTPS and data URLs are sent, and query items without a scheme, as Apple's
    /// sample has them; custom schemes are dropped (observed).
    public static func isTransportable(_ url: URL) -> Bool {
        url.scheme.map { ["http", "https", "data"].contains($0.lowercased()) } ?? true
    }

    /// The URL that a click on the balloon opens on the Mac: the message's URL, if a browser can open it.
    ///
    /// Source: "WWDC 2016, iMessage Apps and Stickers, Part 2".
    public static func openedOnMac(_ url: URL?) -> URL? {
        url.flatMap { ["http", "https"].contains($0.scheme?.lowercased() ?? "") ? $0 : nil }
    }

    /// A URL that carries content in its query items, as Apple's samples do; ``queryItems(in:)`` reads it back.
    /// - Parameters:
    ///   - base: a URL such as `https://example.com/countdown`; its own query items come first.
    ///   - queryItems: names and values; any text is allowed.
    /// - Throws: error ``MSMessageErrorCode/urlExceedsMaxSize`` when the content is too long;
    ///   ``MSMessageErrorCode/unknown`` when `base` cannot have a query.
    public static func url(_ base: URL, queryItems: [URLQueryItem]) throws -> URL {
        guard var components = URLComponents(url: base, resolvingAgainstBaseURL: false) else {
            throw MSMessageErrorCode.unknown.error(
                "\(base.absoluteString) cannot carry query items; give a URL such as https://example.com/")
        }
        let items = (components.queryItems ?? []) + queryItems
        components.queryItems = items.isEmpty ? nil : items
        // Servers read a plus as a space, although a URL's query allows it.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        guard let url = components.url else {
            throw MSMessageErrorCode.unknown.error(
                "\(base.absoluteString) cannot carry query items; give a URL such as https://example.com/")
        }
        try validate(url)
        return url
    }

    /// The query items of a URL, in order; none when it has no query.
    public static func queryItems(in url: URL) -> [URLQueryItem] {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    }
}
