import Foundation

/// A conversation as an iMessage app sees it: who takes part, and which message was tapped.
///
/// Source: Messages framework, `MSConversation` (iOS 10).
open class MSConversation: NSObject {
    /// The person at this device; different on every device.
    public let localParticipantIdentifier: UUID
    /// Everyone else.
    public let remoteParticipantIdentifiers: [UUID]
    /// The message that was tapped, or that a transcript instance draws.
    public package(set) var selectedMessage: MSMessage?

    package init(local: UUID, remote: [UUID], selectedMessage: MSMessage?) {
        localParticipantIdentifier = local
        remoteParticipantIdentifiers = remote
        self.selectedMessage = selectedMessage
        super.init()
    }
}
