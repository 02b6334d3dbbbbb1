/// What is known about a kind of finding, whichever balloon has it.
package struct FindingEntry: Sendable {
    /// The kind.
    package let kind: Finding.Kind
    /// How much a finding of this kind matters.
    package let severity: Finding.Severity
    /// What is wrong and what the viewer sees of it, in one sentence.
    package let meaning: String
    /// What the author can do about it, in one sentence.
    package let fix: String
    /// What raises it, and what does not.
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

/// What raises a kind of finding, and a similar thing that does not.
package enum FindingExample: Sendable {
    /// Two scenes, as YAML. Their pictures are named as from a file in `Examples`.
    case scenes(raising: String, fixed: String, seenBy: FindingView = .measure)
    /// What to do in Swift, for what a scene cannot say, and the tests that do it: a suite and a function of it.
    case swift(_ how: String, raising: String, fixed: String)
}

/// How the finding of an example is seen.
package enum FindingView: String, Sendable {
    /// For the viewer of the scene.
    case measure = "balloon measure scene.yaml"
    /// Only when several text sizes and languages are compared.
    case audit = "balloon measure scene.yaml --audit"
    /// Only on a system before iOS 10.
    case olderSystem = "balloon measure scene.yaml --receiver ios9"
    /// Of the message as a whole, whoever sees it.
    case lint = "balloon lint scene.yaml"
}
