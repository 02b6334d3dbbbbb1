import BalloonFixtures
import BalloonLayouts
import Testing
import ViewLayout

@testable import Scenes

/// Scenes on other systems and devices.
struct BalloonSceneLayoutTests {
    private static let people = "viewer: ben\nparticipants: {ada: Ada, ben: Ben}\n"
    private static let message = "{summaryText: s, layout: {template: {caption: Dinner}}}"

    private func texts(_ scene: String, _ system: ReceiverSystem = .ios27) throws -> [String] {
        try BalloonScene(text: Self.people + scene, file: "a.yaml").layout(traits: viewer(system), fonts: fonts())
            .record.nodes.flatMap(\.lines).map(\.text)
    }

    /// What is staged shows where an app runs, and the words that ask for a comment only beside it.
    @Test func aPlaceholderAsksForAComment() throws {
        let field = "transcript: {entries: [], inputField: {message: \(Self.message), placeholder: Say more}}"
        #expect(try texts(field) == ["Dinner", "Say more"])
        #expect(try !texts(field, .macos).contains("Say more") && !texts(field, .macos).contains("Dinner"))
        #expect(try texts("transcript: {entries: [], inputField: {placeholder: Write}}", .macos) == ["Write"])
        #expect(try texts("transcript: {entries: [], inputField: {text: \"\", placeholder: Write}}") == ["Write"])
        #expect(try texts("transcript: {entries: [], inputField: {text: Hi, placeholder: Write}}") == ["Hi"])
    }

    /// Metrics are those of the viewer's own device and system, with the scene's over them.
    @Test(arguments: ReceiverSystem.allCases) func metricsAreThoseOfTheViewer(_ system: ReceiverSystem) throws {
        let traits = viewer(system)
        let scene = try BalloonScene(text: "message: \(Self.message)", file: "a.yaml")
        let changed = try BalloonScene(text: "message: \(Self.message)\nmetrics: {textMargin: 31}", file: "a.yaml")
        var standard = MessagesMetrics.standard(for: traits.userInterfaceIdiom, on: system)
        #expect("\(scene.resolvedMetrics(for: traits))" == "\(standard)")
        standard.template.textMargin = 31
        #expect("\(changed.resolvedMetrics(for: traits))" == "\(standard)")
    }

    /// A message without a picture and an address does not arrive on iOS 9, and an empty conversation shows nothing.
    @Test func whatIsEmptyIsRefused() throws {
        let scene = try BalloonScene(text: "message: \(Self.message)", file: "a.yaml")
        let (old, new) = (try scene.layout(traits: viewer(.ios9), fonts: fonts()), try scene.layout(fonts: fonts()))
        #expect(old.isEmpty && !new.isEmpty)
        #expect(throws: SceneError.self) { try scene.refuseEmpty(old) }
        try scene.refuseEmpty(new)
        #expect(throws: SceneError.self) {
            try BalloonScene(text: "stickers: {stickers: []}", file: "a.yaml").message()
        }
    }

    /// Only a conversation, and a message in one, has a screen around it.
    @Test func aScreenIsAroundAConversation() throws {
        let scene = try BalloonScene(text: Self.people + "sender: ada\nmessage: \(Self.message)", file: "a.yaml")
        let screen = try scene.onScreen(for: TraitCollection()).layout(fonts: fonts())
        #expect(screen.record.nodes.flatMap(\.lines).map(\.text).contains("Ada"))
        #expect(throws: NoScreenError.self) { try scene.onScreen(for: viewer(.macos)) }
        let stickers = try BalloonScene(text: "stickers: {stickers: []}", file: "a.yaml")
        #expect(throws: NoScreenError.self) { try stickers.onScreen(for: TraitCollection()) }
    }
}
