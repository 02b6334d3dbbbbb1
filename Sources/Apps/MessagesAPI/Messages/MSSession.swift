import Foundation

/// What ties messages together: a newer message of a session takes the place of the older one.
///
/// Source: Messages framework, `MSSession` (iOS 10). Two sessions are equal when one is an archived copy of the other.
///
/// ```swift
/// let session = conversation.selectedMessage?.session ?? MSSession()
/// let move = MSMessage(session: session)
/// move.layout = MSMessageTemplateLayout()
/// move.summaryText = "Ada moved"  // remains when the next message of the session arrives
/// ```
open class MSSession: NSObject, NSSecureCoding {
    private let identifier: UUID

    /// Starts a session.
    public override init() {
        identifier = UUID()
        super.init()
    }

    /// True, as on iOS.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived session.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let identifier = UUID(uuidString: text as String)
        else { return nil }
        self.identifier = identifier
        super.init()
    }

    /// Archives the session.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.uuidString as NSString, forKey: "identifier")
    }

    /// Whether the other object is this session or an archived copy of it.
    open override func isEqual(_ object: Any?) -> Bool { (object as? MSSession)?.identifier == identifier }

    /// Consistent with `isEqual`.
    open override var hash: Int { identifier.hashValue }
}
