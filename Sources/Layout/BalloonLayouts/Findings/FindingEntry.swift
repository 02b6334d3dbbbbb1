/// A row of the table of findings: a kind with its severity, its meaning and its fix.
package struct FindingEntry: Sendable {
    package let kind: Finding.Kind
    /// How much a finding of this kind matters.
    package let severity: Finding.Severity
    /// Whether somebody should look at a golden with such a finding, which a strict run refuses unless the author gives a
    /// reason: something is truncated, clipped, covered, unreadable or too small to tap, or it looks different on another
    /// machine. Findings that are only probably unwanted are not named of goldens.
    package let isGoldenFlaw: Bool
    /// Whether the author of a message can change it. What only Messages, the name of the app or old systems decide is a
    /// note, which `balloon lint` tells when somebody asks.
    package let isChangeable: Bool
    /// The problem and its effect on the viewer, in one sentence.
    package let meaning: String
    /// The remedy for the author, in one sentence.
    package let fix: String

    init(
        _ kind: Finding.Kind, _ severity: Finding.Severity, isGoldenFlaw: Bool = false,
        isChangeable: Bool = true, meaning: String, fix: String
    ) {
        self.kind = kind
        self.severity = severity
        self.isGoldenFlaw = isGoldenFlaw
        self.isChangeable = isChangeable
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
    /// The row of the kind in the table of findings.
    package var entry: FindingEntry { FindingEntry.entry(of: self) }

    /// Whether ``Finding/points`` are what something needs to be large enough: alone, they are read as its size.
    package var isSmallness: Bool { [.touchTargetSmall, .pictureSmall, .stickerSmall].contains(self) }
}
