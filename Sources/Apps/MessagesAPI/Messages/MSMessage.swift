import Foundation

/// A message as an iMessage app makes it: Apple's `MSMessage` (iOS 10), with its names, signatures and defaults.
///
/// Source: Messages framework, `MSMessage`.
///
/// ```swift
/// let layout = MSMessageTemplateLayout()
/// layout.caption = "Dinner at seven?"
/// let message = MSMessage()
/// message.layout = layout
/// message.url = URL(string: "https://example.com/dinner?hour=19")
/// message.summaryText = "An invitation to dinner"
/// ```
open class MSMessage: NSObject, NSCopying, NSSecureCoding {
    /// The session of the message; nil for a message without one.
    public let session: MSSession?
    /// Whether the message is a draft: true at first, false once sending has begun (iOS 11).
    public package(set) var isPending: Bool = true
    /// The sender; another identifier on each device.
    public package(set) var senderParticipantIdentifier: UUID
    /// The layout of the balloon; nil in a message that was received or archived, as on iOS.
    @NSCopying public var layout: MSMessageLayout?
    /// The data for the receiving app: an HTTP(S) or data URL of at most ``MessageURL/maximumLength`` characters.
    public var url: URL?
    /// Whether the message disappears after it was read. False unless set.
    public var shouldExpire: Bool = false
    /// The text for VoiceOver, instead of the generated description.
    public var accessibilityLabel: String?
    /// One line for collapsed messages of a session, the conversation list and notifications.
    public var summaryText: String?
    /// Why the message could not be sent.
    public var error: (any Error)?

    /// Shared by a message and its copies, so that they are recognised as one message.
    private var origin = Origin()

    private final class Origin {}

    /// Whether a message is this one or a copy of it, or has its name in a host's log.
    package func isSame(as other: MSMessage) -> Bool {
        origin === other.origin || logName != nil && logName == other.logName
    }

    /// The name of the message in a host's log; nil until a host or a test names it.
    package var logName: String?

    /// Makes a message without a session.
    public override convenience init() { self.init(session: nil, sender: UUID()) }

    /// Makes a message of a session.
    public convenience init(session: MSSession) { self.init(session: session, sender: UUID()) }

    package init(session: MSSession?, sender: UUID) {
        self.session = session
        senderParticipantIdentifier = sender
        super.init()
    }

    /// A message with the same values; its layout is copied, its session is the same.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// A copy without `summaryText` and the six texts of the layout: what an app is given in `didStartSending`.
    package var withoutStrings: MSMessage {
        let copy = copied()
        copy.summaryText = nil
        copy.layout = layout?.withoutTexts
        return copy
    }

    /// A copy that later changes of the original do not affect.
    package func copied() -> MSMessage {
        let copy = MSMessage(session: session, sender: senderParticipantIdentifier)
        copy.isPending = isPending
        copy.layout = layout
        copy.url = url
        copy.shouldExpire = shouldExpire
        copy.accessibilityLabel = accessibilityLabel
        copy.summaryText = summaryText
        copy.error = error
        copy.logName = logName
        copy.origin = origin
        return copy
    }

    // MARK: - Archiving

    /// True, as on iOS.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived message. It has no layout.
    public required init?(coder: NSCoder) {
        guard let sender = coder.decodeObject(of: NSString.self, forKey: "sender"),
            let identifier = UUID(uuidString: sender as String)
        else { return nil }
        session = coder.decodeObject(of: MSSession.self, forKey: "session")
        senderParticipantIdentifier = identifier
        isPending = coder.decodeBool(forKey: "isPending")
        url = coder.decodeObject(of: NSString.self, forKey: "url").flatMap { URL(string: $0 as String) }
        shouldExpire = coder.decodeBool(forKey: "shouldExpire")
        accessibilityLabel = coder.decodeObject(of: NSString.self, forKey: "accessibilityLabel").map { $0 as String }
        summaryText = coder.decodeObject(of: NSString.self, forKey: "summaryText").map { $0 as String }
        super.init()
    }

    /// Archives the message without its layout and its error, as a sent message.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: senderParticipantIdentifier.uuidString), forKey: "sender")
        coder.encode(session, forKey: "session")
        coder.encode(isPending, forKey: "isPending")
        coder.encode(url.map { NSString(string: $0.absoluteString) }, forKey: "url")
        coder.encode(shouldExpire, forKey: "shouldExpire")
        coder.encode(accessibilityLabel.map { NSString(string: $0) }, forKey: "accessibilityLabel")
        coder.encode(summaryText.map { NSString(string: $0) }, forKey: "summaryText")
    }
}
