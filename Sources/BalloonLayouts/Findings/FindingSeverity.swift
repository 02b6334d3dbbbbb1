extension Finding {
    /// How much a finding matters.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// A text is lost or unreadable, content is cut off, an answer is wrong, or something does not arrive.
        case error
        /// Probably not what the author wants.
        case warning
        /// Good to know; nothing needs to change.
        case note
    }
}
