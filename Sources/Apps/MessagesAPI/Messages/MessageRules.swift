import BalloonLayouts
import Foundation

/// The rules for a message that is inserted or sent.
package enum MessageRules {
    /// - Throws: an error of ``MSMessagesErrorDomain``: unknown for a message without a layout, urlExceedsMaxSize for
    ///   a long URL, and errors of ``AttachmentFile/validate(_:name:)`` for the media file, unless there is an image.
    package static func validate(_ message: MSMessage) throws {
        if let url = message.url { try MessageURL.validate(url) }
        let template: MSMessageTemplateLayout
        switch message.layout {
        case let layout as MSMessageTemplateLayout: template = layout
        case let layout as MSMessageLiveLayout: template = layout.alternateLayout
        default: throw missingLayout
        }
        guard template.image == nil, let media = template.mediaFileURL else { return }
        try AttachmentFile.validateMedia(media)
    }

    /// The error for a message without a layout.
    static var missingLayout: NSError {
        MSMessageErrorCode.unknown.error("the message has no layout; set message.layout before it is shown")
    }
}
