import Foundation

/// The domain of errors about messages. Source: Messages framework.
public let MSMessagesErrorDomain = "MSMessagesErrorDomain"
/// The domain of errors about stickers. Source: Messages framework.
public let MSStickersErrorDomain = "MSStickersErrorDomain"

/// Errors about a message or a sticker: the codes of both error domains.
///
/// Source: Messages framework, `MSMessageErrorCode`; raw values as in its header.
///
/// ```swift
/// do {
///     try await conversation.insert(message)
/// } catch let error as NSError where error.domain == MSMessagesErrorDomain {
///     if MSMessageErrorCode(rawValue: error.code) == .urlExceedsMaxSize { message.url = nil }
/// }
/// ```
public enum MSMessageErrorCode: Int, Sendable, CaseIterable {
    /// Anything else (iOS 11).
    case unknown = -1
    /// No file at the URL.
    case fileNotFound = 1
    /// The file cannot be read.
    case fileUnreadable = 2
    /// A file of a kind that is not allowed.
    case improperFileType = 3
    /// A URL that is not a file URL.
    case improperFileURL = 4
    /// A sticker's attributes are not allowed.
    case stickerFileImproperFileAttributes = 5
    /// A sticker's file is too large.
    case stickerFileImproperFileSize = 6
    /// A sticker is neither PNG, APNG, JPEG nor GIF.
    case stickerFileImproperFileFormat = 7
    /// The URL of a message is longer than 5 000 characters.
    case urlExceedsMaxSize = 8
    /// A second direct send without another tap (iOS 11).
    case sendWithoutRecentInteraction = 9
    /// A direct send while the app is not visible (iOS 11).
    case sendWhileNotVisible = 10
    /// A call that the presentation context does not allow (iOS 12).
    case apiUnavailableInPresentationContext = 11
}

extension MSMessageErrorCode {
    /// An error of the Messages domain with this code and a message that contains the fix.
    package func error(_ message: String) -> NSError {
        NSError(domain: MSMessagesErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
