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
