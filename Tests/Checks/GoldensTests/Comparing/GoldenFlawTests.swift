import Testing

@testable import Goldens

/// Flaws in a sentence: the first in full, three more by name, the rest counted.
struct GoldenFlawTests {
    @Test(arguments: [(1, nil), (2, nil), (4, nil), (5, "and 1 more"), (9, "and 5 more")] as [(Int, String?)])
    func whatIsNotNamedIsCounted(_ count: Int, _ end: String?) {
        let flaws = (0..<count).map { GoldenFlaw(rule: "rule\($0)", subject: "node\($0)", message: "Bad; mend it") }
        let sentence = flaws.sentence
        #expect(sentence.contains("rule0: Bad; mend it"))
        for place in 1..<max(count, 2) {
            #expect(sentence.contains("rule\(place) of node\(place)") == (place < min(count, 4)))
        }
        #expect(end.map { sentence.hasSuffix($0) } ?? !sentence.contains("more"))
    }

    @Test func nothingIsSaidOfNone() { #expect([GoldenFlaw]().sentence.isEmpty) }

    /// A name that YAML would take for a list is in quotation marks.
    @Test func anAllowanceCanBeCopied() {
        let entry = GoldenFlaw(rule: "textTruncated", subject: "entries[4] no", message: "")
        #expect(entry.allowance.contains("node: \"entries[4] no\""))
        let plain = GoldenFlaw(rule: "textTruncated", subject: "a/b-2", message: "")
        #expect(plain.allowance.contains("node: a/b-2,"))
        #expect(
            plain.allowanceInTest
                == "allowing: [LintAllowance(.textTruncated, node: \"a/b-2\", reason: \"REASON\")]")
    }
}
