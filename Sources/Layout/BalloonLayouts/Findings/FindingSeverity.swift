extension Finding {
    /// How much a finding matters.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// A text is lost or unreadable, content is clipped, an answer is wrong, or something is not sent.
        case error
        /// Probably not what the author wants.
        case warning
        /// Good to know; nothing needs to change.
        case note
    }
}

extension Finding.Severity {
    /// 0 for the most severe.
    package var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
