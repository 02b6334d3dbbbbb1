import Balloons
import Foundation
import Testing

/// The classes of the Messages framework. The numbers are those of the facts sheet, section 9.
@Suite struct MessagesTests {
    @Test("1: every property of a template layout is nil at first")
    func templateDefaults() {
        let layout = MSMessageTemplateLayout()
        #expect(layout.caption == nil && layout.subcaption == nil)
        #expect(layout.trailingCaption == nil && layout.trailingSubcaption == nil)
        #expect(layout.imageTitle == nil && layout.imageSubtitle == nil)
        #expect(layout.image == nil && layout.mediaFileURL == nil)
    }

    @Test("2: with an image the media file is ignored, even one that is missing")
    func imageWins() throws {
        let layout = MSMessageTemplateLayout()
        layout.image = picture()
        layout.mediaFileURL = URL(fileURLWithPath: "/nonexistent/movie.mov")
        #expect(try TemplateContent(layout).image == picture())
        layout.image = nil
        #expect(throws: (any Error).self) { try TemplateContent(layout) }
    }

    @Test("A media file must be a file")
    func mediaFileURLs() throws {
        let layout = MSMessageTemplateLayout()
        layout.mediaFileURL = URL(string: "https://example.com/picture.png")
        let error = try #require(throws: NSError.self) { try TemplateContent(layout) }
        #expect(error.domain == MSMessagesErrorDomain)
        #expect(error.code == MSMessageErrorCode.improperFileURL.rawValue)
    }

    @Test("4: a URL of more than 5 000 characters is error 8")
    func longURL() throws {
        let longest = URL(string: "https://e.com/?" + String(repeating: "a", count: 5_000 - 15))!
        let message = MSMessage()
        message.layout = MSMessageTemplateLayout()
        message.url = longest
        _ = try BalloonLayout(message: message)
        message.url = URL(string: longest.absoluteString + "a")
        let error = try #require(throws: NSError.self) { try BalloonLayout(message: message) }
        #expect(error.domain == "MSMessagesErrorDomain" && error.code == 8)
    }

    @Test(
        "5: only http, https and data URLs travel",
        arguments: [
            ("https://example.com", true), ("HTTP://example.com", true), ("data:,a", true), ("myapp://open", false),
        ])
    func transportableURLs(text: String, travels: Bool) throws {
        #expect(MessageURL.isTransportable(try #require(URL(string: text))) == travels)
    }

    @Test("6: error codes have the raw values of the header")
    func errorCodes() {
        #expect(MSMessageErrorCode.allCases.map(\.rawValue) == [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
        #expect(MSMessageErrorCode.urlExceedsMaxSize.rawValue == 8)
        #expect(MSMessageErrorCode.sendWithoutRecentInteraction.rawValue == 9)
        #expect(MSMessageErrorCode.sendWhileNotVisible.rawValue == 10)
        #expect(MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue == 11)
        #expect(MSStickersErrorDomain == "MSStickersErrorDomain")
    }

    @Test("7: a message is pending from the start")
    func pending() {
        #expect(MSMessage().isPending)
        #expect(MSMessage(session: MSSession()).isPending)
        #expect(MSMessage().session == nil && !MSMessage().shouldExpire)
    }

    @Test("8: names are put in before measuring")
    func namesBeforeMeasuring() throws {
        let ada = UUID()
        let layout = MSMessageTemplateLayout()
        layout.caption = "$\(ada.uuidString) is coming"
        let message = MSMessage()
        message.layout = layout
        let names = ParticipantNames(names: [ada.uuidString: "Ada Lovelace"])
        let balloon = try BalloonLayout(message: message, names: names).place(in: context())
        let written = try placed(template(caption: "Ada Lovelace is coming"))
        #expect(balloon.size == written.size)
        #expect(balloon.recorded("caption")?.lines.first?.text == "Ada Lovelace is coming")
    }

    @Test("A layout is copied when it is set, and so is a message's")
    func copying() throws {
        let layout = MSMessageTemplateLayout()
        layout.caption = "before"
        let message = MSMessage()
        message.layout = layout
        layout.caption = "after"
        #expect((message.layout as? MSMessageTemplateLayout)?.caption == "before")
        let live = MSMessageLiveLayout(alternateLayout: layout)
        let copy = try #require(live.copy() as? MSMessageLiveLayout)
        layout.caption = "later"
        #expect(copy.alternateLayout.caption == "after")
        let twin = try #require(message.copy() as? MSMessage)
        #expect((twin.layout as? MSMessageTemplateLayout)?.caption == "before")
    }

    @Test("A message survives archiving, its session stays the same, its layout does not travel")
    func archiving() throws {
        let message = MSMessage(session: MSSession())
        message.url = URL(string: "https://example.com/?a=1")
        message.summaryText = "Ada played g4"
        message.accessibilityLabel = "Reversi"
        message.shouldExpire = true
        message.layout = MSMessageTemplateLayout()
        let data = try NSKeyedArchiver.archivedData(withRootObject: message, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        #expect(copy.url == message.url && copy.summaryText == message.summaryText)
        #expect(copy.accessibilityLabel == "Reversi" && copy.shouldExpire && copy.isPending)
        #expect(copy.session == message.session && copy.session != MSSession())
        #expect(copy.senderParticipantIdentifier == message.senderParticipantIdentifier)
        #expect(copy.layout == nil)
    }

    @Test("A message without a layout cannot be shown")
    func noLayout() throws {
        #expect(throws: NSError.self) { try BalloonLayout(message: MSMessage()) }
    }

    @Test("Presentation styles have the raw values of the header")
    func presentationStyles() {
        #expect(MSMessagesAppPresentationStyle.allCases.map(\.rawValue) == [0, 1, 2])
    }
}
