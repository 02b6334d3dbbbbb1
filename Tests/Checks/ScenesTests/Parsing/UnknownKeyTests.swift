import Testing

@testable import Scenes

/// What an author meant by a key that there is not.
struct UnknownKeyTests {
    private func key(_ key: String, among allowed: [String], _ value: SceneNode.Value = .string("a")) -> UnknownKey {
        UnknownKey(key, of: SceneNode(value: value, place: ScenePlace(line: 1, column: 1)), among: allowed)
    }

    /// Names of UIKit, SwiftUI and CSS, in the spellings of languages.
    @Test(
        arguments: [
            ("numberOfLines", "lineLimit"), ("number_of_lines", "lineLimit"), ("number-of-lines", "lineLimit"),
            ("Number Of Lines", "lineLimit"), ("NUMBEROFLINES", "lineLimit"), ("border-radius", "cornerRadius"),
            ("text_align", "alignment"), ("foregroundColor", "color"), ("alpha", "opacity"), ("gap", "spacing"),
            ("row", "hstack"), ("column", "vstack"), ("rectangle", "fill"), ("paddding", "padding"),
            ("colour", "color"), ("tint", "color"),
            ("zoom", nil), ("", nil),
        ] as [(String, String?)])
    func aNameOfAnotherToolIsKnown(_ name: String, _ meant: String?) {
        #expect(key(name, among: SceneGrammar.elementKinds + SceneGrammar.elementModifiers).meant == meant)
    }

    /// A key is what the mapping has: the name of an option, of a trait, or of an axis.
    @Test(
        arguments: [
            ("width", SceneGrammar.traits, "transcriptWidth"),
            ("locale", SceneGrammar.axes, "locales"), ("dark-mode", SceneGrammar.traits, "userInterfaceStyle"),
            ("numberOfLines", SceneGrammar.traits, nil), ("title", SceneGrammar.template, "imageTitle"),
        ] as [(String, [String], String?)])
    func aKeyIsOneOfItsMapping(_ name: String, _ allowed: [String], _ meant: String?) {
        #expect(key(name, among: allowed).meant == meant)
    }

    /// A number behind the name of a part is written into its mapping; a key of another mapping is sent home.
    @Test func theAdviceIsWhatToWrite() {
        let allowed = SceneGrammar.elementKinds + SceneGrammar.elementModifiers
        for name in ["fontSize", "font_size", "pointSize"] {
            #expect(key(name, among: allowed, .number(20, text: "20")).fix.hasPrefix("write font: {size: 20}"))
        }
        // Who is told the key needs no list of the others.
        #expect(key("colour", among: allowed).fix == "did you mean \"color\"?")
        #expect(!key("fontSize", among: allowed).fix.contains("size: 20"))
        #expect(key("locale", among: SceneGrammar.scene).fix.hasPrefix("it belongs in traits"))
        #expect(key("zoom", among: allowed).fix.hasPrefix("remove it"))
        // What is longer than any key could be meant as is not compared.
        #expect(key(String(repeating: "a", count: 65), among: [String(repeating: "a", count: 66)]).meant == nil)
        #expect(key(String(repeating: "a", count: 64), among: [String(repeating: "a", count: 65)]).meant != nil)
    }
}
