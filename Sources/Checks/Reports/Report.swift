import Support

/// What a check has found, for those who read it: people, programs and services of continuous integration.
///
/// A module says what it has found; ``rendered(as:)`` writes it in each form.
package protocol Report {
    /// The command that has checked, such as `balloon lint`.
    var name: String { get }
    /// The rules that problems can break, in the order of a report.
    var rules: [ReportRule] { get }
    /// What is wrong, in the order of a report.
    var problems: [ReportProblem] { get }
    /// What was checked, including what passed.
    var suites: [ReportSuite] { get }
    /// A short report for comments on changes and summaries of steps.
    var summary: [MarkdownBlock] { get }
    /// The report for people, which ends with a line feed.
    var text: String { get }

    /// The report for programs, which ends with a line feed.
    func json() throws -> String
}

extension Report {
    /// The report in a form. The text ends with a line feed.
    /// - Throws: errors of encoding.
    package func rendered(as format: ReportFormat) throws -> String {
        switch format {
        case .text: QuotedText.printable(text)
        case .json: try json()
        case .junit: JUnitDocument(name: name, suites: suites).text
        case .github: problems.map(WorkflowCommand.line).joined()
        case .sarif: try SARIFLog(rules: rules, problems: problems).text()
        case .markdown: summary.markdown
        }
    }
}

/// A kind of problem.
package struct ReportRule: Sendable {
    package let id: String
    let meaning, help: String

    package init(id: String, meaning: String, help: String) {
        (self.id, self.meaning, self.help) = (id, meaning, help)
    }
}

/// A problem in a file.
package struct ReportProblem: Sendable {
    /// How much a problem matters.
    package enum Severity: String, Sendable { case error, warning, note }

    let rule: String
    let severity: Severity
    let title, message, file: String
    let line, column: Int?
    let fingerprint: String

    /// - Parameters:
    ///   - title: a few words above the message.
    ///   - line: together with `column` the place in the file, both from 1; nil for the file as a whole.
    ///   - fingerprint: by which a code host knows the problem again.
    package init(
        rule: String, severity: Severity, title: String, message: String, file: String, line: Int? = nil,
        column: Int? = nil, fingerprint: String
    ) {
        // Names and texts come from files: what a terminal or a page of a service would obey or reorder is escaped.
        (self.rule, self.severity) = (rule, severity)
        (self.title, self.message) = (QuotedText.printable(title), QuotedText.printable(message))
        (self.file, self.line, self.column, self.fingerprint) = (file, line, column, fingerprint)
    }

    /// The rule of a file that cannot be read as a scene, under one name in every report.
    package static let unreadableRule = "notLaidOut"

    /// An error in a file, because of which there is no scene.
    package init(unreadable error: FileError) {
        self.init(
            rule: Self.unreadableRule, severity: .error, title: "\(Self.unreadableRule): \(error.kind)",
            message: error.sentence, file: error.file, line: error.line, column: error.column,
            fingerprint: error.message)
    }
}

/// The checks of one file.
package struct ReportSuite: Sendable {
    let name, file: String
    let checks: [ReportCheck]

    package init(name: String, file: String, checks: [ReportCheck]) {
        (self.name, self.file, self.checks) = (QuotedText.printable(name), QuotedText.printable(file), checks)
    }
}

/// A check with its result.
package struct ReportCheck: Sendable {
    /// The result of a check.
    package enum Outcome: Sendable {
        case passed
        case skipped(String)
        case failure(type: String, message: String, text: String)
    }

    let group, name: String
    let properties: [(name: String, value: String)]
    let attachments: [String]
    let file: String?
    let line: Int?
    let outcome: Outcome

    /// - Parameters:
    ///   - group: what the check is about, such as a scene.
    ///   - properties: facts that a service lists with the check.
    ///   - attachments: paths of files that show it.
    ///   - file: the file that it is about, where it is not that of the suite alone.
    ///   - line: the line of the file, from 1.
    package init(
        group: String, name: String, properties: [(name: String, value: String)] = [], attachments: [String] = [],
        file: String? = nil, line: Int? = nil, outcome: Outcome
    ) {
        (self.group, self.name) = (QuotedText.printable(group), QuotedText.printable(name))
        self.properties = properties.map { ($0.name, QuotedText.printable($0.value)) }
        self.attachments = attachments.map(QuotedText.printable)
        (self.file, self.line) = (file.map(QuotedText.printable), line)
        self.outcome =
            switch outcome {
            case .passed: .passed
            case .skipped(let reason): .skipped(QuotedText.printable(reason))
            case .failure(let type, let message, let text):
                .failure(type: type, message: QuotedText.printable(message), text: QuotedText.printable(text))
            }
    }
}

/// A message at a file, as GitHub Actions reads it ("GitHub, Workflow commands for GitHub Actions").
enum WorkflowCommand {
    /// One line, with its line feed.
    static func line(_ problem: ReportProblem) -> String {
        let level = problem.severity == .note ? "notice" : problem.severity.rawValue
        let place = (problem.line.map { ",line=\($0)" } ?? "") + (problem.column.map { ",col=\($0)" } ?? "")
        return "::\(level) file=\(property(problem.file))\(place),title=\(property(problem.title))"
            + "::\(data(problem.message))\n"
    }

    /// Escapes the characters that end a command or begin an escape.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A property also ends at a colon or a comma.
    private static func property(_ text: String) -> String {
        data(QuotedText.printable(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
