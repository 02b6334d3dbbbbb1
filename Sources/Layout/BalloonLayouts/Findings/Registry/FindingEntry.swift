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
    /// A scene that raises it, and one that does not.
    package let example: FindingExample

    init(
        _ kind: Finding.Kind, _ severity: Finding.Severity, meaning: String, fix: String, example: FindingExample
    ) {
        self.kind = kind
        self.severity = severity
        self.meaning = meaning
        self.fix = fix
        self.example = example
    }
}

/// How a kind of finding is raised, and a similar case that does not raise it.
package enum FindingExample: Sendable {
    /// Two scenes, as YAML. Their pictures are named as from a file in `Examples`.
    case scenes(raising: String, fixed: String, seenBy: FindingView = .measure)
    /// For cases that a scene cannot express: how to do it in Swift, and the tests that do it (suite and function).
    case swift(_ how: String, raising: String, fixed: String)
}

/// The command that shows the finding of an example.
package enum FindingView: String, Sendable {
    /// For the viewer of the scene.
    case measure = "balloon measure scene.yaml"
    /// Only when several text sizes and languages are compared.
    case audit = "balloon measure scene.yaml --audit"
    /// Only on a system before iOS 10.
    case olderSystem = "balloon measure scene.yaml --receiver ios9"
    /// About the message as a whole, for any viewer.
    case lint = "balloon lint scene.yaml"
}
