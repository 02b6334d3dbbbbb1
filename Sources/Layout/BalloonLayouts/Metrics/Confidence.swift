/// How reliably a metric is known.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// D: Apple's documentation, a WWDC talk, a public header or the Human Interface Guidelines.
    case documented
    /// O: measured on a device or simulator, or shown by code that works.
    case observed
    /// T: from public teardowns; exact for some version of iOS, guaranteed for none.
    case teardown
    /// I: inferred from the others; a default that may need tuning.
    case inferred

    /// The one-letter mark.
    package var mark: String {
        switch self {
        case .documented: return "D"
        case .observed: return "O"
        case .teardown: return "T"
        case .inferred: return "I"
        }
    }
}
