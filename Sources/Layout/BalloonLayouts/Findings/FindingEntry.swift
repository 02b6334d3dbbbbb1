/// What is known about a kind of finding, for all balloons.
package struct FindingEntry: Sendable {
    /// The kind.
    package let kind: Finding.Kind
    /// How much a finding of this kind matters.
    package let severity: Finding.Severity
    /// Whether a picture with such a finding is refused as a golden unless the author gives a reason: something is
    /// truncated, clipped, covered, unreadable or too small to tap, or it looks different on another machine. Findings
    /// that are only probably unwanted do not prevent recording.
    package let isGoldenFlaw: Bool
    /// What is wrong and what the viewer sees of it, in one sentence.
    package let meaning: String
    /// What the author can do about it, in one sentence.
    package let fix: String

    init(
        _ kind: Finding.Kind, _ severity: Finding.Severity, isGoldenFlaw: Bool = false, meaning: String, fix: String
    ) {
        self.kind = kind
        self.severity = severity
        self.isGoldenFlaw = isGoldenFlaw
        self.meaning = meaning
        self.fix = fix
    }

    private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

    /// The entry of a kind.
    /// - Precondition: the table has each kind, which a test checks.
    static func entry(of kind: Finding.Kind) -> FindingEntry {
        guard let entry = byKind[kind] else { preconditionFailure("\(kind) has no entry in the table of findings") }
        return entry
    }
}

extension Finding.Kind {
    /// What is known about the kind.
    package var entry: FindingEntry { FindingEntry.entry(of: self) }
}
