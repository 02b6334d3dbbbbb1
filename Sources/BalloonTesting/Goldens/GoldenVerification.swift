/// The result of comparing a balloon with its golden.
///
/// ```swift
/// let verification = try verifyGolden(of: balloon, named: "dark")
/// if let message = verification.message { print(message, verification.artefacts) }
/// ```
public struct GoldenVerification: Sendable {
    /// What happened; its `status` says it in a word.
    package let outcome: GoldenOutcome
    /// A description of a failure in at most twelve lines; nil when the balloon and its golden are equal,
    /// or the golden was recorded as requested.
    public let message: String?
    /// The paths of the files that show a failure.
    public let artefacts: [String]

    /// Whether the test may pass.
    public var isPassed: Bool { message == nil }

    init(_ outcome: GoldenOutcome, options: GoldenReportOptions, artefactFolder: String?) {
        self.outcome = outcome
        switch outcome.status {
        case .equal, .recorded, .unchanged: message = nil
        default: message = GoldenReport.paragraph(outcome, options: options).joined(separator: "\n")
        }
        artefacts = artefactFolder.map { folder in outcome.artefacts.map { "\(folder)/\($0)" } } ?? []
    }
}
