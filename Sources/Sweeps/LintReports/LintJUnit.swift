import BalloonLayouts

/// A lint report as JUnit XML: errors and warnings fail, notes and what is allowed are skipped with their reason.
enum LintJUnit {
    static func report(_ lints: [SceneLint]) -> String {
        let suites = lints.map(suite).joined()
        return
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"balloon lint\">\n\(suites)</testsuites>\n"
    }

    private static func suite(_ lint: SceneLint) -> String {
        let cases =
            lint.problems.map { testCase($0, reason: nil) }
            + lint.allowed.map { testCase($0.problem, reason: $0.reason) }
        let failures = lint.problems.count { $0.severity != .note }
        let skipped = cases.count - failures
        let body =
            cases.isEmpty ? "    <testcase classname=\"\(escaped(lint.scene))\" name=\"lint\"/>\n" : cases.joined()
        return "  <testsuite name=\"\(escaped(lint.scene))\" file=\"\(escaped(lint.file))\" "
            + "tests=\"\(max(cases.count, 1))\" failures=\"\(failures)\" skipped=\"\(skipped)\">\n\(body)  </testsuite>\n"
    }

    private static func testCase(_ problem: LintProblem, reason: String?) -> String {
        let name = problem.subject.isEmpty ? problem.rule : "\(problem.subject): \(problem.rule)"
        let outcome =
            if let reason {
                "<skipped message=\"\(escaped(reason))\"/>"
            } else if problem.severity == .note {
                "<skipped message=\"\(escaped(problem.message))\"/>"
            } else {
                "<failure type=\"\(problem.severity.rawValue)\" message=\"\(escaped(problem.sentence))\">"
                    + "\(escaped(problem.message))</failure>"
            }
        return "    <testcase classname=\"lint\" name=\"\(escaped(name))\">\(outcome)</testcase>\n"
    }

    /// Text for an attribute or an element; characters that XML 1.0 cannot hold are left out.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
