import Foundation
import Support

/// A report in SARIF 2.1.0, which code hosts read ("OASIS, Static Analysis Results Interchange Format").
struct SARIFLog {
    private let rules: [ReportRule]
    private let problems: [ReportProblem]

    /// - Parameter rules: the rules that problems can break; the file lists those that are broken.
    init(rules: [ReportRule], problems: [ReportProblem]) {
        let broken = Set(problems.map(\.rule))
        self.rules = rules.filter { broken.contains($0.id) }
        self.problems = problems
    }

    /// The file, which ends with a line feed.
    /// - Throws: errors of encoding.
    func text() throws -> String {
        return String(decoding: try JSONEncoder.pretty.encode(Log(runs: [Run(rules, problems)])), as: UTF8.self) + "\n"
    }
}

private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }
}

private struct Run: Encodable {
    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "balloon"
        let version = BalloonVersion.current
        let rules: [RuleRow]
    }

    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [ResultRow]

    init(_ rules: [ReportRule], _ problems: [ReportProblem]) {
        tool = Tool(driver: Driver(rules: rules.map(RuleRow.init)))
        results = problems.map(ResultRow.init)
    }
}

private struct RuleRow: Encodable {
    let id: String
    let shortDescription, help: Message

    init(_ rule: ReportRule) {
        id = rule.id
        shortDescription = Message(text: rule.meaning)
        help = Message(text: rule.help)
    }
}

private struct Message: Encodable { let text: String }

private struct ResultRow: Encodable {
    let ruleId, level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ problem: ReportProblem) {
        ruleId = problem.rule
        level = problem.severity.rawValue
        message = Message(text: problem.message)
        locations = [Location(problem)]
        partialFingerprints = ["balloon/v1": problem.fingerprint]
    }
}

private struct Location: Encodable {
    struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine, startColumn: Int }

    let physicalLocation: Physical

    init(_ problem: ReportProblem) {
        let uri = problem.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? problem.file
        physicalLocation = Physical(
            artifactLocation: Artifact(uri: uri),
            region: problem.line.map { Region(startLine: $0, startColumn: problem.column ?? 1) })
    }
}
