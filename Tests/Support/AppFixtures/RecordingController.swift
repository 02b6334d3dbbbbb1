import Foundation
import MessagesAPI
import MessagesHost
import ViewLayout

/// A controller that logs its own callbacks, and the state that it could read in them.
@MainActor package class RecordingController: MSMessagesAppViewController {
    package var calls: [String] = ["init"]
    package var styleWhenActive: MSMessagesAppPresentationStyle?
    package var selectedWhenActive: MSMessage?
    /// The answer of the size function to an offer; by default the offer itself.
    package var answer: (CGSize) -> CGSize = { $0 }
    package var received: [MSMessage] = []
    package var sent: [MSMessage] = []

    package override func viewDidLoad() { calls.append("viewDidLoad") }

    package override func willBecomeActive(with conversation: MSConversation) {
        calls.append("willBecomeActive")
        styleWhenActive = presentationStyle
        selectedWhenActive = conversation.selectedMessage
    }

    package override func didBecomeActive(with conversation: MSConversation) { calls.append("didBecomeActive") }
    package override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    package override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    package override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    package override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    package override func willResignActive(with conversation: MSConversation) { calls.append("willResignActive") }
    package override func didResignActive(with conversation: MSConversation) { calls.append("didResignActive") }
    package override func willSelect(_ message: MSMessage, conversation: MSConversation) { calls.append("willSelect") }
    package override func didSelect(_ message: MSMessage, conversation: MSConversation) { calls.append("didSelect") }

    package override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        calls.append("didReceive")
        received.append(message)
    }

    package override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        calls.append("didStartSending")
        sent.append(message)
    }

    package override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        calls.append("didCancelSending")
    }

    package override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        calls.append("willTransition")
    }

    package override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        calls.append("didTransition")
    }

    package override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        calls.append("contentSizeThatFits")
        return answer(size)
    }
}

/// A host with one other participant, whose controllers log their callbacks.
@MainActor package final class RecordingHost {
    /// Every controller that was made, in order.
    package var controllers: [RecordingController] = []
    package let ada = UUID()
    package let me = UUID()
    package private(set) var host: TranscriptHost!

    package init(app: HostedApp = HostedApp(), traits: TraitCollection = TraitCollection()) throws {
        host = TranscriptHost(
            app: app,
            participants: HostParticipants(local: me, remote: [ada], names: [ada: "Ada Lovelace", me: "Ben"]),
            context: try context(traits)
        ) { [unowned self] in
            let controller = RecordingController()
            controllers.append(controller)
            return controller
        }
    }

    /// The callbacks in the log, as `role: callback`, without arguments.
    package var callbacks: [String] {
        host.log.compactMap { event in
            guard case .callback(let callback, let controller) = event else { return nil }
            switch controller.role {
            case .app: return "app: \(callback.name)"
            case .balloon(let name): return "\(name): \(callback.name)"
            case .draft(let name): return "draft \(name): \(callback.name)"
            }
        }
    }

    /// The codes of the errors that conversation calls returned.
    package var errorCodes: [MSMessageErrorCode] {
        host.log.compactMap { event in
            if case .messages(.refuses(.error(let code, _))) = event { code } else { nil }
        }
    }

    /// The rules that were broken.
    package var misuses: [HostRefusal.Misuse] {
        host.log.compactMap { event in
            if case .messages(.refuses(.misuse(let misuse))) = event { misuse } else { nil }
        }
    }

    /// Empties the log of the host and of the controllers.
    package func forget() {
        host.clearLog()
        for controller in controllers { controller.calls.removeAll() }
    }
}

/// A message with a template layout.
package func templateMessage(
    _ caption: String? = "Dinner", session: MSSession? = nil, summary: String? = "Summary"
) -> MSMessage {
    let message = session.map { MSMessage(session: $0) } ?? MSMessage()
    let layout = MSMessageTemplateLayout()
    layout.caption = caption
    message.layout = layout
    message.summaryText = summary
    return message
}

/// A message with a live layout.
package func liveMessage(session: MSSession? = nil, summary: String? = "Summary") -> MSMessage {
    let message = session.map { MSMessage(session: $0) } ?? MSMessage()
    let alternate = MSMessageTemplateLayout()
    alternate.caption = "Concert"
    message.layout = MSMessageLiveLayout(alternateLayout: alternate)
    message.summaryText = summary
    return message
}

/// The steps of a launch, which every instance goes through.
package let launch = ["init", "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear"]
/// The steps with which an instance ends.
package let farewell = ["viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive"]
