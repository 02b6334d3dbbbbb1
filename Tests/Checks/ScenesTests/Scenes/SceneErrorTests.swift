import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Scenes
import TestSupport
import Testing

/// Scenes that are refused: each with file, line, column and the mend.
@Suite struct SceneErrorTests {
    struct Bad: Sendable, CustomTestStringConvertible {
        let text: String
        let line, column: Int
        let words: [String]
        var testDescription: String { words.joined(separator: " … ") }

        init(_ text: String, _ line: Int, _ column: Int, _ words: String...) {
            (self.text, self.line, self.column, self.words) = (text, line, column, words)
        }
    }

    private static let message = "message: {layout: {template: {caption: Hello}}}\n"
    private static func live(_ view: String) -> String {
        "message:\n  layout:\n    live:\n      alternate: {caption: a}\n      view: " + view
    }

    static let bad: [Bad] = [
        Bad("massage: {}", 1, 1, "unknown key \"massage\"", "did you mean \"message\"?"),
        Bad("message:\n  layout:\n    template:\n      captoin: Hi", 4, 7, "captoin", "did you mean \"caption\"?"),
        Bad("message: {layout: {template: {foo: Hi}}}", 1, 31, "unknown key \"foo\"", "known: image,"),
        Bad("traits: {}", 1, 1, "message is missing"),
        Bad("message: {summaryText: Hi}", 1, 10, "layout is missing"),
        Bad("message: {layout: {}}", 1, 19, "either template or live"),
        Bad("message: {layout: {template: {}, live: {}}}", 1, 19, "either template or live"),
        Bad("message: {layout: {live: {view: {text: a}}}}", 1, 26, "needs an alternate"),
        Bad("message: {layout: {live: {alternate: {}}}}", 1, 26, "needs a view"),
        Bad("message: {layout: {template: {caption: 24}}}", 1, 40, "must be a text", "put 24 in quotes"),
        Bad("message: {layout: {template: {caption: true}}}", 1, 40, "put true in quotes"),
        Bad("message: {layout: {template: {caption: [a]}}}", 1, 40, "must be a text, not a list"),
        Bad("message: {layout: {template: {caption: {kee: a}}}}", 1, 41, "did you mean \"key\"?"),
        Bad(
            "message: {layout: {template: {caption: {key: greet}}}}\nstrings: {en: {greets: a}}", 1, 46, "greet",
            "did you mean \"greets\"?"),
        Bad(
            "message: {layout: {template: {caption: {key: a}}}}\nstrings: {pt: {a: b}}\nsweep: {locales: [pt]}", 1, 46,
            "not in en"),
        Bad(
            "message: {layout: {template: {caption: {key: a}}}}\nstrings: {pt: {a: b}}\ntraits: {locale: pt}\nsweep: {locales: [pt-BR, th]}",
            1, 46, "neither in th nor in en"),
        Bad("message: [a]", 1, 10, "must be a mapping"),
        Bad("message: {layout: {template: {caption: a}}, shouldExpire: 1}", 1, 59, "true or false"),
        Bad("message: {layout: {template: {caption: a}}, url: nowhere}", 1, 50, "a whole URL"),
        Bad("message: {layout: {template: {caption: a}}, url: \"https:///menu\"}", 1, 50, "a whole URL"),
        Bad(message + "traits: {transcriptWidth: 0}", 2, 27, "positive", "10000"),
        Bad(message + "traits: {transcriptWidth: -3}", 2, 27, "positive"),
        Bad(message + "traits: {transcriptWidth: 10001}", 2, 27, "10000"),
        Bad(message + "traits: {transcriptWidth: wide}", 2, 27, "must be a number"),
        Bad(message + "traits: {transcriptWidth: .inf}", 2, 27, "must be a number"),
        Bad(
            message + "traits: {preferredContentSizeCategory: huge}", 2, 40, "extraSmall",
            "accessibilityExtraExtraExtraLarge", "AX5"),
        Bad(message + "traits: {preferredContentSizeCategory: larg}", 2, 40, "did you mean \"large\"?"),
        Bad(message + "traits: {locale: \"e n\"}", 2, 18, "BCP 47"),
        Bad(message + "traits: {displayScale: 4}", 2, 24, "whole number from 1 to 3"),
        Bad(message + "traits: {displayScale: 1.5}", 2, 24, "whole number"),
        Bad(message + "traits: {userInterfaceStyle: drak}", 2, 30, "did you mean \"dark\"?", "light, dark"),
        Bad(message + "sweep: {transcriptWidths: 320}", 2, 27, "must be a list"),
        Bad(message + "sweep: {transcriptWidths: []}", 2, 27, "empty list"),
        Bad(message + "sweep: {locales: [en, ar, en]}", 2, 27, "twice"),
        Bad(message + "sweep: {locales: all}", 2, 18, "must be a list"),
        Bad(message + "participants: {ada: 1}", 2, 21, "put 1 in quotes"),
        Bad(message + "participants: {ada: Ada}\nsender: adda", 3, 9, "did you mean \"ada\"?"),
        Bad(message + "sender: ada", 2, 9, "ada"),
        Bad(message + "strings: {e: {a: b}}", 2, 11, "BCP 47"),
        Bad(message + "strings: {en: {a: b}, EN: {a: b}}", 2, 23, "remove one"),
        Bad(message + "message: {}", 2, 1, "message", "twice"),
        Bad("message: {layout: {template: {caption: Hi}}", 1, 10, "not closed"),
        Bad("message:\n\t- a", 2, 1, "tab"),
        Bad("message: *nothing", 1, 10, "alias"),
        Bad("? [a]\n: b", 1, 3, "key must be a text"),
        Bad("message: {layout: {template: {image: nowhere.png}}}", 1, 38, "nowhere.png"),
        Bad(live("{}"), 5, 13, "needs a kind"),
        Bad(live("{text: a, button: b}"), 5, 23, "two kinds", "text and button"),
        Bad(live("{txt: a}"), 5, 14, "did you mean \"text\"?"),
        Bad(live("{text: a, spacing: 3}"), 5, 23, "spacing does not apply to text", "vstack, hstack"),
        Bad(live("{gradient: {from: tint}}"), 5, 24, "needs from and to, or colors"),
        Bad(live("{gradient: {from: tint, colors: [tint, label]}}"), 5, 45, "remove one"),
        Bad(live("{gradient: {colors: [tint]}}"), 5, 33, "has 1 colours", "give 2 to 64"),
        Bad(live("{grid: {children: []}}"), 5, 20, "needs columns"),
        Bad(live("{grid: {columns: 0, children: []}}"), 5, 30, "a whole number from 1 to 100"),
        Bad(live("{grid: {columns: 2}}"), 5, 20, "needs children"),
        Bad(live("{symbol: bel}"), 5, 22, "did you mean \"bell\"?"),
        Bad(live("{progress: 1.5}"), 5, 24, "from 0 to 1"),
        Bad(live("{gauge: -0.1}"), 5, 21, "from 0 to 1"),
        Bad(live("{text: a, opacity: -1}"), 5, 32, "from 0 to 1"),
        Bad(live("{text: a, shape: circle, cornerRadius: 3}"), 5, 30, "remove one"),
        Bad(live("{text: a, border: {width: 3}}"), 5, 31, "needs a color"),
        Bad(live("{text: a, shadow: {y: 3}}"), 5, 31, "needs a radius"),
        Bad(live("{text: a, shadow: {radius: 101}}"), 5, 40, "from 0 to 100"),
        Bad(live("{fill: tint, italic: true}"), 5, 26, "italic does not apply to fill", "text"),
        Bad(live("{text: a, font: subhead}"), 5, 29, "subheadline"),
        Bad(live("{text: a, font: {weight: bold}}"), 5, 29, "needs a size"),
        Bad(live("{text: a, font: {size: 0}}"), 5, 36, "0.5"),
        Bad(live("{text: a, lineLimit: 0}"), 5, 34, "from 1"),
        Bad(live("{fill: }"), 5, 14, "quotes"),
        Bad(live("{fill: blau}"), 5, 20, "#rrggbb"),
        Bad(live("{text: a, alignment: middle}"), 5, 34, "leading, center, trailing"),
        Bad(live("{text: a, wordBreak: keepAll}"), 5, 34, "keep-all"),
        Bad(live("{text: a, textWrap: pretty}"), 5, 33, "greedy, balance"),
        Bad(live("{zstack: [], alignment: topLeft}"), 5, 37, "topLeading"),
        Bad(live("{text: a, padding: -1}"), 5, 32, "from 0 to 10000"),
        Bad(live("{text: a, frame: {minWidth: 5, maxWidth: 4}}"), 5, 30, "minWidth is larger"),
        Bad(live("{text: a, frame: {minWidth: 5, width: 4}}"), 5, 30, "width is smaller than minWidth"),
        Bad(live("{text: a, frame: {maxHeight: 5, height: 6}}"), 5, 30, "height is larger than maxHeight"),
        Bad(live("{image: \"https://example.com/a.png\"}"), 5, 21, "is a web address", "path of the file"),
        Bad("message: {layout: {template: {image: \"HTTP://example.com/a.png\"}}}", 1, 38, "is a web address"),
        Bad(live("{divider: 3}"), 5, 23, "no value"),
        Bad(live("{vstack: {text: a}}"), 5, 22, "must be a list"),
        Bad(live("{text: a}\n      contentSize: {height: {sum: []}}"), 6, 35, "at least one"),
        Bad(live("{text: a}\n      contentSize: {height: {lineheight: body}}"), 6, 30, "did you mean \"lineHeight\"?"),
        Bad(live("{text: a}\n      contentSize: {height: tall}"), 6, 29, "{lineHeight: style}"),
        Bad(live("{text: a}\n      contentSize: {height: tall}"), 6, 29, "or fit, which fits the view"),
        Bad(live("{text: a}\n      contentSize: {width: fit}"), 6, 28, "must be a number"),
    ]

    /// A text that is too long to be set is named with its place, in this file or in its strings.
    @Test(arguments: [
        ("caption: WORDS", 6, 16, "template.caption"), ("caption: {key: long}", 6, 22, "template.caption"),
    ])
    func aTextThatIsTooLongHasItsPlace(_ caption: String, _ line: Int, _ column: Int, _ name: String) throws {
        func scene(_ count: Int) throws -> BalloonScene {
            let words = String(repeating: "a ", count: count / 2)
            let text = "message:\n  layout:\n    template:\n      subcaption: b\n      # the long one\n      "
            return try BalloonScene(
                text: text + caption.replacing("WORDS", with: "\"\(words)\"") + "\nstrings: {en: {long: \"\(words)\"}}",
                file: "long.yaml")
        }
        _ = try scene(100_000).layout(fonts: fonts())
        let error = try #require(throws: SceneError.self) { try scene(100_002).layout(fonts: fonts()) }
        #expect(error.place == ScenePlace(line: line, column: column) && error.description.contains(name), "\(error)")
    }

    @Test("A bad scene is refused at its line and column", arguments: bad)
    func refused(bad: Bad) throws {
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: bad.text, file: "bad.yaml") }.all[0]
        let place = try #require(error.place)
        #expect(place == ScenePlace(line: bad.line, column: bad.column))
        for words in bad.words { #expect(error.description.contains(words)) }
        #expect(error.description.hasPrefix("bad.yaml:\(place.line):\(place.column): "))
    }

    @Test(
        "Bad JSON is refused at its line and column",
        arguments: [
            Bad("{\n  \"message\": tru\n}", 2, 14, "not a JSON value"),
            Bad("{\"message\" 1}", 1, 12, "colon"),
            Bad("{\"message\": 1,}", 1, 15, "key in double quotes"),
            Bad("{\"message\": {\"layout\": {\"template\": {}}}, \"app\": {}, \"app\": {}}", 1, 54, "twice"),
            Bad("{\"message\": \"\\ud800\"}", 1, 20, "lone surrogate"),
            Bad("{\"message\": \"a", 1, 15, "closing quote"),
            Bad("{} x", 1, 4, "after the end"),
            Bad("{\"message\": 01x}", 1, 13, "not a JSON value"),
            Bad("{\"massage\": {}}", 1, 2, "did you mean \"message\"?"),
        ])
    func refusedJSON(bad: Bad) throws {
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: bad.text, file: "bad.json") }
        #expect(error.place == ScenePlace(line: bad.line, column: bad.column))
        for words in bad.words { #expect(error.description.contains(words)) }
    }

    @Test("A URL of more than 5 000 characters is no error of the file, but a finding")
    func longURL() throws {
        func urlFindings(_ count: Int) throws -> [Finding] {
            let url = "https://e.com/?" + String(repeating: "a", count: count - 15)
            let scene = try BalloonScene(
                text: "message: {url: \"\(url)\", layout: {template: {caption: Dinner}}}", file: "a.yaml")
            return try scene.layout(fonts: .bundled()).findings.filter { $0.kind == .urlTooLong }
        }
        #expect(try urlFindings(5_000).isEmpty)
        #expect(try urlFindings(5_001).map { $0.message.contains("5001") } == [true])
    }

    @Test("A missing, empty, huge or unreadable file is one clear error")
    func files() throws {
        let folder = try TemporaryFolder()
        let missing = try #require(throws: SceneError.self) { try BalloonScene(contentsOf: folder.path + "/none.yaml") }
        #expect(missing.description.hasSuffix("none.yaml: there is no such file; check the path"))
        #expect(throws: SceneError.self) { try BalloonScene(contentsOf: folder.path) }
        #expect(throws: SceneError.self) { try BalloonScene(contentsOf: "/dev/zero") }
        for name in ["a.yaml", "a.json"] {
            let empty = try folder.write("", to: name)
            #expect(
                try #require(throws: SceneError.self) { try BalloonScene(contentsOf: empty) }.description.contains(
                    "empty"))
        }
        // "Café" by ISO 8859-1, in the second line.
        let latin = try folder.write(Array("a: b\nc: Caf".utf8) + [0xE9, 0x0A], to: "b.yaml")
        let error = try #require(throws: SceneError.self) { try BalloonScene(contentsOf: latin) }
        #expect(error.place == ScenePlace(line: 2, column: 7) && error.fix.contains("UTF-8"))
        let huge = try folder.write([UInt8](repeating: 0x20, count: SceneLimits.maximumFileSize + 1), to: "h.yaml")
        #expect(
            try #require(throws: SceneError.self) { try BalloonScene(contentsOf: huge) }.description.contains("at most")
        )
    }

    @Test("A picture in a scene's place, and a file that a scene names by a slip")
    func slips() throws {
        let folder = try TemporaryFolder()
        let png = try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00], to: "receipt.png")
        let error = try #require(throws: SceneError.self) { try BalloonScene(contentsOf: png) }
        #expect(error.message.contains("is no text") && !error.description.contains("UTF-8"))
        try folder.write("\"a\" = \"b\";", to: "Localizable.strings")
        for (name, scene) in [
            ("receipt.png", "message: {layout: {template: {image: recipt.png}}}"),
            ("Localizable.strings", "message: {layout: {template: {caption: a}}}\nstrings: Localisable.strings"),
        ] {
            let slip = try #require(throws: SceneError.self) {
                try BalloonScene(contentsOf: folder.write(scene, to: "slip.yaml"))
            }
            #expect(slip.description.contains("did you mean \"\(name)\"?"), "\(slip)")
        }
    }

    @Test("A truncated picture is an error at its use")
    func truncatedPicture() throws {
        let folder = try TemporaryFolder()
        let whole = PNGEncoder.encode(picture(width: 40, height: 40).bitmap)
        _ = try folder.write(Array(whole.prefix(whole.count / 2)), to: "cut.png")
        let path = try folder.write("message: {layout: {template: {image: cut.png}}}", to: "scene.yaml")
        let error = try #require(throws: SceneError.self) { try BalloonScene(contentsOf: path) }
        #expect(error.place == ScenePlace(line: 1, column: 38) && error.description.contains("cut.png"))
    }

    @Test("Deep nesting and alias bombs are refused")
    func bombs() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: SceneError.self) { try BalloonScene(text: deep, file: "a.yaml") }
        #expect(throws: SceneError.self) { try BalloonScene(text: deep, file: "a.json") }
        let block = String(repeating: "- ", count: 100_000)
        #expect(throws: SceneError.self) { try BalloonScene(text: block, file: "a.yaml") }
        let nested = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        for file in ["a.yaml", "a.json"] {
            let error = try #require(throws: SceneError.self) { try BalloonScene(text: nested, file: file) }
            #expect(error.description.contains("deeper than 200"))
        }
        var bomb = "a0: &a0 [x, x]\n"
        for level in 1...20 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        let many = try #require(throws: SceneError.self) { try BalloonScene(text: bomb, file: "a.yaml") }
        #expect(many.description.contains("aliases"))
        var wide = "a0: &a0 [" + String(repeating: "x, ", count: 999) + "x]\n"
        for level in 1...4 {
            wide += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
        }
        let large = try #require(throws: SceneError.self) { try BalloonScene(text: wide, file: "a.yaml") }
        #expect(large.description.contains("100000 values"))
    }

    @Test("Too many cells are refused")
    func cells() throws {
        let widths = (1...2_000).map(String.init).joined(separator: ", ")
        let text =
            Self.message
            + "sweep: {transcriptWidths: [\(widths)], preferredContentSizeCategories: all, displayScales: [1, 2, 3], userInterfaceStyles: [light, dark]}"
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        #expect(error.description.contains("144000 cells"))
    }
}
