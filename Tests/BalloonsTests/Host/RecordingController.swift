import Balloons
import Foundation
import Testing
import ViewLayout

/// A controller that writes down its own callbacks, and what it could read in them.
@MainActor class RecordingController: MSMessagesAppViewController {
    var calls: [String] = ["init"]
    var styleWhenActive: MSMessagesAppPresentationStyle?
    var selectedWhenActive: MSMessage?
    /// What the size function answers to an offer; the offer itself unless set.
    var answer: (CGSize) -> CGSize = { $0 }
    var received: [MSMessage] = []
    var sent: [MSMessage] = []

    override func viewDidLoad() { calls.append("viewDidLoad") }

    override func willBecomeActive(with conversation: MSConversation) {
        calls.append("willBecomeActive")
        styleWhenActive = presentationStyle
        selectedWhenActive = conversation.selectedMessage
    }

    override func didBecomeActive(with conversation: MSConversation) { calls.append("didBecomeActive") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func willResignActive(with conversation: MSConversation) { calls.append("willResignActive") }
    override func didResignActive(with conversation: MSConversation) { calls.append("didResignActive") }
    override func willSelect(_ message: MSMessage, conversation: MSConversation) { calls.append("willSelect") }
    override func didSelect(_ message: MSMessage, conversation: MSConversation) { calls.append("didSelect") }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        calls.append("didReceive")
        received.append(message)
    }

    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        calls.append("didStartSending")
        sent.append(message)
    }

    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        calls.append("didCancelSending")
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        calls.append("willTransition")
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        calls.append("didTransition")
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        calls.append("contentSizeThatFits")
        return answer(size)
    }
}

/// A host whose controllers record, with one other participant.
@MainActor final class RecordingHost {
    /// Every controller that was made, in order.
    var controllers: [RecordingController] = []
    let ada = UUID()
    let me = UUID()
    private(set) var host: TranscriptHost!

    init(app: HostedApp = HostedApp(), traits: TraitCollection = TraitCollection()) throws {
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
    var callbacks: [String] {
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
    var errorCodes: [MSMessageErrorCode] {
        host.log.compactMap { event in
            if case .messages(.refuses(.error(let code, _))) = event { code } else { nil }
        }
    }

    /// The rules that were broken.
    var misuses: [HostRefusal.Misuse] {
        host.log.compactMap { event in
            if case .messages(.refuses(.misuse(let misuse))) = event { misuse } else { nil }
        }
    }

    /// Empties the log of the host and of the controllers.
    func forget() {
        host.clearLog()
        for controller in controllers { controller.calls.removeAll() }
    }
}

/// A message with a template layout.
func templateMessage(
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
func liveMessage(session: MSSession? = nil, summary: String? = "Summary") -> MSMessage {
    let message = session.map { MSMessage(session: $0) } ?? MSMessage()
    let alternate = MSMessageTemplateLayout()
    alternate.caption = "Concert"
    message.layout = MSMessageLiveLayout(alternateLayout: alternate)
    message.summaryText = summary
    return message
}

/// The steps of a launch, as every instance goes through them.
let launch = ["init", "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear"]
/// The steps by which an instance leaves.
let farewell = ["viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive"]
