/// Who sent a message, seen from the viewer.
public enum BalloonSide: String, Hashable, Sendable, CaseIterable {
    /// The viewer sent it.
    case outgoing
    /// Someone else sent it.
    case incoming
}
