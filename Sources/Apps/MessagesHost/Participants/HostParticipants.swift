import BalloonLayouts
import Foundation

/// The participants of a conversation, as one device knows them. The identifiers differ on each device.
///
/// ```swift
/// let ben = UUID()
/// let participants = HostParticipants(remote: [ben], names: [ben: "Ben"])
/// let host = TranscriptHost(participants: participants, context: context) { MSMessagesAppViewController() }
/// try host.receive(message, from: ben)
/// ```
public struct HostParticipants: Hashable, Sendable {
    /// The viewer.
    public var local: UUID
    /// Everyone else.
    public var remote: [UUID]
    /// The viewer's names for the participants.
    public var names: [UUID: String]

    /// Makes participants. Those that are not given are the same in each process, so that goldens hold where an app shows
    /// them, and in each host: two hosts of one conversation get their own from ``MirroredConversations``.
    public init(
        local: UUID = .ofHost(0), remote: [UUID] = [.ofHost(1)], names: [UUID: String] = [:]
    ) {
        self.local = local
        self.remote = remote
        self.names = names
    }

    /// The names for texts with `$` and an identifier.
    package var participantNames: ParticipantNames {
        ParticipantNames(names: Dictionary(uniqueKeysWithValues: names.map { ($0.key.uuidString, $0.value) }))
    }
}
