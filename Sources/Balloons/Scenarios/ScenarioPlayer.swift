import Foundation
import Typesetting
import ViewLayout

/// Plays a scenario with a host.
@MainActor final class ScenarioPlayer {
    private let scenario: HostScenario
    private let context: LayoutContext
    private let messages: ScenarioMessages
    /// What went wrong inside a size function, which cannot throw.
    private var failure: (any Error)?
    private lazy var host = makeHost()

    init(_ scenario: HostScenario, fonts: FontCascade) {
        self.scenario = scenario
        context = LayoutContext(traits: scenario.traits, fonts: fonts)
        messages = ScenarioMessages(scenario)
    }

    /// The host when the last step is done, or the first that cannot be.
    func play() -> ScenarioRun {
        do {
            try performAll()
            return ScenarioRun(host: host, failure: nil)
        } catch {
            return ScenarioRun(host: host, failure: error)
        }
    }

    private func performAll() throws {
        for reference in scenario.transcript {
            try at(reference.place) {
                try refuseSecond(reference)
                let message = try messages.message(reference.name)
                try host.restore(message, from: message.senderParticipantIdentifier, as: reference.name)
            }
        }
        for step in scenario.steps { try at(step.place) { try perform(step.action) } }
    }

    /// Names the place of a step in what went wrong.
    private func at(_ place: ScenePlace, _ body: () throws -> Void) throws {
        do {
            try body()
            if let failure { throw failure }
        } catch let error as SceneError {
            throw error
        } catch let error as NSError where error.domain == MSMessagesErrorDomain {
            throw SceneError(file: scenario.file, place: place, message: error.localizedDescription)
        } catch let error as TypesettingError {
            throw error
        } catch {
            throw SceneError(file: scenario.file, place: place, message: "\(error)")
        }
    }

    private func perform(_ action: ScenarioStep.Action) throws {
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
        case .traits(let traits): host.change(traits)
        }
    }

    /// What the app calls on its controller. Messages are made before any call.
    private func calls(_ actions: [ScenarioStep.AppAction]) throws -> (MSMessagesAppViewController) -> Void {
        let calls = try actions.map { action -> (ScriptedController) -> Void in
            switch action {
            case .insert(let reference):
                try refuseSecond(reference)
                let message = try messages.message(reference.name)
                return { $0.conversation?.insert(message) }
            case .send(let reference):
                try refuseSecond(reference)
                let message = try messages.message(reference.name)
                return { $0.conversation?.send(message) }
            case .insertText(let text): return { $0.conversation?.insertText(text) }
            case .sendText(let text): return { $0.conversation?.sendText(text) }
            case .request(let style): return { $0.requestPresentationStyle(style) }
            case .dismiss: return { $0.dismiss() }
            case .askForKeyboard: return { $0.askForKeyboard() }
            }
        }
        return { controller in
            guard let controller = controller as? ScriptedController else { return }
            for call in calls { call(controller) }
        }
    }

    private func refuseSecond(_ reference: ScenarioReference) throws {
        guard host.entries.contains(where: { $0.name == reference.name }) else { return }
        throw SceneError(
            file: scenario.file, place: reference.place,
            message: "\(reference.name) is in the conversation already; declare another message")
    }

    /// The host outlives the run, and what it asks for sizes must live as long: it keeps its player.
    private func makeHost() -> TranscriptHost {
        TranscriptHost(app: scenario.app, participants: messages.participants, context: context) { [self] in
            ScriptedController { [self] in contentSize(of: $0, offered: $1, traits: $2) }
        }
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
