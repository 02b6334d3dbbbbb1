/// Where a message is met: in its conversation, or before somebody opens that.
///
/// ```swift
/// var traits = scene.traits
/// traits.surface = .conversationList
/// let row = try scene.layout(traits: traits, fonts: .bundled())
/// let isCut = row.findings.contains { $0.kind == .summaryTruncated }
/// ```
public enum MessageSurface: String, Hashable, Sendable, CaseIterable {
    /// The conversation, where the message is a balloon.
    case transcript
    /// The row of the conversation in the list of all conversations, which shows the message's summary text.
    case conversationList
    /// The notification of a new message, which shows its summary text.
    case notification
}
