import AppFixtures
import BalloonFixtures
import Balloons
import Foundation
import Testing
import ViewLayout

/// A text of a template layout.
private typealias TextPath = ReferenceWritableKeyPath<MSMessageTemplateLayout, String?> & Sendable

/// Statements 1 to 8 of the facts sheet, section 9: the model.
@Suite struct ModelFactsTests {
    private static let texts: [(name: String, path: TextPath)] = [
        ("caption", \.caption), ("subcaption", \.subcaption), ("trailingCaption", \.trailingCaption),
        ("trailingSubcaption", \.trailingSubcaption), ("imageTitle", \.imageTitle),
        ("imageSubtitle", \.imageSubtitle),
    ]

    private func placed(_ layout: MSMessageTemplateLayout) throws -> PlacedBalloon {
        let message = MSMessage()
        message.layout = layout
        return try BalloonLayout(message: message).place(in: context())
    }

    @Test("1. Every optional template property defaults to nil")
    func templateDefaults() {
        let layout = MSMessageTemplateLayout()
        for text in Self.texts { #expect(layout[keyPath: text.path] == nil, "\(text.name)") }
        #expect(layout.image == nil && layout.mediaFileURL == nil)
    }

    @Test("1. An empty string measures and draws exactly like nil", arguments: texts.map(\.name))
    func emptyIsNil(name: String) throws {
        let path = try #require(Self.texts.first { $0.name == name }?.path)
        func layout(_ text: String?) -> MSMessageTemplateLayout {
            let layout = MSMessageTemplateLayout()
            layout.image = UIImage(picture())
            for other in Self.texts { layout[keyPath: other.path] = "Filled" }
            layout[keyPath: path] = text
            return layout
        }
        let empty = try placed(layout(""))
        let missing = try placed(layout(nil))
        #expect(empty.size == missing.size && empty.record == missing.record)
    }

    @Test("2. If both image and mediaFileURL are set, changing mediaFileURL changes nothing")
    func imageWins() throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIImage(picture(width: 300, height: 150))
        let alone = try placed(layout).record
        for url in ["file:///nonexistent/movie.mov", "https://example.com/picture.png"] {
            layout.mediaFileURL = URL(string: url)
            #expect(try placed(layout).record == alone)
        }
        layout.image = nil
        #expect(throws: NSError.self) { try placed(layout) }
    }

    @Test("3. A live layout cannot be built without a template alternate layout")
    func liveNeedsAnAlternate() throws {
        // In Swift no other initializer compiles; an Objective-C call would have to pass through this type.
        let make: (MSMessageTemplateLayout) -> MSMessageLiveLayout = MSMessageLiveLayout.init(alternateLayout:)
        let alternate = MSMessageTemplateLayout()
        #expect(make(alternate).alternateLayout === alternate)
        // A scene is read, not compiled.
        let text = "message: {layout: {live: {view: {fill: tint}}}}"
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "live.yaml") }
        #expect(error.description.contains("alternate"))
    }

    @Test("4. A URL of more than 5 000 characters is urlExceedsMaxSize, on every way out of the app")
    @MainActor func longURL() async throws {
        let longest = try #require(URL(string: "https://e.com/?" + String(repeating: "a", count: 5_000 - 15)))
        let tooLong = try #require(URL(string: longest.absoluteString + "a"))
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        try host.host.tapInApp { controller in
            let message = templateMessage()
            message.url = longest
            controller.activeConversation?.insert(message)
            message.url = tooLong
            controller.activeConversation?.insert(message)
            controller.activeConversation?.send(message)
        }
        #expect(host.errorCodes == [.urlExceedsMaxSize, .urlExceedsMaxSize])
        #expect(host.host.draft.message?.url == longest)

        // The sheet of the app around it is a way out too.
        let composer = MFMessageComposeViewController()
        composer.message = templateMessage()
        composer.message?.url = tooLong
        host.host.sendFromCompanionApp(composer)
        #expect(host.errorCodes == [.urlExceedsMaxSize, .urlExceedsMaxSize, .urlExceedsMaxSize])
        #expect(host.host.entries.isEmpty)
        composer.message?.url = longest
        host.host.sendFromCompanionApp(composer)
        #expect(host.host.entries.count == 1 && host.errorCodes.count == 3)

        let conversation = try #require(host.host.appController?.activeConversation)
        let message = templateMessage()
        message.url = tooLong
        let error = await #expect(throws: NSError.self) { try await conversation.insert(message) }
        #expect(error?.domain == MSMessagesErrorDomain && error?.code == 8)
    }

    @Test(
        "5. A URL with a scheme that is neither http(s) nor data is reported as not transportable",
        arguments: [
            ("https://example.com", true), ("HTTP://example.com", true), ("data:,a", true), ("myapp://open", false),
            ("file:///etc/hosts", false),
        ])
    func transportableURLs(text: String, travels: Bool) throws {
        #expect(MessageURL.isTransportable(try #require(URL(string: text))) == travels)
        let scene = try BalloonScene(
            text: "message: {url: \"\(text)\", layout: {template: {caption: Hi}}}", file: "url.yaml")
        #expect(try scene.layout(fonts: fonts()).findingKinds.contains(.urlNotTransportable) != travels)
    }

    @Test("6. Error raw values equal the table in 2.5")
    func errorCodes() {
        let table: [(MSMessageErrorCode, Int)] = [
            (.unknown, -1), (.fileNotFound, 1), (.fileUnreadable, 2), (.improperFileType, 3), (.improperFileURL, 4),
            (.stickerFileImproperFileAttributes, 5), (.stickerFileImproperFileSize, 6),
            (.stickerFileImproperFileFormat, 7), (.urlExceedsMaxSize, 8), (.sendWithoutRecentInteraction, 9),
            (.sendWhileNotVisible, 10), (.apiUnavailableInPresentationContext, 11),
        ]
        #expect(table.count == MSMessageErrorCode.allCases.count)
        for (code, value) in table { #expect(code.rawValue == value) }
        #expect(MSMessagesErrorDomain == "MSMessagesErrorDomain" && MSStickersErrorDomain == "MSStickersErrorDomain")
        #expect(MSMessagesAppPresentationStyle.allCases.map(\.rawValue) == [0, 1, 2])
        #expect(MSMessagesAppPresentationContext.allCases.map(\.rawValue) == [0, 1])
    }

    @Test("7. isPending is true for drafts, false after sending starts; the size is the same for both")
    @MainActor func pending() throws {
        #expect(MSMessage().isPending && MSMessage(session: MSSession()).isPending)
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        for make in [{ templateMessage("A caption that takes its room") }, { liveMessage() }] {
            let message = make()
            message.logName = "m\(host.host.entries.count)"
            let name = try #require(message.logName)
            try host.host.tapInApp { $0.activeConversation?.insert(message) }
            #expect(host.host.draft.message?.isPending == true)
            let draft = try host.host.balloon(of: name).size
            try host.host.sendDraft()
            #expect(host.controllers[0].sent.last?.isPending == false)
            #expect(host.host.message(name)?.isPending == false)
            #expect(try host.host.balloon(of: name).size == draft)
        }
    }

    @Test(
        "8. $ and a participant's UUID is the viewer's name in all six texts, before measuring",
        arguments: texts.map(\.name))
    @MainActor func namesInTexts(name: String) throws {
        let path = try #require(Self.texts.first { $0.name == name }?.path)
        let host = try RecordingHost()
        let stranger = UUID()
        func message(_ text: String) -> MSMessage {
            let layout = MSMessageTemplateLayout()
            layout.image = UIImage(picture())
            layout[keyPath: path] = text
            let message = MSMessage()
            message.layout = layout
            return message
        }
        try host.host.receive(message("$\(host.ada.uuidString) & $\(stranger.uuidString)"), from: host.ada, as: "a")
        try host.host.receive(message("Ada Lovelace & $\(stranger.uuidString)"), from: host.ada, as: "b")
        try host.host.openConversation()
        let replaced = try host.host.balloon(of: "a")
        #expect(replaced.record == (try host.host.balloon(of: "b").record))
        #expect(replaced.recorded(name)?.lines.first?.text.hasPrefix("Ada Lovelace") == true)
    }

    @Test("8. $ and a participant's UUID is the viewer's name in the summary; an unknown one stays")
    @MainActor func namesInTheSummary() throws {
        let host = try RecordingHost()
        let stranger = UUID().uuidString
        let session = MSSession()
        let summary = "$\(host.ada.uuidString) plays against $\(stranger)"
        try host.host.receive(templateMessage(session: session, summary: summary), from: host.ada, as: "a")
        try host.host.receive(templateMessage(session: session), from: host.ada, as: "b")
        #expect(host.host.entries[0].appearance == .summary("Ada Lovelace plays against $\(stranger)"))
    }
}
