import Testing

@testable import Scenes

/// What a YAML text stands for, counted before a tree of it is made.
struct YAMLBudgetTests {
    private func refusal(_ text: String) -> SceneError? {
        do {
            try YAMLBudget.check(text, file: "a.yaml")
            return nil
        } catch { return error as? SceneError }
    }

    /// Sixteen aliases, two hundred levels and a hundred lines with a percent sign are far more than a scene needs.
    @Test func limitsAreInclusive() {
        func aliases(_ count: Int) -> String { "a: &a x\nb: [" + String(repeating: "*a, ", count: count) + "x]\n" }
        #expect(refusal(aliases(SceneLimits.maximumAliasCount)) == nil)
        #expect(refusal(aliases(SceneLimits.maximumAliasCount + 1))?.place?.line == 2)
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(
            refusal(nested(SceneLimits.maximumDepth + 1)) == nil && refusal(nested(SceneLimits.maximumDepth + 2)) != nil
        )
        func directives(_ count: Int) -> String { String(repeating: "% a\n", count: count) }
        #expect(refusal(directives(SceneLimits.maximumDirectiveCount + 1))?.place == ScenePlace(line: 101, column: 1))
        #expect(refusal("a: |\n" + String(repeating: " % a\n", count: 101)) == nil)
    }

    /// "A key must be a text": a list or a mapping in its place would be compared with all other keys.
    @Test(
        arguments: [
            ("? [a]\n: b", 1), ("? {a: b}\n: c", 1), ("a: &a [b]\n? *a\n: c", 2), ("a: &a b\n*a : c", nil),
            ("? a\n: b", nil),
        ]
            as [(String, Int?)])
    func aKeyIsAText(_ text: String, _ line: Int?) { #expect(refusal(text)?.place?.line == line) }

    /// Only what begins a line counts, whichever way lines end; the place is that of the first line too many.
    @Test(
        arguments: [
            ("% a\n", 100, nil), ("% a\n", 101, 101), ("% a\r\n", 100, nil), ("% a\r\n", 101, 101), ("% a\r", 101, 1),
            ("%\n", 101, 101), ("a %\n", 300, nil), (" %\n", 300, nil), ("\n% a\n", 100, nil), ("\n% a\n", 101, 202),
        ] as [(String, Int, Int?)])
    func linesThatBeginWithAPercentSignAreFew(_ line: String, _ count: Int, _ place: Int?) {
        let found = refusal(String(repeating: line, count: count))?.place
        #expect(found?.line == place && (found?.column ?? 1) == 1)
    }
}
