import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// Scenes that are read as they should be.
@Suite struct SceneReadingTests {
    private let minimal = "message: {layout: {template: {caption: Hello}}}"

    @Test("A scene needs a message with a layout; everything else has the defaults of the design")
    func defaults() throws {
        let scene = try BalloonScene(text: minimal, file: "folder/hello.yaml")
        #expect(scene.name == "hello")
        #expect(scene.pathNames.prefix(2) == ["hello", "folder-hello"])
        #expect(scene.pathNames.allSatisfy { !$0.contains("/") && $0.hasSuffix("hello") })
        #expect(scene.traits == TraitCollection())
        #expect(scene.goldens == TraitAxes() && scene.sweep == TraitAxes())
        #expect(scene.goldens.cells(over: scene.traits) == [TraitCollection()])
        #expect(scene.side == .outgoing && scene.app.name == nil && scene.app.icon == nil)
        #expect(try scene.layout(fonts: fonts()).size == CGSize(width: 150, height: 35))
    }

    /// By UTS #46; the path is escaped as UTF-8.
    @Test(
        "A host may have letters of any language",
        arguments: [
            ("https://bücher.example/menü", "https://xn--bcher-kva.example/men%C3%BC"),
            ("https://ada@例え.テスト:8080/a?b#c", "https://ada@xn--r8jz45g.xn--zckzah:8080/a?b#c"),
            ("https://example.com/ü", "https://example.com/%C3%BC"), ("https://example.com/", "https://example.com/"),
        ]) func hosts(text: String, address: String) throws
    {
        let scene = try BalloonScene(
            text: "message: {url: \"\(text)\", layout: {template: {caption: Hello}}}", file: "a.yaml")
        guard case .message(let message) = scene.subject else {
            Issue.record("not a message")
            return
        }
        #expect(message.url?.absoluteString == address)
    }

    @Test("JSON gives the same scene as YAML, tabs, escapes and surrogate pairs included")
    func json() throws {
        let json = "{\n\t\"message\": {\"layout\": {\"template\": {\"caption\": \"\\u0048ello \\ud83c\\udf66\\/\"}}}}"
        let fromJSON = try BalloonScene(text: json, file: "a.json")
        let fromYAML = try BalloonScene(text: "message: {layout: {template: {caption: \"Hello 🍦/\"}}}", file: "a.yaml")
        #expect(try fromJSON.layout(fonts: fonts()).record == fromYAML.layout(fonts: fonts()).record)
    }

    @Test("A scene reads all traits")
    func traits() throws {
        let text =
            minimal + """

                traits:
                  transcriptWidth: 320.5
                  preferredContentSizeCategory: AX3
                  locale: no
                  layoutDirection: rightToLeft
                  userInterfaceStyle: dark
                  displayScale: 2
                  legibilityWeight: bold
                  userInterfaceIdiom: pad
                  accessibilityContrast: high
                """
        let traits = try BalloonScene(text: text, file: "a.yaml").traits
        #expect(
            traits
                == TraitCollection(
                    transcriptWidth: 320.5, transcriptHeight: 1180,
                    preferredContentSizeCategory: .accessibilityExtraLarge, locale: "no", layoutDirection: .rightToLeft,
                    userInterfaceStyle: .dark, displayScale: 2,
                    legibilityWeight: .bold, userInterfaceIdiom: .pad, accessibilityContrast: .high))
    }

    @Test(
        "A category is read by all three of its names",
        arguments: [
            "large", "L", "UICTContentSizeCategoryL",
        ])
    func categoryNames(name: String) throws {
        let text = minimal + "\ntraits: {preferredContentSizeCategory: \(name)}"
        #expect(try BalloonScene(text: text, file: "a.yaml").traits.preferredContentSizeCategory == .large)
    }

    @Test("Axes span every combination, the last one turning fastest")
    func axes() throws {
        let text =
            minimal + """

                sweep:
                  transcriptWidths: [320, 402]
                  preferredContentSizeCategories: all
                  locales: [en, ar]
                  userInterfaceStyles: [light, dark]
                """
        let scene = try BalloonScene(text: text, file: "a.yaml")
        let cells = scene.sweep.cells(over: scene.traits)
        #expect(cells.count == 2 * 12 * 2 * 2 && scene.sweep.cellCount == cells.count)
        #expect(Set(cells).count == cells.count)
        #expect(cells[0].userInterfaceStyle == .light && cells[1].userInterfaceStyle == .dark)
        #expect(cells[1].preferredContentSizeCategory == .extraSmall && cells[2].preferredContentSizeCategory == .small)
        #expect(cells[0].transcriptWidth == 320 && cells.last?.transcriptWidth == 402)
    }

    @Test("Strings fall back from the tag to its language to English")
    func strings() throws {
        let text = """
            message: {layout: {template: {caption: {key: greeting}, subcaption: {key: only}}}}
            strings:
              en: {greeting: Hello, only: English}
              pt: {greeting: Olá}
              zh-Hant: {greeting: 您好}
            """
        let scene = try BalloonScene(text: text, file: "a.yaml")
        func caption(_ locale: String) throws -> String? {
            let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts())
            return balloon.recorded("caption")?.lines.first?.text
        }
        #expect(try caption("en") == "Hello")
        #expect(try caption("pt-BR") == "Olá")
        #expect(try caption("PT") == "Olá")
        #expect(try caption("zh-Hant-TW") == "您好")
        #expect(try caption("th") == "Hello")
    }

    @Test("A string that neither the locale nor English has is an error at its use")
    func missingString() throws {
        let text = """
            message: {layout: {template: {caption: {key: greeting}}}}
            strings: {pt: {greeting: Olá}, en: {greet: Hi}}
            traits: {locale: pt}
            """
        let scene = try BalloonScene(text: text, file: "a.yaml")
        let error = try #require(throws: SceneError.self) {
            try scene.layout(traits: TraitCollection(locale: "th"), fonts: fonts())
        }
        #expect(error.place == ScenePlace(line: 1, column: 46))
        #expect(error.description.contains("greeting"))
    }

    @Test("8: names stand in every text and in the summary; what is not known is left")
    func names() throws {
        let text = """
            message:
              summaryText: "$ada and $bob"
              layout: {template: {caption: "$adaさん pays $24", subcaption: "$adam, $ada_b, $ada-b, $$ada"}}
            participants: {ada: Ada $ben, ben: Ben}
            """
        let scene = try BalloonScene(text: text, file: "a.yaml")
        let balloon = try scene.layout(fonts: fonts())
        #expect(balloon.recorded("caption")?.lines.first?.text == "Ada $benさん pays $24")
        #expect(
            balloon.recorded("subcaption")?.lines.map(\.text).joined(separator: " ")
                == "$adam, $ada_b, Ada $ben-b, $Ada $ben")
        #expect(try scene.summaryText(locale: "en") == "Ada $ben and $bob")
    }

    @Test(
        "The sender sees an outgoing balloon, everyone else an incoming one",
        arguments: [
            ("sender: ada", BalloonSide.outgoing), ("sender: ada\nviewer: ada", .outgoing),
            ("sender: ada\nviewer: ben", .incoming), ("", .outgoing),
        ])
    func sides(lines: String, side: BalloonSide) throws {
        let scene = try BalloonScene(text: minimal + "\nparticipants: {ada: A, ben: B}\n" + lines, file: "a.yaml")
        #expect(scene.side == side)
    }

    @Test("Pictures are found beside the scene")
    func pictures() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(PNGEncoder.encode(picture(width: 30, height: 20, scale: 1).bitmap), to: "p.png")
        let path = try folder.write(
            "message: {layout: {template: {image: p.png}}}\napp: {name: A, icon: ./p.png}", to: "scene.yaml")
        let scene = try BalloonScene(contentsOf: path)
        #expect(scene.app.name == "A" && scene.app.icon?.bitmap.width == 30)
        #expect(try scene.layout(fonts: fonts()).size == CGSize(width: 280, height: 187))
    }

    @Test("With an image the media file is not read")
    func imageWins() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(PNGEncoder.encode(picture(width: 2, height: 2).bitmap), to: "p.png")
        let path = try folder.write(
            "message: {layout: {template: {mediaFileURL: missing.gif, image: p.png}}}", to: "scene.yaml")
        #expect(try BalloonScene(contentsOf: path).layout(fonts: fonts()).size.height == 280)
    }

    @Test("A byte order mark and aliases are accepted")
    func aliases() throws {
        let folder = try TemporaryFolder()
        let text =
            "\u{FEFF}message: {layout: {live: {view: &v {text: Hi}, alternate: &t {caption: Hi}}}}\nstrings: {en: {a: &s x, b: *s}}"
        let scene = try BalloonScene(contentsOf: folder.write(text, to: "scene.yaml"))
        #expect(scene.strings.tables["en"]?["b"] == LocalizedString(.text("x")))
    }

    @Test("A message without summary text, or with a URL that is dropped, is reported")
    func findings() throws {
        let bare = try BalloonScene(text: minimal, file: "a.yaml").layout(fonts: fonts())
        #expect(bare.findingKinds == [.summaryTextMissing])
        let dropped = "message: {summaryText: s, url: \"myapp://x\", layout: {template: {caption: Hello}}}"
        #expect(
            try BalloonScene(text: dropped, file: "a.yaml").layout(fonts: fonts()).findingKinds == [
                .urlNotTransportable
            ])
    }
}
