import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI
import ViewLayout

/// A controller as in the event countdown of WWDC 2017, that writes down its callbacks.
private final class CountdownController: MSMessagesAppViewController {
    var calls: [String] = ["init"]
    var styleWhenActive: MSMessagesAppPresentationStyle?
    var messageWhenActive: MSMessage?

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
    }

    override func willBecomeActive(with conversation: MSConversation) {
        calls.append("willBecomeActive")
        styleWhenActive = presentationStyle
        messageWhenActive = conversation.selectedMessage
    }

    override func didBecomeActive(with conversation: MSConversation) { calls.append("didBecomeActive") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        calls.append("contentSizeThatFits")
        return CGSize(width: size.width, height: 217 + UIFont.preferredFont(forTextStyle: .subheadline).lineHeight)
    }
}

/// Controllers in balloons. The numbers are those of the facts sheet, section 9.
@MainActor @Suite struct LiveLayoutHostTests {
    private func liveMessage() -> MSMessage {
        let alternate = MSMessageTemplateLayout()
        alternate.caption = "Concert"
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        return message
    }

    private func place(
        _ controller: MSMessagesAppViewController, traits: TraitCollection = TraitCollection()
    ) throws -> PlacedBalloon {
        let message = liveMessage()
        return try LiveLayoutHost.place(BalloonLayout(message: message), of: message, in: context(traits)) {
            controller
        }
    }

    @Test("The size is asked once, after the appearance callbacks")
    func order() throws {
        let controller = CountdownController()
        _ = try place(controller)
        let expected = [
            "init", "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear",
            "contentSizeThatFits",
        ]
        #expect(controller.calls == expected)
    }

    @Test("Style and selected message are set before the controller becomes active")
    func stateWhenActive() throws {
        let controller = CountdownController()
        _ = try place(controller)
        #expect(controller.styleWhenActive == .transcript)
        #expect(controller.messageWhenActive != nil)
    }

    @Test("The answer in Swift follows the viewer's text size", arguments: ContentSizeCategory.allCases)
    func answer(category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let height = try place(CountdownController(), traits: traits).size.height
        let font = Font.preferred(forTextStyle: .subheadline, compatibleWith: traits)
        #expect(isClose(height, 217 + font.lineHeight))
        if category == .large { #expect(isClose(height, 234.90, within: 0.01)) }
    }

    @Test("A controller that overrides nothing gets the offered size")
    func defaultAnswer() throws {
        #expect(try place(MSMessagesAppViewController()).size.height == 500)
    }

    @Test("An answer that ignores the offer is reported and clamped")
    func tooLarge() throws {
        final class Wide: MSMessagesAppViewController {
            override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 550, height: CGFloat.nan) }
        }
        let balloon = try place(Wide())
        #expect(balloon.findingKinds.isSuperset(of: [.answerExceedsOffer, .answerIsNoSize]))
        #expect(isClose(balloon.size.width, 280.667, within: 0.001) && balloon.size.height == 32)
    }

    /// A view without a colour, a subview or a border is as good as none.
    @Test("A view that is only a border is shown", arguments: [CGFloat(0), 2])
    func borderAlone(width: CGFloat) throws {
        final class Framed: MSMessagesAppViewController {
            var width: CGFloat = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.layer.borderWidth = width
                view.layer.borderColor = UIColor.red.cgColor
            }
        }
        let controller = Framed()
        controller.width = width
        let shown = try place(controller).record.nodes.count
        #expect(try (shown > place(MSMessagesAppViewController()).record.nodes.count) == (width > 0))
    }

    @Test("Outside of a callback the current traits are the defaults")
    func currentTraits() throws {
        _ = try place(CountdownController(), traits: TraitCollection(preferredContentSizeCategory: .small))
        #expect(UITraitCollection.current == UITraitCollection(TraitCollection()))
    }
}
