import Support

/// Something that a picture shows and that no golden should show, such as a clipped text or an unreadable one. A golden
/// that shows a flaw would make later tests accept it.
///
/// The code that draws the picture decides what is a flaw and which flaws the author keeps.
package struct GoldenFlaw: Hashable, Sendable, Codable {
    /// The name of the rule, by which a scene can keep the flaw.
    package let rule: String
    /// The node with the flaw; empty for the whole picture.
    package let subject: String
    /// What is wrong and how to fix it, in one sentence.
    package let message: String

    package init(rule: String, subject: String, message: String) {
        self.rule = rule
        self.subject = subject
        self.message = message
    }
}

extension GoldenFlaw: CustomStringConvertible {
    /// The rule and the sentence.
    package var description: String { "\(rule): \(message)" }

    /// What is wrong, without what to do.
    var problem: String { SentenceWithFix(message).problem }

    /// What to do; empty where the sentence does not say.
    var fix: String { SentenceWithFix(message).fix }

    /// What to do, and how to keep it on purpose.
    package var advice: String {
        "fix it, or say why it stays: \(allowance) in the scene, or \(allowanceInTest) in the call of a test"
    }

    /// The allowance of a scene, as YAML.
    package var allowance: String {
        // In YAML, an unquoted name such as `entries[4] no` would begin a list.
        let isPlain = subject.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" }
        let node = subject.isEmpty ? "" : ", node: \(isPlain ? subject : "\"\(subject)\"")"
        return "lint: {allow: [{rule: \(rule)\(node), reason: REASON}]}"
    }

    /// The allowance of a test, as the argument of its call.
    package var allowanceInTest: String {
        let node = subject.isEmpty ? "" : ", node: \"\(subject)\""
        return "allowing: [LintAllowance(.\(rule)\(node), reason: \"REASON\")]"
    }
}

/// A flaw that the author keeps on purpose.
package struct KeptFlaw: Hashable, Sendable, Codable {
    /// The name of the rule, and the node; empty for the whole picture.
    package let rule, subject: String
    /// Why the flaw is kept.
    package let reason: String

    /// Describes a flaw that is kept.
    package init(rule: String, subject: String, reason: String) {
        self.rule = rule
        self.subject = subject
        self.reason = reason
    }

    /// `textTruncated of caption`.
    package var name: String { subject.isEmpty ? rule : "\(rule) of \(subject)" }
}

extension [GoldenFlaw] {
    /// How many flaws are named in addition to the first one.
    private static var namedCount: Int { 3 }

    /// The first flaw in full, and the names of the others.
    package var sentence: String {
        guard let first else { return "" }
        guard count > 1 else { return first.description }
        let others = dropFirst().prefix(Self.namedCount).map {
            $0.subject.isEmpty ? $0.rule : "\($0.rule) of \($0.subject)"
        }
        let rest = count - 1 - others.count
        return "\(first.description); also \(others.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    }
}
