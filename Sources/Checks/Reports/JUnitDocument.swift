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
                "<property name=\"\(XMLText.escaped($0.name))\" value=\"\(XMLText.escaped($0.value))\"/>"
            }
            body += "<properties>\(properties.joined())</properties>"
        }
        switch one.outcome {
        case .passed: break
        case .skipped(let reason): body += "<skipped message=\"\(XMLText.escaped(reason))\"/>"
        case .failure(let type, let message, let text):
            body +=
                "<failure type=\"\(XMLText.escaped(type))\" message=\"\(XMLText.escaped(message))\">\(XMLText.escaped(text))</failure>"
        }
        if !one.attachments.isEmpty {
            // The form that GitLab, Jenkins and Azure read ("JUnit Attachments plugin").
            let lines = one.attachments.map { "[[ATTACHMENT|\($0)]]" }
            body += "<system-out>\(XMLText.escaped(lines.joined(separator: " ")))</system-out>"
        }
        let place =
            (one.file.map { " file=\"\(XMLText.escaped($0))\"" } ?? "") + (one.line.map { " line=\"\($0)\"" } ?? "")
        let start =
            "    <testcase classname=\"\(XMLText.escaped(one.group))\" name=\"\(XMLText.escaped(one.name))\"\(place)"
        return start + (body.isEmpty ? "/>\n" : ">\(body)</testcase>\n")
    }
}
