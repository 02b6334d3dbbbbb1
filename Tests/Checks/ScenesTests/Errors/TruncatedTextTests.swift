import Scenes
import Testing

/// A `#` behind a space begins a comment in YAML: a text that goes on behind it would be cut without a word.
struct CutTextTests {
    @Test(arguments: ["caption: Table #5 for two", "{caption: Order #42 is ready}"])
    func aTextThatGoesOnBehindASignIsRefused(_ template: String) throws {
        let text =
            "message:\n  layout:\n    template: " + (template.hasPrefix("{") ? template : "\n      " + template) + "\n"
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        #expect(error.fix.contains("quotes"))
    }

    @Test func remarksAndQuotedTextsStay() throws {
        let scene = try BalloonScene(
            text: """
                message: # what is sent
                  layout:
                    template:
                      caption: Dinner # at the pier
                      subcaption: "Table #5"
                traits: {transcriptWidth: 320} #narrow
                """, file: "a.yaml")
        #expect(scene.traits.transcriptWidth == 320)
    }
}
