/// The form of the results of a run.
package enum GoldenFormat: String, Sendable, CaseIterable {
    /// The causes in full, for people.
    case text
    /// Everything, for programs and for `balloon merge`.
    case json
    /// JUnit XML: a test suite per scene, a test case per cell.
    case junit
    /// Workflow commands of GitHub Actions, which it shows beside the file.
    case github
    /// SARIF 2.1.0, which code hosts read.
    case sarif
    /// A table of the causes, for comments on changes and step summaries.
    case markdown

    /// The results in this form. The text ends with a line feed.
    package func report(_ results: GoldenResults, options: GoldenReportOptions) throws -> String {
        switch self {
        case .text: results.text(options: options)
        case .json: try results.json()
        case .junit: GoldenJUnit.report(results, options: options)
        case .github: GoldenAnnotations.report(results, options: options)
        case .sarif: try GoldenSARIF.report(results, options: options)
        case .markdown: GoldenMarkdown.report(results, options: options)
        }
    }
}
