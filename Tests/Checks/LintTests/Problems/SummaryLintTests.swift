import Foundation
import Lint
import Scenes
import Testing
import Typesetting
import ViewLayout

@testable import Lint

/// Lint and sweeps say from which widths and text sizes a summary text is cut.
struct SummaryLintTests {
    private func scene(_ summary: String, surface: String = "transcript") throws -> BalloonScene {
        try BalloonScene(
            text: """
                message: {summaryText: "\(summary)", url: https://example.com, layout: {template: {caption: Dinner}}}
                traits: {surface: \(surface)}
                sweep: {surfaces: [conversationList, notification], transcriptWidths: [320, 440]}
                """, file: "Examples/dinner.yaml")
    }

    private func problem(_ summary: String) throws -> LintProblem? {
        try SceneLint(of: scene(summary), fonts: .bundled(), workerCount: 2).problems
            .first { $0.rule == "summaryTruncated" }
    }

    @Test("It is cut from a size and up to a width, in the list first")
    func places() throws {
        let problem = try #require(
            try problem("Dinner at the ferry building on Friday at seven, bring your own chairs"))
        #expect(problem.severity == .warning && problem.subject == "summaryText")
        let places = problem.places.filter { $0.traits.locale == "en" && $0.traits.surface == .conversationList }
        let sizes = Set(places.map(\.traits.preferredContentSizeCategory))
        #expect(sizes.contains(.extraExtraExtraLarge) && !sizes.contains(.extraSmall))
        #expect(!sizes.contains { $0.isAccessibilityCategory })
        let (line, first) = (problem.line(in: "dinner.yaml"), try #require(sizes.min()))
        #expect(line.contains(" \(first.shortName) to XXXL") && line.contains(" pt"))
        for place in places where place.traits.preferredContentSizeCategory == sizes.min() {
            #expect(place.widths.contains { $0.contains(320) } && !place.widths.contains { $0.contains(440) })
        }
    }

    @Test("A short summary has no problem")
    func short() throws { #expect(try problem("Dinner on Friday") == nil) }

    @Test("A scene for the list is measured as a row; where the list is not known that is an error")
    func surfaces() throws {
        let scene = try scene("Dinner on Friday", surface: "conversationList")
        let fonts = try FontCascade.bundled()
        #expect(try scene.layout(fonts: fonts).balloon.kind == .listRow)
        #expect(throws: SceneError.self) {
            try scene.layout(traits: scene.traits.with(\.receiver, .macos), fonts: fonts)
        }
        let stickers = try BalloonScene(
            text: "stickers: {stickers: [{image: images/sticker-sun.png, description: A sun}]}",
            file: "Examples/stickers.yaml")
        #expect(throws: SceneError.self) {
            try stickers.layout(traits: stickers.traits.with(\.surface, .notification), fonts: fonts)
        }
    }

    @Test("A conversation shows its last message: words that somebody typed, or a summary text")
    func conversation() throws {
        let head = "participants: {a: Ada Lovelace, b: Ben Nevis}\nviewer: b\ntranscript:\n  entries:\n"
        let typed = head + "    - {text: Hello, from: a}\n    - {receipt: Read}\n"
        let message =
            head + """
                    - {text: Hello, from: a}
                    - {message: {summaryText: Dinner on Friday, layout: {template: {caption: Dinner}}}, from: a}
                """
        let traits = TraitCollection(surface: .conversationList)
        func row(_ text: String) throws -> String {
            try BalloonScene(text: text, file: "Examples/talk.yaml").layout(traits: traits, fonts: .bundled()).record
                .text
        }
        #expect(try row(typed).contains("Hello") && row(message).contains("Dinner on Friday"))
        #expect(try row(typed).contains("Ada Lovelace"))
    }
}
