import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import TestSupport
import Testing
import UIKitAPI

/// Every error of facts 2.5 that a message can have, raised by a bad input, with the mend in its message. Those of
/// stickers are in the stickers' tests, those of direct sends also in the host's.
@MainActor @Suite struct MessageErrorTests {
    private enum Bad: CaseIterable {
        case noLayout, missingMedia, folderAsMedia, textAsMedia, textAsFilm, filmAsPicture, remoteMedia, longURL
        case missingAttachment
        case remoteAttachment, secondSend, hiddenSend, mediaContext, noHost

        var code: MSMessageErrorCode {
            switch self {
            case .noLayout, .noHost: .unknown
            case .missingMedia, .missingAttachment: .fileNotFound
            case .folderAsMedia: .fileUnreadable
            case .textAsMedia, .textAsFilm, .filmAsPicture: .improperFileType
            case .remoteMedia, .remoteAttachment: .improperFileURL
            case .longURL: .urlExceedsMaxSize
            case .secondSend: .sendWithoutRecentInteraction
            case .hiddenSend: .sendWhileNotVisible
            case .mediaContext: .apiUnavailableInPresentationContext
            }
        }

        /// What the message must say.
        var mend: String {
            switch self {
            case .noLayout: "set message.layout"
            case .noHost: "use the one passed to the callbacks"
            case .missingMedia, .missingAttachment: "write it before"
            case .folderAsMedia: "name a file in it"
            case .textAsMedia: "give a PNG"
            case .textAsFilm: "is a film by its extension and none by its first bytes; give the file that its name says"
            case .filmAsPicture: "is a picture by its extension and a film by its first bytes"
            case .remoteMedia, .remoteAttachment: "download the file"
            case .longURL: "put a token in the URL"
            case .secondSend: "wait for the next tap"
            case .hiddenSend: "send it before the app resigns"
            case .mediaContext: "check presentationContext"
            }
        }
    }

    /// The start of an MP4 file, and nothing else.
    private static let film = [0, 0, 0, 20] + Array("ftypisom".utf8)

    private func media(_ url: URL?) -> MSMessage {
        let layout = MSMessageTemplateLayout()
        layout.mediaFileURL = url
        let message = MSMessage()
        message.layout = layout
        return message
    }

    private func error(_ bad: Bad, in folder: TemporaryFolder) throws -> NSError? {
        var app = HostedApp()
        if bad == .mediaContext { app.presentationContext = .media }
        var host: RecordingHost? = try RecordingHost(app: app)
        try host?.host.openConversation()
        try host?.host.openApp()
        let conversation = try #require(host?.host.appController?.activeConversation)
        // Handlers are called before the method returns, on this actor.
        nonisolated(unsafe) var told: NSError?
        let handler: MSConversation.CompletionHandler = { told = $0 as NSError? }
        switch bad {
        case .noLayout: conversation.insert(MSMessage(), completionHandler: handler)
        case .missingMedia:
            conversation.insert(media(URL(fileURLWithPath: folder.path + "/no.png")), completionHandler: handler)
        case .folderAsMedia: conversation.insert(media(URL(fileURLWithPath: folder.path)), completionHandler: handler)
        case .textAsMedia:
            let file = URL(fileURLWithPath: try folder.write("a text", to: "text.txt"))
            conversation.insert(media(file), completionHandler: handler)
        case .textAsFilm:
            let file = URL(fileURLWithPath: try folder.write("a text", to: "clip.mp4"))
            conversation.insert(media(file), completionHandler: handler)
        case .filmAsPicture:
            let file = URL(fileURLWithPath: try folder.write(Self.film, to: "clip.png"))
            conversation.insert(media(file), completionHandler: handler)
        case .remoteMedia:
            conversation.insert(media(URL(string: "https://example.com/a.png")), completionHandler: handler)
        case .longURL:
            let message = templateMessage()
            message.url = URL(string: "https://example.com/?" + String(repeating: "a", count: 5_000))
            conversation.insert(message, completionHandler: handler)
        case .missingAttachment:
            let file = URL(fileURLWithPath: folder.path + "/no.pdf")
            conversation.insertAttachment(file, withAlternateFilename: nil, completionHandler: handler)
        case .remoteAttachment:
            let url = try #require(URL(string: "https://example.com/a.pdf"))
            conversation.insertAttachment(url, withAlternateFilename: nil, completionHandler: handler)
        case .secondSend:
            try host?.host.tapInApp()
            conversation.sendText("one")
            conversation.sendText("two", completionHandler: handler)
        case .hiddenSend:
            try host?.host.tapInApp()
            try host?.host.closeApp()
            conversation.sendText("late", completionHandler: handler)
        case .mediaContext: conversation.insert(templateMessage(), completionHandler: handler)
        case .noHost:
            host = nil
            conversation.insertText("lost", completionHandler: handler)
        }
        return told
    }

    @Test("Each bad input has its code and its mend")
    func everyCode() throws {
        let folder = try TemporaryFolder()
        for bad in Bad.allCases {
            let error = try #require(try error(bad, in: folder), "\(bad)")
            #expect(error.domain == MSMessagesErrorDomain && error.code == bad.code.rawValue, "\(bad)")
            #expect(error.localizedDescription.contains(bad.mend), "\(bad): \(error.localizedDescription)")
        }
        let stickers: Set<MSMessageErrorCode> = [
            .stickerFileImproperFileAttributes, .stickerFileImproperFileSize, .stickerFileImproperFileFormat,
        ]
        #expect(Set(Bad.allCases.map(\.code)).union(stickers) == Set(MSMessageErrorCode.allCases))
    }

    @Test("A live layout's alternate is checked as a template is, and an image wins over any media")
    func alternates() throws {
        let folder = try TemporaryFolder()
        let missing = media(URL(fileURLWithPath: folder.path + "/no.png"))
        let template = try #require(missing.layout as? MSMessageTemplateLayout)
        let live = MSMessage()
        live.layout = MSMessageLiveLayout(alternateLayout: template)
        let host = try RecordingHost()
        #expect(throws: NSError.self) { try host.host.receive(live, from: host.ada) }
        template.image = UIImage(picture())
        live.layout = MSMessageLiveLayout(alternateLayout: template)
        try host.host.receive(live, from: host.ada)
    }

    @Test("A film is one by its name and its first bytes; whether it can be decoded shows when it is drawn")
    func film() throws {
        let folder = try TemporaryFolder()
        let host = try RecordingHost()
        let film = URL(fileURLWithPath: try folder.write(Self.film, to: "clip.MOV"))
        try host.host.receive(media(film), from: host.ada, as: "film")
        try host.host.openConversation()
        #expect(try host.host.balloon(of: "film").findingKinds.contains(.mediaNotDecoded))
    }
}
