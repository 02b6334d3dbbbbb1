import Testing

@testable import Scenes

/// Where a scene says what varies, and how many cells that makes.
struct SceneParserVaryUseTests {
    private static let message = "message: {layout: {template: {caption: \"$n\"}}}\n"

    /// Goldens are few; a sweep of all of an app's contents is large.
    @Test(arguments: [("sweep", 30, true), ("goldens", 30, false), ("goldens", 20, true)])
    func aSweepMayBeLarger(_ key: String, _ count: Int, _ isTaken: Bool) throws {
        let widths = (1...400).map(String.init).joined(separator: ", ")
        let values = (1...count).map(String.init).joined(separator: ", ")
        let text =
            Self.message + "vary: {n: [\(values)]}\n\(key): {transcriptWidths: [\(widths)], "
            + "preferredContentSizeCategories: all, vary: all}"
        let scene = try? BalloonScene(text: text, file: "a.yaml")
        #expect((scene != nil) == isTaken)
        if isTaken { #expect((key == "sweep" ? scene?.sweep : scene?.goldens)?.cellCount == 400 * 12 * count) }
    }

    /// A hundred thousand combinations of all values are the captions of a large app.
    @Test(arguments: [(400, 250, true), (401, 250, false), (250, 400, true), (400, 251, false)])
    func combinationsHaveALimit(_ first: Int, _ second: Int, _ isTaken: Bool) {
        func values(_ count: Int) -> String { (1...count).map(String.init).joined(separator: ",") }
        let text = Self.message + "vary: {n: [\(values(first))], m: [\(values(second))]}\nparticipants: {a: $m}"
        #expect(((try? BalloonScene(text: text, file: "a.yaml")) != nil) == isTaken)
    }

    /// Who takes part has a name, whether or not a text says it; every other name is in a text, an argument or a string.
    @Test(arguments: [
        ("participants: {ada: Ada}\nvary: {n: [a], ada: [Al, Bo]}", true),
        ("participants: {ada: \"$m\"}\nvary: {n: [a], m: [b]}", true),
        ("vary: {n: [a], m: [b]}", false), ("vary: {n: [a]}", true),
        ("strings: {en: {k: $m}}\nvary: {n: [a], m: [b]}", false),
    ]) func aNameIsUsed(_ more: String, _ isTaken: Bool) {
        #expect(((try? BalloonScene(text: Self.message + more, file: "a.yaml")) != nil) == isTaken)
    }

    @Test(arguments: ["{key: k}", "{key: l, arguments: [$m]}"]) func aStringUsesAName(_ caption: String) throws {
        let text = """
            message: {layout: {template: {caption: \(caption)}}}
            strings: {en: {k: "$m", l: "%@"}}
            vary: {m: [a, b]}
            """
        #expect(try BalloonScene(text: text, file: "a.yaml").sweep.cellCount == 2)
    }

    /// Names are ASCII letters, digits and underscores, and begin with a letter, so that `$5` stays an amount.
    @Test(arguments: [
        ("a", true), ("A9", true), ("a_b", true), (String(repeating: "x", count: 64), true), ("5", false),
        ("9name", false),
        ("_a", false), ("a-b", false), ("ä", false), ("a b", false), (String(repeating: "x", count: 65), false),
    ]) func namesBeginWithALetter(_ name: String, _ isTaken: Bool) {
        let text = "message: {layout: {template: {caption: \"$\(name)\"}}}\nvary: {\"\(name)\": [Bo]}"
        #expect(((try? BalloonScene(text: text, file: "a.yaml")) != nil) == isTaken)
    }
}
