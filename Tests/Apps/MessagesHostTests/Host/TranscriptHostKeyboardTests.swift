import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI

/// The keyboard rules of facts 1.3, and the style's other limits.
@MainActor @Suite struct TranscriptHostKeyboardTests {
    /// An app with a text field that takes the keyboard as its author should: in two steps.
    private final class SearchController: MSMessagesAppViewController {
        let field = UITextField()
        override func viewDidLoad() { view.addSubview(field) }

        override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
            if presentationStyle == .expanded { field.becomeFirstResponder() }
        }

        override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
            if presentationStyle == .compact { field.resignFirstResponder() }
        }
    }

    private func misuses(_ host: TranscriptHost) -> [HostRefusal] {
        host.log.compactMap { if case .messages(.refuses(let refusal)) = $0 { refusal } else { nil } }
    }

    @Test("An address that the extension opens as an app would is refused once, and answered with false")
    func address() throws {
        let host = TranscriptHost(context: try context()) { SearchController() }
        try host.openConversation()
        try host.openApp()
        let address = try #require(URL(string: "https://example.com"))
        var answers: [Bool] = []
        try host.tapInApp { _ in
            UIApplication.shared.open(address) { answers.append($0) }
            answers.append(UIApplication.shared.openURL(address))
        }
        #expect(answers == [false, false] && misuses(host) == [.misuse(.addressOpenedByExtension)])
        #expect(misuses(host)[0].message.contains("extensionContext?.open"))
        host.clearLog()
        try host.tapInApp { _ in }
        #expect(misuses(host).isEmpty)
    }

    @Test("A field in compact gets no keyboard, and the error names both steps of the mend")
    func compact() throws {
        let host = TranscriptHost(context: try context()) { SearchController() }
        try host.openConversation()
        try host.openApp()
        let controller = try #require(host.appController as? SearchController)
        try host.tapInApp { _ in #expect(!controller.field.becomeFirstResponder()) }
        #expect(!controller.field.isFirstResponder)
        let refusal = try #require(misuses(host).first)
        #expect(refusal == .misuse(.keyboardInCompact))
        for step in ["requestPresentationStyle(.expanded)", "didTransition(to: .expanded)"] {
            #expect(refusal.message.contains(step))
        }
    }

    /// becomeFirstResponder() answers at once, before the style it asked for is there.
    @Test("A field that asks in the step that requests the expanded style is refused before the style changes")
    func inOneStep() throws {
        let host = TranscriptHost(context: try context()) { SearchController() }
        try host.openConversation()
        try host.openApp()
        let controller = try #require(host.appController as? SearchController)
        host.clearLog()
        try host.tapInApp {
            $0.requestPresentationStyle(.expanded)
            #expect(!controller.field.becomeFirstResponder())
        }
        let log = host.log.map { $0.description.prefix { $0 != ";" } }
        #expect(
            log.prefix(2).map(String.init) == [
                "user: taps in the app", "messages: refuses: keyboardInCompact: the compact style has no keyboard",
            ])
        #expect(log.contains("app #1: didTransition(to: expanded)") && controller.field.isFirstResponder)
    }

    @Test("In two steps it works, both ways")
    func twoSteps() throws {
        let host = TranscriptHost(context: try context()) { SearchController() }
        try host.openConversation()
        try host.openApp()
        let controller = try #require(host.appController as? SearchController)
        try host.tapInApp { $0.requestPresentationStyle(.expanded) }
        #expect(controller.field.isFirstResponder)
        try host.tapInApp { $0.requestPresentationStyle(.compact) }
        #expect(!controller.field.isFirstResponder && controller.presentationStyle == .compact)
        #expect(misuses(host).isEmpty)
    }

    @Test("A controller that keeps the keyboard on the way to compact is reported, and loses it")
    func kept() throws {
        final class Stubborn: MSMessagesAppViewController {
            let field = UITextField()
            override func viewDidLoad() { view.addSubview(field) }
        }
        let host = TranscriptHost(context: try context()) { Stubborn() }
        try host.openConversation()
        try host.openApp()
        try host.toggleStyle()
        let controller = try #require(host.appController as? Stubborn)
        #expect(controller.field.becomeFirstResponder())
        try host.toggleStyle()
        #expect(!controller.field.isFirstResponder)
        #expect(misuses(host) == [.misuse(.keyboardKeptInCompact)])
    }

    @Test("A balloon takes no text, and the transcript style cannot be requested")
    func balloon() throws {
        let me = UUID(), ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]), context: try context()
        ) { SearchController() }
        try host.receive(liveMessage(), from: ada, as: "live")
        try host.openConversation()
        try host.tapInBalloon("live") { controller in
            (controller as? SearchController)?.field.becomeFirstResponder()
            controller.requestPresentationStyle(.transcript)
        }
        #expect(misuses(host) == [.misuse(.keyboardInBalloon), .misuse(.transcriptStyleRequested)])
        #expect(host.appController == nil)
    }

    @Test("Every broken rule has a mend in its message", arguments: HostRefusal.Misuse.allCases)
    func messages(misuse: HostRefusal.Misuse) {
        let message = HostRefusal.misuse(misuse).message
        #expect(message.contains(";") && (message.contains("call ") || message.contains("insert ")))
    }

    @Test("A request for the style that is there does nothing")
    func sameStyle() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        host.forget()
        try host.host.tapInApp { $0.requestPresentationStyle(.compact) }
        #expect(host.callbacks.isEmpty)
    }

    @Test("What is asked for in a callback comes after it")
    func requestInCallback() throws {
        final class Impatient: MSMessagesAppViewController {
            var styles: [MSMessagesAppPresentationStyle] = []
            override func didBecomeActive(with conversation: MSConversation) {
                requestPresentationStyle(.expanded)
                styles.append(presentationStyle)
            }
            override func viewDidAppear(_ animated: Bool) { styles.append(presentationStyle) }
            override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
                styles.append(self.presentationStyle)
            }
        }
        let host = TranscriptHost(context: try context()) { Impatient() }
        try host.openConversation()
        try host.openApp()
        #expect((host.appController as? Impatient)?.styles == [.compact, .compact, .expanded])
    }

    @Test("The app's view has the area of its style, and its insets")
    func area() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        let view = try #require(host.controllers[0].view)
        let window = host.host.window
        #expect(view.frame.size == window.area(for: .compact).frame.size)
        #expect(view.safeAreaInsets == window.area(for: .compact).safeAreaInsets)
        try host.host.toggleStyle()
        #expect(view.frame.size == window.area(for: .expanded).frame.size)
    }

    @Test("The view of an open app has the width of the phone that is turned")
    func areaOfATurnedPhone() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        var traits = host.host.context.traits
        (traits.transcriptWidth, traits.transcriptHeight) = (874, 402)
        host.host.change(traits)
        let view = try #require(host.controllers[0].view)
        #expect(view.frame.size == CGSize(width: 874, height: host.host.window.metrics.keyboardHeight))
    }
}
