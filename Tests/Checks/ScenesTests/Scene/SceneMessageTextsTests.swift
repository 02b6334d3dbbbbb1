import Testing

@testable import Scenes

/// The texts of a message, and where they stand.
struct SceneMessageTextsTests {
    private func message(_ layout: String) throws -> SceneMessage {
        let text = "message: {summaryText: sum, accessibilityLabel: label, layout: {\(layout)}}"
        return try BalloonScene(text: text, file: "a.yaml").message()
    }

    private func words(_ texts: [SceneText]) -> [String] {
        texts.map { if case .literal(let words) = $0 { words } else { "a key" } }
    }

    private static let view = """
        live: {view: {vstack: [{text: one}, {button: two}, {hstack: [{divider: null}, {text: three}]},
        {zstack: [{fill: tint}, {text: four}]}, {grid: {columns: 2, children: [{symbol: bell}, {text: five}]}}]},
        alternate: {subcaption: low, caption: high}}
        """.replacing("\n", with: " ")

    /// Where the app runs, a live layout shows its view; its alternate is one of its texts all the same.
    @Test func aLiveLayoutShowsItsView() throws {
        let message = try message(Self.view)
        let shown = ["one", "two", "three", "four", "five"]
        #expect(words(message.shownTexts) == shown)
        #expect(words(message.texts) == shown + ["high", "low", "sum", "label"])
    }

    @Test func aTemplateShowsItsSixTexts() throws {
        let message = try message(
            "template: {trailingSubcaption: f, subcaption: e, trailingCaption: d, caption: c, imageSubtitle: b, "
                + "imageTitle: a}")
        #expect(words(message.shownTexts).sorted() == ["a", "b", "c", "d", "e", "f"])
        #expect(words(message.texts) == words(message.shownTexts) + ["sum", "label"])
    }

    /// As errors name them.
    @Test func eachTextHasItsPath() throws {
        let view = "a.layout.live.view.vstack"
        #expect(
            try message(Self.view).placedTexts(in: "a").map(\.path) == [
                "\(view)[0].text", "\(view)[1].button", "\(view)[2].hstack[1].text", "\(view)[3].zstack[1].text",
                "\(view)[4].grid.children[1].text", "a.layout.live.alternate.caption",
                "a.layout.live.alternate.subcaption", "a.summaryText", "a.accessibilityLabel",
            ])
        let template = try message("template: {caption: a}").placedTexts(in: "b")
        #expect(template.map(\.path) == ["b.layout.template.caption", "b.summaryText", "b.accessibilityLabel"])
        #expect(template.allSatisfy { $0.place == nil })
    }
}
