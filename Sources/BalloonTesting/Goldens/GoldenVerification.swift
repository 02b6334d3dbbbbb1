/// What comparing a balloon with its golden came to.
public struct GoldenVerification: Sendable {
    /// What happened; its `status` says it in a word.
    public let outcome: GoldenOutcome
    /// What a person needs to judge a failure, in at most twelve lines; nil when the balloon and its golden are equal,
    /// or the golden was recorded as asked.
    public let message: String?
    /// The paths of the files left to judge a failure by.
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
