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
    /// them.
    public init(
        local: UUID = Self.identifier(0), remote: [UUID] = [Self.identifier(1)], names: [UUID: String] = [:]
    ) {
        self.local = local
        self.remote = remote
        self.names = names
    }

    /// An identifier that is the same in each process. Those of different numbers differ in their first digits, which
    /// some apps show in place of a name.
    @usableFromInline package static func identifier(_ number: UInt32) -> UUID {
        let bits = (number &+ 1) &* 0x9E37_79B1
        func byte(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (24 - 8 * index)) }
        return UUID(uuid: (byte(0), byte(1), byte(2), byte(3), 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
    }

    /// The names for texts with `$` and an identifier.
    package var participantNames: ParticipantNames {
        ParticipantNames(names: Dictionary(uniqueKeysWithValues: names.map { ($0.key.uuidString, $0.value) }))
    }
}
