import Support

/// Results as JUnit XML, which services of continuous integration read.
struct JUnitDocument {
    private let name: String
    private let suites: [ReportSuite]

    init(name: String, suites: [ReportSuite]) {
        (self.name, self.suites) = (name, suites)
    }

    /// The document, which ends with a line feed.
    var text: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(XMLText.escaped(name))\">\n"
            + suites.map(Self.text).joined() + "</testsuites>\n"
    }

    private static func text(_ suite: ReportSuite) -> String {
        var (failures, skipped) = (0, 0)
        for one in suite.checks {
            switch one.outcome {
            case .passed: break
            case .skipped: skipped += 1
            case .failure: failures += 1
            }
        }
        return "  <testsuite name=\"\(XMLText.escaped(suite.name))\" file=\"\(XMLText.escaped(suite.file))\" "
            + "tests=\"\(suite.checks.count)\" failures=\"\(failures)\" skipped=\"\(skipped)\">\n"
            + suite.checks.map(text).joined() + "  </testsuite>\n"
    }

    private static func text(_ one: ReportCheck) -> String {
        var body = ""
        if !one.properties.isEmpty {
            let properties = one.properties.map {
                XMLText.element("property", [("name", $0.name), ("value", $0.value)])
            }
            body += XMLText.element("properties", [], properties.joined())
        }
        switch one.outcome {
        case .passed: break
        case .skipped(let reason): body += XMLText.element("skipped", [("message", reason)])
        case .failure(let type, let message, let text):
            body += XMLText.element("failure", [("type", type), ("message", message)], XMLText.escaped(text))
        }
        if !one.attachments.isEmpty {
            // The form that GitLab, Jenkins and Azure read ("JUnit Attachments plugin").
            let lines = one.attachments.map { "[[ATTACHMENT|\($0)]]" }
            body += XMLText.element("system-out", [], XMLText.escaped(lines.joined(separator: " ")))
        }
        let attributes = [
            ("classname", one.group), ("name", one.name), ("file", one.file), ("line", one.line.map { "\($0)" }),
        ]
        return "    \(XMLText.element("testcase", attributes, body))\n"
    }
}
