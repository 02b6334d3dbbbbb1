/// What is known about a kind of finding, for all balloons.
package struct FindingEntry: Sendable {
    /// The kind.
    package let kind: Finding.Kind
    /// How much a finding of this kind matters.
    package let severity: Finding.Severity
    /// What is wrong and what the viewer sees of it, in one sentence.
    package let meaning: String
    /// What the author can do about it, in one sentence.
    package let fix: String

    init(_ kind: Finding.Kind, _ severity: Finding.Severity, meaning: String, fix: String) {
        self.kind = kind
        self.severity = severity
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
