import Foundation
import Scenes
import Testing

/// Mutated scenes are read or refused; they never crash the reader.
@Suite struct SceneFuzzTests {
    /// SplitMix64: the same numbers on every machine.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let yaml = """
        message:
          summaryText: "$ada invited you"
          layout:
            live:
              view: {vstack: [{fill: "#8ecae6", frame: {height: 217}}, {button: {key: go}, font: subheadline}], spacing: 0}
              contentSize: {height: {sum: [217, {lineHeight: subheadline}]}}
              alternate: {caption: Hi, subcaption: &a "x", trailingCaption: *a}
        participants: {ada: Ada Lovelace}
        sender: ada
        strings: {en: {go: Go}, ar: {go: اذهب}}
        traits: {transcriptWidth: 402, locale: en, displayScale: 3}
        sweep: {transcriptWidths: [320, 402], preferredContentSizeCategories: all}
        """

    private static let json = """
        {"message": {"layout": {"template": {"caption": {"key": "a"}, "trailingCaption": "\\u0041\\ud83c\\udf66"}}},
         "strings": {"en": {"a": "Hello"}}, "traits": {"transcriptWidth": 3.5e2, "layoutDirection": "rightToLeft"}}
        """

    private static let pieces = [
        "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "\n", "\t", " ", "- ", "? ", "*a", "&a ", "!!str ", "|", ">",
        "#",
        "null", "1e999", "-0", "\u{0}", "\u{FEFF}", "\u{2028}", "é", "🍦", "%YAML 1.1\n", "---\n", "...", "<<: *a", "@",
        "`",
    ]

    private func mutate(_ text: String, with generator: inout Generator) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let start = Int.random(in: 0...scalars.count, using: &generator)
            let end = min(scalars.count, start + Int.random(in: 0...8, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: scalars.removeSubrange(start..<end)
            case 1: scalars.insert(contentsOf: Self.pieces.randomElement(using: &generator)!.unicodeScalars, at: start)
            case 2:
                scalars.insert(
                    contentsOf: scalars[start..<end], at: Int.random(in: 0...scalars.count, using: &generator))
            default:
                scalars.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &generator)!.unicodeScalars)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    @Test("1 500 mutations of each format are read, or refused with a message", arguments: ["a.yaml", "a.json"])
    func mutations(file: String) throws {
        var generator = Generator(state: 20_170_608)
        let seed = file == "a.yaml" ? Self.yaml : Self.json
        _ = try BalloonScene(text: seed, file: file)
        var refused = 0
        for _ in 0..<1_500 {
            let text = mutate(seed, with: &generator)
            do {
                _ = try BalloonScene(text: text, file: file)
            } catch let error as SceneError {
                refused += 1
                #expect(!error.message.isEmpty)
                #expect(error.place.map { $0.line >= 1 && $0.column >= 1 } ?? true)
            }
        }
        #expect(refused > 500)
    }
}
