import Sweeps

/// The form of a lint report.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
/// let sarif = try LintFormat.sarif.report([lint])
/// ```
public enum LintFormat: String, Sendable, CaseIterable {
    /// One line per problem, for people.
    case text
    /// One object per scene, with every viewer and range of widths.
    case json
    /// SARIF 2.1.0, which code hosts read ("OASIS, Static Analysis Results Interchange Format").
    case sarif
    /// Workflow commands of GitHub Actions, which show at the file.
    case github
    /// JUnit XML: one test suite per scene, one test case per rule.
    case junit
    /// A table for comments on changes.
    case markdown

    /// The report on some scenes, which ends with a line feed.
    public func report(_ lints: [SceneLint]) throws -> String {
        switch self {
        case .text: LintText.report(lints)
        case .json: try LintJSON.report(lints)
        case .sarif: try SARIFReport.report(lints)
        case .github: LintAnnotations.report(lints)
        case .junit: LintJUnit.report(lints)
        case .markdown: LintMarkdown.report(lints)
        }
    }
}
