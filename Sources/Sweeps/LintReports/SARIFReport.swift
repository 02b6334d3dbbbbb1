import BalloonLayouts
import Foundation
import Support

/// A lint report in SARIF 2.1.0. A result is about the key of a scene's file that has the text or the node.
enum SARIFReport {
    static func report(_ lints: [SceneLint]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Log(lints)), as: UTF8.self) + "\n"
    }

    private struct Log: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }

        init(_ lints: [SceneLint]) { runs = [Run(lints)] }
    }

    private struct Run: Encodable {
        struct Tool: Encodable {
            let driver: Driver
        }

        struct Driver: Encodable {
            let name = "balloon"
            let version = BalloonVersion.current
            let rules: [Rule]
        }

        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [ResultRow]

        init(_ lints: [SceneLint]) {
            let used = Set(lints.flatMap(\.problems).map(\.rule))
            tool = Tool(driver: Driver(rules: LintRules.names.filter(used.contains).map(Rule.init)))
            results = lints.flatMap { lint in lint.problems.map { ResultRow($0, file: lint.file) } }
        }
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Message
        let help: Message

        init(_ id: String) {
            self.id = id
            let entry = Finding.Kind(rawValue: id)?.entry
            shortDescription = Message(text: entry?.meaning ?? "A relation between viewers does not hold.")
            help = Message(text: entry?.fix ?? "See Documentation/Sweeps.md.")
        }
    }

    private struct Message: Encodable { let text: String }

    private struct ResultRow: Encodable {
        let ruleId, level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]

        init(_ problem: LintProblem, file: String) {
            ruleId = problem.rule
            level = problem.severity.rawValue
            message = Message(text: problem.sentence + ": " + problem.message)
            locations = [Location(problem.source?.file ?? file, problem.source)]
            partialFingerprints = ["balloon/v1": "\(problem.rule)/\(problem.subject)"]
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

        init(_ file: String, _ source: ProblemSource?) {
            let allowed = CharacterSet.urlPathAllowed
            let uri = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: uri),
                region: source.map { Region(startLine: $0.line, startColumn: $0.column) })
        }
    }
}
