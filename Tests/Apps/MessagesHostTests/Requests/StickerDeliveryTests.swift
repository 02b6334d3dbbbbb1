import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import TestSupport
import Testing

/// Stickers on their way into a conversation (facts sheet, 2.3).
@MainActor @Suite struct StickerDeliveryTests {
    private let folder: TemporaryFolder
    private let sticker: MSSticker

    init() throws {
        folder = try TemporaryFolder()
        let file = try folder.write(StickerFiles.png(width: 300, height: 300), to: "wave.png")
        sticker = try MSSticker(contentsOfFileURL: URL(fileURLWithPath: file), localizedDescription: "A wave")
    }

    private func opened(_ context: MSMessagesAppPresentationContext) throws -> RecordingHost {
        var app = HostedApp()
        app.presentationContext = context
        let host = try RecordingHost(app: app)
        try host.host.openConversation()
        try host.host.openApp()
        return host
    }

    @Test("A sticker that is inserted waits in the input field, then stands in the transcript")
    func insert() throws {
        let host = try opened(.messages)
        try host.host.tapInApp { $0.activeConversation?.insert(sticker) }
        #expect(host.host.draft.stickers.count == 1 && host.host.entries.isEmpty)
        try host.host.sendDraft()
        #expect(host.host.entries.map(\.appearance) == [.sticker("A wave")])
    }

    @Test("A sticker is sent at once after a tap, and a second one only after another tap")
    func send() throws {
        let host = try opened(.messages)
        nonisolated(unsafe) var errors: [Int?] = []
        try host.host.tapInApp { controller in
            for _ in 0..<2 { controller.activeConversation?.send(sticker) { errors.append(($0 as NSError?)?.code) } }
        }
        #expect(errors == [nil, MSMessageErrorCode.sendWithoutRecentInteraction.rawValue])
        #expect(host.host.entries.count == 1)
    }

    @Test("The media context takes inserted stickers and nothing else")
    func mediaContext() throws {
        let host = try opened(.media)
        nonisolated(unsafe) var errors: [Int?] = []
        let handler: MSConversation.CompletionHandler = { errors.append(($0 as NSError?)?.code) }
        try host.host.tapInApp { controller in
            controller.activeConversation?.insert(sticker, completionHandler: handler)
            controller.activeConversation?.send(sticker, completionHandler: handler)
            controller.activeConversation?.insertText("Hello", completionHandler: handler)
        }
        let refused = MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue
        #expect(errors == [nil, refused, refused])
    }

    /// As the input field shows them: the balloon and the stickers above the text, and the files below it. The order is
    /// inferred.
    @Test("A draft is sent from its balloon to its files, whatever was inserted first")
    func order() throws {
        let host = try opened(.messages)
        let file = URL(fileURLWithPath: try folder.write("menu", to: "menu.txt"))
        try host.host.tapInApp { controller in
            controller.activeConversation?.insertAttachment(file, withAlternateFilename: "Menu.txt")
            controller.activeConversation?.insertText("Look")
            controller.activeConversation?.insert(sticker)
            controller.activeConversation?.insertAttachment(file, withAlternateFilename: "Wine.txt")
            controller.activeConversation?.insert(sticker)
            controller.activeConversation?.insert(templateMessage())
        }
        try host.host.sendDraft()
        #expect(
            host.host.entries.map(\.appearance) == [
                .balloon, .sticker("A wave"), .sticker("A wave"), .text("Look"), .attachment("Menu.txt"),
                .attachment("Wine.txt"),
            ])
        #expect(host.host.draft.isEmpty)
    }

    /// Facts 1.2: whatever stands in the input field can be sent, one piece is enough.
    @Test("One piece alone can be sent", arguments: 0..<4)
    func alone(_ piece: Int) throws {
        let host = try opened(.messages)
        let file = URL(fileURLWithPath: try folder.write("menu", to: "menu.txt"))
        #expect(host.host.draft.isEmpty)
        try host.host.tapInApp { controller in
            switch piece {
            case 0: controller.activeConversation?.insert(templateMessage())
            case 1: controller.activeConversation?.insert(sticker)
            case 2: controller.activeConversation?.insertText("Look")
            default: controller.activeConversation?.insertAttachment(file, withAlternateFilename: nil)
            }
        }
        #expect(!host.host.draft.isEmpty)
        try host.host.sendDraft()
        let all: [TranscriptEntry.Appearance] = [.balloon, .sticker("A wave"), .text("Look"), .attachment("menu.txt")]
        #expect(host.host.entries.map(\.appearance) == [all[piece]] && host.host.draft.isEmpty)
    }

    @Test(
        "A file is sent under the name that the app gives it, or under its own",
        arguments: [nil, "Dinner.txt"] as [String?])
    func names(_ name: String?) throws {
        let host = try opened(.messages)
        let file = URL(fileURLWithPath: try folder.write("menu", to: "menu.txt"))
        try host.host.tapInApp { $0.activeConversation?.sendAttachment(file, withAlternateFilename: name) }
        try host.host.tapInApp { $0.activeConversation?.insertAttachment(file, withAlternateFilename: name) }
        try host.host.sendDraft()
        #expect(host.host.entries.map(\.appearance) == Array(repeating: .attachment(name ?? "menu.txt"), count: 2))
        #expect(host.host.log.contains(.messages(.attaches(name ?? "menu.txt"))))
    }

    @Test("Only another participant sends what is received")
    func strangers() throws {
        let host = try opened(.messages)
        for sender in [UUID(), host.me] {
            #expect(throws: HostError.notParticipant) { try host.host.receive(sticker, from: sender) }
            #expect(throws: HostError.notParticipant) { try host.host.receiveText("Hi", from: sender) }
            #expect(throws: HostError.notParticipant) { try host.host.receiveAttachment("menu.txt", from: sender) }
        }
        #expect(host.host.entries.isEmpty)
    }
}
