import Testing

@testable import Scenes

/// What a file says, whatever it looks like.
struct SceneNodeTests {
    private func content(_ text: String, _ file: String = "a.yaml") -> String {
        SceneFile.content(of: text, file: file)
    }

    /// A number in quotes is a text, and so is a word for a value; lists and mappings keep their forms.
    @Test(arguments: [
        ("a: 1", "a: \"1\""), ("a: true", "a: \"true\""), ("a: null", "a: \"~\""), ("a: 1", "a: 1.0"), ("a: 1", "b: 1"),
        ("a: [b, c]", "a: [\"b, c\"]"), ("a: [[b], c]", "a: [[b, c]]"), ("a: [b]", "a: b"), ("a: {b: c}", "a: [b, c]"),
        ("a: {b: c}", "a: b"), ("a: [bc, d]", "a: [b, cd]"), ("a: true", "a: false"), ("{a: b, c: d}", "{c: d, a: b}"),
        ("a: \"#1:1\"", "a: 1"), ("a: []", "a: {}"),
    ]) func otherContentsAreTold(_ one: String, _ other: String) { #expect(content(one) != content(other)) }

    @Test(arguments: [
        ("a: b", "a:   b # a remark"), ("a: b", "\n# first\n\na: \"b\"\n"), ("a: b", "'a': 'b'"),
        ("{a: [1, 2]}", "a:\n- 1\n- 2"),
        ("a: ~", "a: null"), ("a: b", "a: # a remark\n  b"),
    ]) func theFormIsNoContent(_ one: String, _ other: String) { #expect(content(one) == content(other)) }

    /// An error quotes a number as its author wrote it.
    @Test(arguments: ["12", "1e3", "+5", "0.50", "-1.", "true", "false"]) func aValueIsToldAsItIsWritten(_ text: String)
        throws
    {
        let node = try SceneFile.tree(of: "{a: \(text)}", file: "a.yaml").root.entry("a")?.value
        #expect(node?.kindWithArticle.split(separator: " ").last.map(String.init) == text)
    }

    @Test func everyKindHasItsName() throws {
        let root = try SceneFile.tree(of: "{a: ~, b: 1, c: \"1\", d: [], e: {}}", file: "a.yaml").root
        let kinds = ["a", "b", "c", "d", "e"].compactMap { root.entry($0)?.value.kindWithArticle }
        #expect(kinds.count == 5 && Set(kinds).count == 5 && root.entry("f") == nil && root.entry("A") == nil)
    }

    @Test func bothLanguagesHaveOneContent() {
        #expect(content("a: [1, b, true, null]") == content("{\"a\": [1, \"b\", true, null]}", "a.json"))
        // What is not understood is itself.
        #expect(content("a: [") == "a: [" && content("a: [ ") != content("a: ["))
    }

    /// What a sweep visits changes no golden; everything else of a scene may.
    @Test(arguments: [
        ("sweep: {locales: [en, de]}", true), ("# a remark", true), ("goldens: {locales: [en, de]}", false),
        ("traits: {locale: de}", false), ("lint: {allow: [{rule: wordBroken, reason: a}]}", false),
        ("blank: it is a test", false),
        ("expect: [{height: \"> 1\"}]", false), ("strings: {en: {a: b}}", false), ("app: {name: Sweep}", false),
    ]) func onlyTheSweepIsLeftOut(_ more: String, _ isSame: Bool) throws {
        let message = "message: {layout: {template: {caption: Dinner}}}\n"
        let scenes = try [message, message + more].map { try BalloonScene(text: $0, file: "a.yaml") }
        #expect((scenes[0].content == scenes[1].content) == isSame)
    }
}
