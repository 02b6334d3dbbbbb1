import Goldens

/// The result of comparing a balloon with its golden.
///
/// ```swift
/// let verification = try verifyGolden(of: balloon, named: "dark")
/// if let message = verification.message { print(message, verification.artefacts) }
/// ```
public struct GoldenVerification: Sendable {
    /// The outcome of the comparison.
    package let outcome: GoldenOutcome
    /// A description of a failure in at most twelve lines; nil when the balloon equals its golden. A golden that was
    /// just recorded is a failure too, because nobody has reviewed it.
    public let message: String?
    /// The result, for test harnesses that decide themselves what fails.
    public var result: Result { Result(outcome.status) }
    /// The paths of the files that show a failure.
    public let artefacts: [String]

    /// What the golden shows that somebody should look at, and that fails no test: flaws that follow from numbers which
    /// are only assumed.
    var warnings: [String] { isPassed ? outcome.noticed.map(\.description) : [] }

    /// Whether the test may pass.
    public var isPassed: Bool { message == nil }

    /// What happened, in a word.
    ///
    /// ```swift
    /// let verification = try verifyGolden(of: balloon, named: "dark")
    /// switch verification.result {
    /// case .equal: break
    /// case .missing, .recorded: print("look at", verification.artefacts)
    /// default: print(verification.message ?? "")
    /// }
    /// ```
    public enum Result: String, Sendable, Hashable, CaseIterable {
        /// Compared and exactly equal.
        case equal
        /// Compared and different.
        case different
        /// There is no golden.
        case missing
        /// A file of the golden cannot be read.
        case corrupt
        /// The picture shows nothing, and the test gives no reason for it.
        case blank
        /// The picture has a flaw, and the test gives no reason for it.
        case flawed
        /// The golden was written, by this run or an earlier one, and nobody has accepted it.
        case recorded
        /// There was no picture to compare.
        case failed

        init(_ status: GoldenStatus) {
            self =
                switch status {
                case .equal, .unchanged, .cached: .equal
                case .different: .different
                case .missing: .missing
                case .unreadable: .corrupt
                case .blank: .blank
                case .flawed: .flawed
                case .recorded, .replaced, .recordedInThisRun, .unreviewed: .recorded
                case .failed: .failed
                }
        }
    }

    private static let sourceAdvice = "record mode \"all\" is set in the source: nothing is compared; remove it"

    /// - Parameter recordsFromSource: whether the source code requests that each golden be recorded. Then no golden was
    ///   compared, and the second run would accept any change.
    init(
        _ outcome: GoldenOutcome, options: GoldenReportOptions, artefactFolder: String?, recordsFromSource: Bool
    ) {
        self.outcome = outcome
        let advice = recordsFromSource ? ["  " + Self.sourceAdvice] : []
        switch outcome.status {
        case .equal, .cached: message = nil
        case .unchanged where !recordsFromSource: message = nil
        default: message = (GoldenReport.paragraph(outcome, options: options) + advice).joined(separator: "\n")
        }
        artefacts = artefactFolder.map { folder in outcome.artefacts.map { "\(folder)/\($0)" } } ?? []
    }
}
