/// The form of a report.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
/// let sarif = try SceneLint.report([lint], as: .sarif)
/// ```
public enum ReportFormat: String, Sendable, CaseIterable {
    /// Sentences for people.
    case text
    /// Everything, for programs and for `balloon merge`.
    case json
    /// JUnit XML: one test suite per scene, one test case per rule or cell.
    case junit
    /// Workflow commands of GitHub Actions, which show at the file.
    case github
    /// SARIF 2.1.0, which code hosts read ("OASIS, Static Analysis Results Interchange Format").
    case sarif
    /// Tables for comments on changes and summaries of steps.
    case markdown

    /// The word that asks for annotations on standard output in place of a file.
    package static let annotations = "github"

    /// The form of a file by its ending; nil for another ending.
    package init?(ofFile file: String) {
        guard file != Self.annotations else {
            self = .github
            return
        }
        switch file.split(separator: ".").last?.lowercased() {
        case "xml": self = .junit
        case "json": self = .json
        case "sarif": self = .sarif
        case "md": self = .markdown
        case "txt": self = .text
        default: return nil
        }
    }
}
