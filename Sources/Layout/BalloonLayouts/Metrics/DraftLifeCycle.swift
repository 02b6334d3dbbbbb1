/// What Messages tells the controller of a staged live message in the input field.
///
/// ```swift
/// host.draftLifeCycle = .measured2026
/// try await conversation.insert(message)
/// print(host.log)  // the draft's controller appears without becoming active
/// ```
public enum DraftLifeCycle: String, Hashable, Sendable, CaseIterable {
    /// It becomes active, with a conversation, as every controller does ("WWDC 2017, session 234").
    case asTold2017
    /// It appears, never becomes active, and has no conversation, as one measurer saw it on iOS 26.3 (facts 10.7.5).
    case measured2026
}
