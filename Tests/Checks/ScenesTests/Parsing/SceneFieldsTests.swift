import Testing

@testable import Scenes

/// Keys that are missing, mistyped, or without a colon.
struct SceneFieldsTests {
    private func kinds(_ text: String) -> [String] {
        let error = #expect(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        return (error?.all ?? []).map(\.kind.rawValue).sorted()
    }

    /// A mistyped key counts as the one that is missing, and one of another name does not.
    @Test(arguments: [
        ("message: {layuot: {template: {caption: a}}}", ["unknownKey"]),
        ("message: {summaryTxt: a}", ["missingKey", "unknownKey"]),
        ("message: {zoom: 3}", ["missingKey", "unknownKey"]), ("mesage: {layout: {template: {}}}", ["unknownKey"]),
        ("message: {layout: {live: {veiw: {text: a}, alternate: {}}}}", ["unknownKey"]),
        ("message: {layout: {live: {tnit: label, alternate: {}}}}", ["missingKey", "unknownKey"]),
        ("message: {layout: {live: {view: {txt: a}, alternate: {}}}}", ["unknownKey"]),
        ("message: {layout: {live: {view: {pading: 3}, alternate: {}}}}", ["missingKey", "unknownKey"]),
        ("message: {layout: {live: {view: {grid: {colums: 2, children: []}}, alternate: {}}}}", ["unknownKey"]),
    ]) func whatAMistypedKeyStandsFor(_ text: String, _ expected: [String]) { #expect(kinds(text) == expected) }

    /// The value of a mistyped key is looked at in the same run.
    @Test func theValueOfAMistypedKeyIsRead() {
        #expect(kinds("message: {layout: {template: {captoin: 24}}}") == ["unknownKey", "wrongType"])
        // Of two, the key that is right has its own value.
        #expect(kinds("message: {layout: {template: {captoin: 24, caption: a}}}") == ["unknownKey"])
    }

    @Test(arguments: [
        ("[text Hello]", "syntax"), ("[text]", "wrongType"), ("[Hello]", "wrongType"), ("[tex Hello]", "wrongType"),
    ])
    func aColonIsMissing(_ children: String, _ kind: String) {
        #expect(kinds("message: {layout: {live: {view: {vstack: \(children)}, alternate: {}}}}") == [kind])
    }

    /// A comma in braces ends a text, also the first of its mapping.
    @Test(arguments: [
        "{summaryText: ¥19,240, layout: {template: {}}}", "{layout: {template: {}}, summaryText: ¥19,240}",
        "{layout: {template: {caption: ¥19,240}}}", "{layout: {template: {subcaption: a, caption: ¥19,240}}}",
        "{layout: {template: {caption: ¥19,240, subcaption: a}}}",
    ]) func aNumberIsCutWhereverItStands(_ message: String) { #expect(kinds("message: \(message)") == ["syntax"]) }

    @Test func twoNumbersAreCut() {
        #expect(kinds("message: {layout: {template: {caption: €1,000, subcaption: €2,500}}}") == ["syntax", "syntax"])
    }

    /// A reason and a rule are more than spaces.
    @Test(arguments: [
        ("rule: wordBroken, reason: \"\"", ["badValue"]), ("rule: wordBroken, reason: \"  \"", ["badValue"]),
        ("rule: wordBroken, reason: \"\\t\\n\"", ["badValue"]), ("rule: \" \", reason: a", ["badValue"]),
        ("reason: a", ["missingKey"]), ("rule: wordBroken", ["missingKey"]),
        ("rule: \"\", reason: \"\"", ["badValue", "badValue"]),
    ]) func anAllowanceSaysWhy(_ allowance: String, _ expected: [String]) {
        #expect(kinds("message: {layout: {template: {caption: a}}}\nlint: {allow: [{\(allowance)}]}") == expected)
    }
}
