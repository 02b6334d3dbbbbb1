import Foundation

/// The rules for the URL of a message.
public enum MessageURL {
    /// The most characters a URL can have. Source: Messages framework, `MSMessage.url`.
    public static let maximumLength = 5_000

    /// Checks the length of a URL.
    /// - Throws: an error of ``MSMessagesErrorDomain`` with code ``MSMessageErrorCode/urlExceedsMaxSize``.
    public static func validate(_ url: URL) throws {
        let length = url.absoluteString.count
        guard length > maximumLength else { return }
        throw MSMessageErrorCode.urlExceedsMaxSize.error(
            "the URL has \(length) characters; at most \(maximumLength) travel, so keep the state on a server and put "
                + "a token in the URL")
    }

    /// Whether Messages carries the URL: HTTP, HTTPS and data URLs travel, custom schemes are dropped (observed).
    public static func isTransportable(_ url: URL) -> Bool {
        ["http", "https", "data"].contains(url.scheme?.lowercased() ?? "")
    }
}
