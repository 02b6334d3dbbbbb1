import Foundation

/// A report in SARIF 2.1.0, which code hosts read ("OASIS, Static Analysis Results Interchange Format").
package struct SARIFLog {
    /// A kind of problem.
    package struct Rule {
        package let id: String
        let meaning, help: String

        package init(id: String, meaning: String, help: String) {
            (self.id, self.meaning, self.help) = (id, meaning, help)
        }
    }

    /// A problem in a file.
    package struct Finding {
        package let rule: String
        let level, message, file: String
        let line, column: Int?
        let fingerprint: String

        /// - Parameters:
        ///   - level: `error`, `warning` or `note`.
        ///   - line: together with `column` the place in the file, both from 1; nil for the file as a whole.
        ///   - fingerprint: by which a code host knows the problem again.
        package init(
            rule: String, level: String, message: String, file: String, line: Int? = nil, column: Int? = nil,
            fingerprint: String
        ) {
            (self.rule, self.level, self.message, self.file) = (rule, level, message, file)
            (self.line, self.column, self.fingerprint) = (line, column, fingerprint)
        }
    }

    private let rules: [Rule]
    private let findings: [Finding]

    package init(rules: [Rule], findings: [Finding]) { (self.rules, self.findings) = (rules, findings) }

    /// The file, which ends with a line feed.
    /// - Throws: errors of encoding.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Log(runs: [Run(rules, findings)])), as: UTF8.self) + "\n"
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

    init(_ rules: [SARIFLog.Rule], _ findings: [SARIFLog.Finding]) {
        tool = Tool(driver: Driver(rules: rules.map(RuleRow.init)))
        results = findings.map(ResultRow.init)
    }
}

private struct RuleRow: Encodable {
    let id: String
    let shortDescription, help: Message

    init(_ rule: SARIFLog.Rule) {
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

    init(_ finding: SARIFLog.Finding) {
        ruleId = finding.rule
        level = finding.level
        message = Message(text: finding.message)
        locations = [Location(finding)]
        partialFingerprints = ["balloon/v1": finding.fingerprint]
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

    init(_ finding: SARIFLog.Finding) {
        let uri = finding.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? finding.file
        physicalLocation = Physical(
            artifactLocation: Artifact(uri: uri),
            region: finding.line.map { Region(startLine: $0, startColumn: finding.column ?? 1) })
    }
}
