import BalloonLayouts
import Drawing
import Foundation
import UIKitAPI

extension BalloonLayout {
    /// The balloon of a message that an app made.
    /// - Parameters:
    ///   - message: a message with a layout.
    ///   - names: the viewer's names for the participants, put in place of `$identifier` in every text.
    ///   - icon: the app's icon; nil for none.
    ///   - side: who sent the message, seen from the viewer.
    /// - Throws: an error of ``MSMessagesErrorDomain`` for a URL that is too long, a media file that is no file URL,
    ///   or a message without a layout; `DrawingError` for a media file that cannot be decoded.
    public init(
        message: MSMessage, names: ParticipantNames = ParticipantNames(), icon: UIImage? = nil,
        side: BalloonSide = .outgoing
    ) throws {
        if let url = message.url { try MessageURL.validate(url) }
        let content: BalloonContent
        switch message.layout {
        case let template as MSMessageTemplateLayout:
            content = .template(try TemplateContent(template).replacingIdentifiers(with: names))
        case let live as MSMessageLiveLayout:
            let alternate = try TemplateContent(live.alternateLayout).replacingIdentifiers(with: names)
            content = .live(LiveContent(view: nil, alternate: alternate))
        default:
            throw MessageRules.missingLayout
        }
        self.init(content: content, icon: icon?.picture, side: side)
        url = message.url
        summaryText = message.summaryText.map(names.replacingIdentifiers)
        accessibilityLabel = message.accessibilityLabel.map(names.replacingIdentifiers)
        messageFindings = MessageFindings.findings(summaryText: message.summaryText, url: message.url)
    }
}

extension TemplateContent {
    /// The values of a layout. Its media file is read only when it has no image, which takes precedence.
    /// - Throws: as ``BalloonLayout/init(message:names:icon:side:)``.
    public init(_ layout: MSMessageTemplateLayout) throws {
        self.init()
        image = try layout.image?.picture ?? layout.mediaFileURL.map(Self.picture)
        if layout.image == nil { mediaByteCount = layout.mediaFileURL.flatMap(AttachmentFile.byteCount) }
        setTexts(of: layout) { $0 }
    }

    /// The content with the viewer's names in place of `$identifier`.
    func replacingIdentifiers(with names: ParticipantNames) -> TemplateContent {
        mapTexts { names.replacingIdentifiers(in: $0) }
    }

    private static func picture(at url: URL) throws -> Picture {
        try AttachmentFile.validateMedia(url)
        return try MediaFile().decode(contentsOf: url.path)
    }
}
