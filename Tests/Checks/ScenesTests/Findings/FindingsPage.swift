import BalloonLayouts

/// `Documentation/Findings.md`, made of the entries of the findings.
struct FindingsPage {
    let entries: [FindingEntry]

    init(_ entries: [FindingEntry]) { self.entries = entries }

    /// - Throws: an error of Foundation where an entry has no example.
    func text() throws -> String { ([head] + (try entries.map(section))).joined(separator: "\n") }

    private var head: String {
        """
        # Findings

        A finding tells the author of a balloon about a problem. The balloon is measured and drawn all the same.
        Findings are listed by `balloon measure`, by `balloon sweep`, and by `findings` of a placed balloon in Swift.

        An **error** is a text that is lost or unreadable, content that is cut off, an answer that is wrong, or
        something that does not arrive. A **warning** is probably not what the author wants. A **note** is good to know.

        The scenes below are complete; their pictures are found when the scene is saved in [Examples](../Examples).
        This page is made of the table in `FindingEntry+All.swift` and of the scenes in [Findings](Findings): `make readme`
        writes it, and a test runs every scene. [Contributing](../CONTRIBUTING.md) says how to add a finding.

        | Finding | Severity | Meaning |
        |---|---|---|

        """ + entries.map(row).joined()
    }

    private func row(_ entry: FindingEntry) -> String {
        let name = entry.kind.rawValue
        return "| [\(name)](#\(name.lowercased())) | \(entry.severity.rawValue) | \(entry.meaning) |\n"
    }

    private func section(_ entry: FindingEntry) throws -> String {
        let name = entry.kind.rawValue
        return "## \(name)\n\n**Fix:** \(entry.fix)\n\n" + example(try FindingExample(of: entry.kind))
    }

    private func example(_ example: FindingExample) -> String {
        switch example {
        case .scenes(let raising, let fixed, let view):
            "`\(view.rawValue)` reports it for the first scene and not for the second:\n\n"
                + [raising, fixed].map { "```yaml\n\($0)\n```\n" }.joined(separator: "\n")
        case .swift(let how, let raising, let fixed) where raising == fixed:
            "Example in Swift, with and without the finding in the test `\(raising)`: \(how)\n"
        case .swift(let how, let raising, let fixed):
            "Example in Swift, in the test `\(raising)`; without the finding in `\(fixed)`: \(how)\n"
        }
    }
}
