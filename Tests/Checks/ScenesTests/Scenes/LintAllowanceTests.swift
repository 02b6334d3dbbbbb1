import BalloonLayouts
import Testing

@testable import Scenes

/// What an allowance is about: a node is named whole, and so is an entry.
struct LintAllowanceTests {
    @Test(
        arguments: [
            ("caption", "caption", true), ("caption", "subcaption", false), ("caption", "captions", false),
            ("caption", "trailing caption", true), ("caption", "entries[1] caption", true),
            ("caption", "entries[1] subcaption", false), ("caption", "", false), ("title", "imageTitle", false),
            ("title", "subtitle", false), ("subtitle", "title", false), ("subcaption", "caption", false),
            (nil, "caption", true), (nil, "entries[1] caption", true), (nil, "", true),
        ] as [(String?, String, Bool)])
    func aNodeIsNamedWhole(_ node: String?, _ subject: String, _ isCovered: Bool) {
        let allowance = LintAllowance(.textTruncated, node: node, reason: "it is meant")
        #expect(allowance.covers(subject: subject) == isCovered)
    }

    @Test(
        arguments: [
            ("caption", "entries[1] caption", true), ("caption", "entries[1] subcaption", false),
            ("caption", "entries[2] caption", false), ("caption", "entries[10] caption", false),
            ("caption", "caption", false), ("caption", "entries[1]", false), (nil, "entries[1]", true),
            (nil, "entries[1] caption", true), (nil, "entries[10] caption", false), (nil, "caption", false),
            (nil, "entries[1]0", false), ("caption", "other entries[1] caption", false),
        ] as [(String?, String, Bool)])
    func anEntryIsNamedWhole(_ node: String?, _ subject: String, _ isCovered: Bool) {
        var allowance = LintAllowance(.textTruncated, node: node, reason: "it is meant")
        allowance.entry = "entries[1]"
        #expect(allowance.covers(subject: subject) == isCovered)
    }
}
