import Testing

@testable import Scenes

/// What a scene may expect, of a part or of the balloon as a whole.
struct SceneParserExpectationsTests {
    private func kind(_ expected: String) -> SceneError.Kind? {
        let text = "message: {layout: {template: {caption: a}}}\nexpect: [\(expected)]"
        do {
            _ = try BalloonScene(text: text, file: "a.yaml")
            return nil
        } catch { return (error as? SceneError)?.kind }
    }

    private static let conditions = ["", ", when: {category: L}", ", unless: {category: L}", ", unless: \"width<375\""]

    /// Sizes, the order of parts and comparisons of languages are about the balloon, for whomever they are.
    @Test(arguments: ["width: 1", "height: 1", "order: [a, b]", "sameWidth: [en, de]", "sameHeight: [en, de]"])
    func theBalloonAsAWholeNeedsNoNode(_ check: String) {
        #expect(Self.conditions.map { kind("{\(check)\($0)}") } == [nil, nil, nil, nil])
        #expect(Self.conditions.map { kind("{lines: 1, \(check)\($0)}") } == .init(repeating: .missingKey, count: 4))
    }

    @Test(arguments: [
        "lines: 1", "x: 1", "y: 1", "contrast: 7", "truncated: true", "torn: false", "inside: a", "above: a",
        "below: a",
        "before: a", "after: a", "aligned: {top: a}",
    ]) func aPartHasAName(_ check: String) {
        #expect(Self.conditions.map { kind("{\(check)\($0)}") } == .init(repeating: .missingKey, count: 4))
        #expect(Self.conditions.map { kind("{node: caption, \(check)\($0)}") } == [nil, nil, nil, nil])
    }

    @Test(
        arguments: [
            ("width: 1", nil), ("height: 1", nil), ("order: [a, b]", .conflict), ("sameWidth: [en, de]", .conflict),
            ("sameHeight: [en, de]", .conflict), ("lines: 1, order: [a, b]", .conflict),
        ] as [(String, SceneError.Kind?)]) func whatIsAboutTheBalloonHasNoNode(
            _ check: String, _ expected: SceneError.Kind?
        )
    {
        #expect(kind("{node: caption, \(check)}") == expected)
    }

    @Test(arguments: [
        "", "node: caption", "when: {category: L}", "unless: {category: L}", "node: caption, unless: \"width<375\"",
    ])
    func anExpectationExpectsSomething(_ fields: String) { #expect(kind("{\(fields)}") == .missingKey) }

    @Test(arguments: [
        ("{width: \"< 5\"}", true), ("{width: \"<5\"}", true), ("{width: \"<= 5.5\"}", true),
        ("{width: \"= 5\"}", true),
        ("{width: \"== 5\"}", true), ("{width: \"!= 5\"}", true), ("{width: \">= 5\"}", true),
        ("{width: \"> 5\"}", true),
        ("{width: \"=> 5\"}", false), ("{width: \"=== 5\"}", false), ("{width: \"<> 5\"}", false),
        ("{width: \"5\"}", false),
        ("{width: \"<\"}", false), ("{width: -1}", false), ("{width: \"> -1\"}", false), ("{width: 0}", true),
        ("{width: true}", false), ("{order: [a]}", false), ("{order: [a, b]}", true), ("{sameWidth: [en]}", false),
        ("{sameWidth: []}", false), ("{node: caption, contrast: 21}", true), ("{node: caption, contrast: 22}", false),
        ("{node: caption, contrast: 1}", true), ("{node: caption, contrast: 0.9}", false),
    ]) func aNumberIsComparedInItsRange(_ expected: String, _ isTaken: Bool) {
        #expect((kind(expected) == nil) == isTaken)
    }

    /// What is compared with itself is never missed.
    @Test(
        arguments: [
            ("{node: caption, inside: caption}", .badValue), ("{node: caption, below: caption}", .badValue),
            ("{node: caption, aligned: {leading: caption}}", .badValue), ("{sameHeight: [en, de, en]}", .badValue),
            ("{node: caption, aligned: {leading: subcaption}}", nil), ("{sameWidth: [en, en]}", .badValue),
            ("{order: [a, b, a]}", .badValue),
        ] as [(String, SceneError.Kind?)]) func nothingIsComparedWithItself(
            _ expected: String, _ refusal: SceneError.Kind?
        )
    {
        #expect(kind(expected) == refusal)
    }

    /// A condition asks traits of viewers, and names at least one.
    @Test(arguments: [
        ("{category: L}", true), ("{category: [L, M]}", true), ("{category: \">= L\", locale: de}", true),
        ("{hasApp: true}", true), ("{width: 375}", true), ("\"category=L | locale=de\"", true), ("{}", false),
        ("{category: []}", false), ("{category: {a: b}}", false), ("{category: ~}", false), ("dinner", false),
        ("\"category=\"", false), ("\"scene=a\"", false), ("{scene: a}", false), ("{$n: a}", false), ("[]", false),
    ]) func aConditionAsksTraits(_ condition: String, _ isTaken: Bool) {
        #expect(["when", "unless"].map { kind("{height: 1, \($0): \(condition)}") == nil } == [isTaken, isTaken])
    }
}
