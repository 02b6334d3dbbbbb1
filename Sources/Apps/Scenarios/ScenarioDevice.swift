import Foundation
import MessagesAPI
import MessagesHost
import Scenes
import Typesetting
import UIKitAPI
import ViewLayout

/// One device of a scenario: a host, and the messages on this device.
@MainActor final class ScenarioDevice {
    /// The participant who holds it.
    let viewer: String
    /// An error inside a size function, which cannot throw.
    private(set) var failure: (any Error)?
    private(set) lazy var host = makeHost()
    private let scenario: HostScenario
    private let context: LayoutContext
    private let messages: ScenarioMessages
    private var takenEvents = 0

    init(_ scenario: HostScenario, viewer: String, sessions: [String: MSSession], fonts: FontCascade) {
        self.scenario = scenario
        self.viewer = viewer
        context = LayoutContext(traits: scenario.traits, fonts: fonts)
        messages = ScenarioMessages(scenario, viewer: viewer, sessions: sessions)
    }

    /// The events since the last call.
    func newEvents() -> [HostEvent] {
        defer { takenEvents = host.log.count }
        return Array(host.log[takenEvents...])
    }

    /// Adds a message to the conversation before the scenario starts.
    func restore(_ reference: ScenarioReference) throws {
        try refuseSecond(reference)
        let message = try messages.message(reference.name)
        try host.restore(message, from: message.senderParticipantIdentifier, as: reference.name)
    }

    func perform(_ action: ScenarioStep.Action) throws {
        switch action {
        case .openConversation: try host.openConversation()
        case .leaveConversation: try host.leaveConversation()
        case .openApp: try host.openApp()
        case .closeApp: try host.closeApp()
        case .endProcess: try host.endProcess()
        case .toggleStyle: try host.toggleStyle()
        case .sendDraft: try host.sendDraft()
        case .cancelDraft: try host.cancelDraft()
        case .tapBalloon(let reference): try host.tapBalloon(reference.name)
        case .tapInBalloon(let reference, let actions):
            let calls = try calls(actions)
            try host.tapInBalloon(reference.name, calls)
        case .tapInApp(let actions): try host.tapInApp(try calls(actions))
        case .inApp(let actions): try host.inApp(try calls(actions))
        case .receive(let reference):
            try refuseSecond(reference)
            let message = try messages.message(reference.name)
            try host.receive(message, from: message.senderParticipantIdentifier, as: reference.name)
        case .receiveContent(let content, let sender): try receive(content, from: messages.uuid(of: sender))
        case .sendFromCompanionApp(let reference, let text):
            host.sendFromCompanionApp(try composer(reference, text: text), as: reference?.name)
        case .cancelCompanionApp(let reference): host.cancelCompanionApp(try composer(reference, text: nil))
        case .traits(let traits): host.change(traits)
        case .onOtherDevice: preconditionFailure("the player sends such steps to the other device")
        }
    }

    private func receive(_ content: ScenarioContent, from sender: UUID) throws {
        switch content {
        case .text(let text): try host.receiveText(text, from: sender)
        case .sticker(let reference): try host.receive(messages.sticker(reference.name), from: sender)
        case .attachment(let file): try host.receiveAttachment(file, from: sender)
        }
    }

    private func composer(_ reference: ScenarioReference?, text: String?) throws -> MFMessageComposeViewController {
        let composer = MFMessageComposeViewController(nibName: nil, bundle: nil)
        if let reference {
            try refuseSecond(reference)
            composer.message = try messages.message(reference.name)
        }
        composer.body = text
        return composer
    }

    /// The calls of the app on its controller. Messages are made before any call.
    private func calls(_ actions: [ScenarioStep.AppAction]) throws -> (MSMessagesAppViewController) -> Void {
        let calls = try actions.map(call)
        return { controller in
            guard let controller = controller as? ScriptedController else { return }
            for call in calls { call(controller) }
        }
    }

    private func call(_ action: ScenarioStep.AppAction) throws -> (ScriptedController) -> Void {
        switch action {
        case .insert(let reference):
            let message = try newMessage(reference)
            return { $0.conversation?.insert(message) }
        case .send(let reference):
            let message = try newMessage(reference)
            return { $0.conversation?.send(message) }
        case .insertText(let text): return { $0.conversation?.insertText(text) }
        case .sendText(let text): return { $0.conversation?.sendText(text) }
        case .insertSticker(let reference):
            return try withSticker(reference) { $0?.insert($1) }
        case .sendSticker(let reference):
            return try withSticker(reference) { $0?.send($1) }
        case .insertAttachment(let file):
            return { $0.conversation?.insertAttachment(file.url, withAlternateFilename: file.name) }
        case .sendAttachment(let file):
            return { $0.conversation?.sendAttachment(file.url, withAlternateFilename: file.name) }
        case .request(let style): return { $0.requestPresentationStyle(style) }
        case .dismiss: return { $0.dismiss() }
        case .askForKeyboard: return { $0.askForKeyboard() }
        }
    }

    /// Calls the controller with a sticker. An invalid sticker is refused when the app makes it.
    private func withSticker(
        _ reference: ScenarioReference, _ call: @escaping (MSConversation?, MSSticker) -> Void
    ) throws -> (ScriptedController) -> Void {
        do {
            let sticker = try messages.sticker(reference.name)
            return { call($0.conversation, sticker) }
        } catch let error as NSError where error.domain == MSStickersErrorDomain {
            let code = MSMessageErrorCode(rawValue: error.code) ?? .unknown
            return { [host] _ in host.refuse(.sticker(code, message: error.localizedDescription)) }
        }
    }

    private func newMessage(_ reference: ScenarioReference) throws -> MSMessage {
        try refuseSecond(reference)
        return try messages.message(reference.name)
    }

    private func refuseSecond(_ reference: ScenarioReference) throws {
        guard host.entries.contains(where: { $0.name == reference.name }) else { return }
        throw SceneError(
            file: scenario.file, place: reference.place,
            message: "\(reference.name) is already in the conversation", fix: "declare another message")
    }

    /// The host outlives the run and needs the device for sizes, so it keeps the device.
    private func makeHost() -> TranscriptHost {
        let host = TranscriptHost(app: scenario.app, participants: messages.participants, context: context) { [self] in
            ScriptedController { [self] in contentSize(of: $0, offered: $1, traits: $2) }
        }
        if !scenario.metrics.isEmpty {
            host.metrics = scenario.metrics.applied(
                to: .standard(for: scenario.traits.userInterfaceIdiom, on: scenario.traits.receiver))
        }
        return host
    }

    private func contentSize(of name: String, offered offer: CGSize, traits: TraitCollection) -> CGSize {
        do {
            var context = context
            context.traits = traits
            guard case .live(let live)? = try messages.layout(name, for: traits)?.content else {
                return offer
            }
            return try live.contentSizeThatFits(offer, in: context)
        } catch {
            failure = error
            return offer
        }
    }
}
