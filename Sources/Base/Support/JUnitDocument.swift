/// Results as JUnit XML, which services of continuous integration read.
package struct JUnitDocument {
    private let name: String
    private let suites: [Suite]

    package init(name: String, suites: [Suite]) {
        self.name = name
        self.suites = suites
    }

    /// The cases of one file.
    package struct Suite {
        let name, file: String
        let cases: [Case]

        package init(name: String, file: String, cases: [Case]) {
            self.name = name
            self.file = file
            self.cases = cases
        }
    }

    /// A check.
    package struct Case {
        let className, name: String
        let properties: [(name: String, value: String)]
        let attachments: [String]
        let file: String?
        let line: Int?
        let outcome: Outcome

        /// - Parameters:
        ///   - file: the file that it is about, where it is not that of the suite alone.
        ///   - line: the line of the file, from 1.
        ///   - properties: facts that a service lists with the case.
        ///   - attachments: paths of files that show it.
        package init(
            className: String, name: String, properties: [(name: String, value: String)] = [],
            attachments: [String] = [], file: String? = nil, line: Int? = nil, outcome: Outcome
        ) {
            self.className = className
            self.name = name
            self.properties = properties
            self.attachments = attachments
            self.file = file
            self.line = line
            self.outcome = outcome
        }
    }

    /// The result of a check.
    package enum Outcome {
        case passed
        case skipped(String)
        case failure(type: String, message: String, text: String)
    }

    /// The document, which ends with a line feed.
    package var text: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(XMLText.escaped(name))\">\n"
            + suites.map(Self.text).joined() + "</testsuites>\n"
    }

    private static func text(_ suite: Suite) -> String {
        var (failures, skipped) = (0, 0)
        for one in suite.cases {
            switch one.outcome {
            case .passed: break
            case .skipped: skipped += 1
            case .failure: failures += 1
            }
        }
        return "  <testsuite name=\"\(XMLText.escaped(suite.name))\" file=\"\(XMLText.escaped(suite.file))\" "
            + "tests=\"\(suite.cases.count)\" failures=\"\(failures)\" skipped=\"\(skipped)\">\n"
            + suite.cases.map(text).joined() + "  </testsuite>\n"
    }

    private static func text(_ one: Case) -> String {
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
            "    <testcase classname=\"\(XMLText.escaped(one.className))\" name=\"\(XMLText.escaped(one.name))\"\(place)"
        return start + (body.isEmpty ? "/>\n" : ">\(body)</testcase>\n")
    }
}
