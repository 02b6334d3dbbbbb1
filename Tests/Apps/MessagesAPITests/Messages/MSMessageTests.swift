import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import TestSupport
import Testing
import UIKitAPI

/// What copies of a message keep, and what becomes of its texts.
@Suite struct MSMessageTests {
    private struct Unsent: Error {}

    /// A layout whose six texts are their names.
    private func layout(_ start: String = "") -> MSMessageTemplateLayout {
        let layout = MSMessageTemplateLayout()
        (layout.imageTitle, layout.imageSubtitle) = (start + "imageTitle", start + "imageSubtitle")
        (layout.caption, layout.trailingCaption) = (start + "caption", start + "trailingCaption")
        (layout.subcaption, layout.trailingSubcaption) = (start + "subcaption", start + "trailingSubcaption")
        return layout
    }

    private func texts(_ layout: MSMessageTemplateLayout) -> [String?] {
        TemplateText.allCases.map { layout[$0] }
    }

    /// `NSCopying`: "a functionally independent object with values identical to the original".
    @Test(arguments: [false, true]) func aCopyHasEverything(isSet: Bool) throws {
        let message = isSet ? MSMessage(session: MSSession()) : MSMessage()
        if isSet {
            message.isPending = false
            message.url = URL(string: "https://example.com/?a=1")
            message.shouldExpire = true
            (message.accessibilityLabel, message.summaryText) = ("Spoken", "Summary")
            message.error = Unsent()
            message.layout = layout()
        }
        let copy = try #require(message.copy() as? MSMessage)
        #expect(copy !== message && copy.session === message.session && copy.isPending == !isSet)
        #expect(copy.senderParticipantIdentifier == message.senderParticipantIdentifier)
        #expect(copy.url == message.url && copy.shouldExpire == isSet && (copy.error is Unsent) == isSet)
        #expect(copy.accessibilityLabel == message.accessibilityLabel && copy.summaryText == message.summaryText)
        #expect((copy.layout == nil) == !isSet)
        message.summaryText = "Later"
        #expect(copy.summaryText != "Later")
    }

    @Test(arguments: [false, true]) func anArchiveSaysWhatIsSo(isSet: Bool) throws {
        let message = MSMessage()
        message.isPending = !isSet
        message.shouldExpire = isSet
        let data = try NSKeyedArchiver.archivedData(withRootObject: message, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        #expect(read.isPending == !isSet && read.shouldExpire == isSet && read.session == nil && read.url == nil)
        #expect(read.summaryText == nil && read.accessibilityLabel == nil)
    }

    @Test func aCopyOfALayoutHasItsOwnTextsAndPictures() throws {
        let original = layout()
        original.image = UIImage(picture(width: 4, height: 5))
        original.mediaFileURL = URL(fileURLWithPath: "/a.png")
        let live = MSMessageLiveLayout(alternateLayout: original)
        let copies = [
            original.copy() as? MSMessageTemplateLayout, (live.copy() as? MSMessageLiveLayout)?.alternateLayout,
        ]
        original.caption = "changed"
        for case let copy? in copies {
            #expect(texts(copy) == TemplateText.allCases.map(\.rawValue))
            #expect(copy.image?.size == CGSize(width: 4, height: 5) && copy.mediaFileURL?.lastPathComponent == "a.png")
        }
        #expect(copies.compactMap(\.self).count == 2 && texts(MSMessageTemplateLayout()).allSatisfy { $0 == nil })
    }

    /// 10.7.4: in `didStartSending` all strings are nil and the picture is there.
    @Test(arguments: [false, true]) func whatIsSentHasNoStrings(isLive: Bool) throws {
        let template = layout()
        template.image = UIImage(picture(width: 4, height: 5))
        template.mediaFileURL = URL(fileURLWithPath: "/a.png")
        let message = MSMessage()
        message.layout = isLive ? MSMessageLiveLayout(alternateLayout: template) : template
        (message.summaryText, message.url) = ("Summary", URL(string: "https://example.com"))
        let sent = message.withoutStrings
        let left = (sent.layout as? MSMessageLiveLayout)?.alternateLayout ?? sent.layout as? MSMessageTemplateLayout
        #expect((sent.layout is MSMessageLiveLayout) == isLive && sent.summaryText == nil && sent.url == message.url)
        let rest = try #require(left)
        #expect(texts(rest).allSatisfy { $0 == nil })
        #expect(rest.image?.size == CGSize(width: 4, height: 5) && rest.mediaFileURL?.lastPathComponent == "a.png")
        #expect(message.summaryText == "Summary" && template.caption == "caption")
    }

    /// Facts 1.6: `$` and an identifier are the participant's name in every text.
    @Test(arguments: [false, true]) func namesAreInEveryText(isLive: Bool) throws {
        let message = MSMessage()
        let template = layout("$ada ")
        message.layout = isLive ? MSMessageLiveLayout(alternateLayout: template) : template
        (message.summaryText, message.accessibilityLabel) = ("$ada moved", "Move of $ada")
        message.url = URL(string: "https://example.com/?a=1")
        let names = ParticipantNames(names: ["ada": "Ada"])
        let balloon = try BalloonLayout(message: message, names: names, side: .incoming)
        #expect(balloon.summaryText == "Ada moved" && balloon.accessibilityLabel == "Move of Ada")
        #expect(balloon.url == message.url && balloon.side == .incoming && balloon.icon == nil)
        let content: TemplateContent? =
            switch balloon.content {
            case .template(let template): isLive ? nil : template
            case .live(let live): isLive ? live.alternate : nil
            default: nil
            }
        let shown = try #require(content)
        #expect(TemplateText.allCases.map { shown[$0] } == TemplateText.allCases.map { "Ada \($0.rawValue)" })
    }

    /// `image`: "If you specify both an image and a media file URL, the image takes precedence."
    @Test(arguments: [false, true]) func anImageMakesTheMediaFileUnnecessary(isLive: Bool) throws {
        let template = MSMessageTemplateLayout()
        template.mediaFileURL = URL(fileURLWithPath: "/no/such/file.png")
        func message() -> MSMessage {
            let message = MSMessage()
            message.layout = isLive ? MSMessageLiveLayout(alternateLayout: template) : template
            return message
        }
        let error = #expect(throws: NSError.self) { try MessageRules.validate(message()) }
        #expect(error?.code == MSMessageErrorCode.fileNotFound.rawValue)
        template.image = UIImage(picture(width: 4, height: 5))
        try MessageRules.validate(message())
        #expect(try TemplateContent(template).image?.pointSize == CGSize(width: 4, height: 5))
        #expect(try TemplateContent(template).mediaByteCount == nil)
    }

    @Test(arguments: [false, true]) func aLayoutIsNeededAndAShortURL(isLive: Bool) throws {
        let message = MSMessage()
        #expect(throws: NSError.self) { try MessageRules.validate(message) }
        let template = MSMessageTemplateLayout()
        message.layout = isLive ? MSMessageLiveLayout(alternateLayout: template) : template
        for count in [4_980, 4_981] {
            message.url = URL(string: "https://example.com/" + String(repeating: "a", count: count))
            #expect((try? MessageRules.validate(message)) != nil || count == 4_981)
            #expect((try? BalloonLayout(message: message)) != nil || count == 4_981)
        }
        let error = #expect(throws: NSError.self) { try MessageRules.validate(message) }
        #expect(error?.code == MSMessageErrorCode.urlExceedsMaxSize.rawValue)
        #expect(throws: NSError.self) { try BalloonLayout(message: message) }
    }

    @Test func aMessageAndItsCopiesAreOne() {
        let (message, other) = (MSMessage(), MSMessage())
        #expect(message.isSame(as: message.copied()) && message.copied().copied().isSame(as: message))
        #expect(!message.isSame(as: other))
        (message.logName, other.logName) = ("a", "b")
        #expect(!message.isSame(as: other))
        other.logName = "a"
        #expect(message.isSame(as: other))
    }
}
