import Foundation

/// A conversation as an iMessage app sees it: who takes part, and which message was tapped.
///
/// An app can use it from any thread, as on iOS. Where iOS calls a completion handler later on a background queue, the
/// host calls it before the method returns when the call comes from the main actor, so that logs are the same each
/// time.
///
/// Source: Messages framework, `MSConversation` (iOS 10).
///
/// ```swift
/// let session = conversation.selectedMessage?.session ?? MSSession()
/// let message = MSMessage(session: session)
/// message.layout = MSMessageTemplateLayout()
/// message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) added a scoop"
/// try await conversation.insert(message)
/// ```
open class MSConversation: NSObject {
    /// The user of this device; another identifier on each device.
    public let localParticipantIdentifier: UUID
    /// Everyone else.
    public let remoteParticipantIdentifiers: [UUID]
    /// The message that was tapped, or that a transcript instance draws.
    public package(set) var selectedMessage: MSMessage?
    /// The host, which stands in for Messages; nil for a conversation that is not shown.
    package let gate: ConversationGate

    /// Makes a conversation without participants, which is not shown. Content that is inserted is refused, as by
    /// Messages.
    public override convenience init() { self.init(local: UUID(), remote: [], selectedMessage: nil) }

    package init(local: UUID, remote: [UUID], selectedMessage: MSMessage?) {
        localParticipantIdentifier = local
        remoteParticipantIdentifiers = remote
        self.selectedMessage = selectedMessage
        gate = ConversationGate(host: nil)
        super.init()
    }

    package init(local: UUID, remote: [UUID], selectedMessage: MSMessage?, host: any MessagesAppHost) {
        localParticipantIdentifier = local
        remoteParticipantIdentifiers = remote
        self.selectedMessage = selectedMessage
        gate = ConversationGate(host: host)
        super.init()
    }

    func post(_ content: MessageContent, _ delivery: MessageDelivery, _ completionHandler: CompletionHandler?) {
        gate.post(content, delivery) { completionHandler?($0) }
    }

    nonisolated(nonsending) func post(_ content: MessageContent, _ delivery: MessageDelivery) async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            gate.post(content, delivery) { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }

    /// Receives nil when Messages accepted the content, and the error otherwise.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
}
