import BalloonCommands
import Foundation
import MessagesAPI
import MessagesHost
import Scenarios
import Scenes
import ViewLayout

/// What `host` prints for one scenario. The keys of its JSON are a contract.
struct PlayedScenario {
    let scenario: String
    /// All events, or those up to the step that failed.
    let events: [ScenarioEvent]
    /// Why the scenario ended early; nil when all steps are done.
    let failure: (any Error)?

    /// The log, one line per event with its source; in mirrored conversations also with the device.
    var text: String {
        let isMirrored = events.contains { $0.device != nil }
        var table = TextTable((isMirrored ? [.init("device")] : []) + [.init("who"), .init("what")])
        for event in events {
            table.append((isMirrored ? [event.device ?? ""] : []) + [event.event.source, event.event.action])
        }
        return table.text
    }
}

extension PlayedScenario: Encodable {
    private enum CodingKeys: String, CodingKey { case scenario, events, error }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(scenario, forKey: .scenario)
        try container.encode(events.map(PlayedEvent.init), forKey: .events)
        try container.encodeIfPresent(failure.map { "\($0)" }, forKey: .error)
    }
}

/// One event of `host --json`. Properties without a value are omitted.
struct PlayedEvent: Encodable {
    /// Who holds the device, in mirrored conversations.
    var device: String?
    /// `user`, `messages` or `controller`.
    var source: String
    /// The case: `opensApp`, `stages`, `didSelect`.
    var event: String
    /// The line of the text log.
    var text: String
    var controller: Controller?
    /// The message that the event is about.
    var message: String?
    /// The style of a transition, or the presentation style of a controller.
    var style: String?
    /// Where the app is on the screen, and how far Messages covers its edges.
    var area: Area?
    /// The size that a size function was offered, and the size that it returned.
    var offer, answer: Size?
    /// Why a request was refused.
    var refusal: Refusal?

    struct Controller: Encodable {
        let role: String
        let message: String?
        let number: Int
    }

    struct Size: Encodable {
        let width, height: Double

        /// JSON has no infinity and no NaN: such a length is 0, and the log reports it.
        init(_ size: CGSize) {
            width = size.width.isFinite ? MeasuredScene.rounded(size.width) : 0
            height = size.height.isFinite ? MeasuredScene.rounded(size.height) : 0
        }
    }

    struct Area: Encodable {
        let frame: MeasuredScene.Frame
        let safeAreaInsets: Insets

        struct Insets: Encodable { let top, left, bottom, right: Double }
    }

    struct Refusal: Encodable {
        let domain: String?
        let code: Int?
        let rule: String?
        let message: String
    }

    init(_ played: ScenarioEvent) {
        device = played.device
        text = played.event.action
        switch played.event {
        case .user(let action):
            (source, self.event) = ("user", action.name)
            switch action.kind {
            case .tapsBalloon(let name), .tapsInBalloon(let name), .sendsFromCompanionApp(let name): message = name
            default: break
            }
        case .messages(let action):
            (source, self.event, message) = ("messages", action.name, action.message)
            switch action {
            case .refuses(let refusal): self.refusal = Refusal(refusal)
            case .shows(let identity, let style, _):
                controller = Controller(identity)
                self.style = "\(style)"
            case .places(let identity, let area):
                controller = Controller(identity)
                self.area = Area(area)
            case .releases(let identity): controller = Controller(identity)
            default: break
            }
        case .callback(let callback, let identity):
            (source, self.event, message) = ("controller", callback.name, callback.message)
            controller = Controller(identity)
            switch callback {
            case .willTransition(let style), .didTransition(let style): self.style = "\(style)"
            case .contentSizeThatFits(let offer, let answer):
                self.offer = Size(offer)
                self.answer = Size(answer)
            default: break
            }
        }
    }
}

extension PlayedEvent.Controller {
    init(_ identity: ControllerIdentity) {
        message = identity.role.message
        number = identity.number
        switch identity.role {
        case .app: role = "app"
        case .balloon: role = "balloon"
        case .draft: role = "draft"
        }
    }
}

extension PlayedEvent.Area {
    init(_ area: PresentationArea) {
        frame = MeasuredScene.Frame(area.frame)
        let insets = area.safeAreaInsets
        safeAreaInsets = Insets(
            top: MeasuredScene.rounded(insets.top), left: MeasuredScene.rounded(insets.left),
            bottom: MeasuredScene.rounded(insets.bottom), right: MeasuredScene.rounded(insets.right))
    }
}

extension PlayedEvent.Refusal {
    init(_ refusal: HostRefusal) {
        message = refusal.message
        switch refusal {
        case .error(let code, _): (domain, self.code, rule) = (MSMessagesErrorDomain, code.rawValue, nil)
        case .sticker(let code, _): (domain, self.code, rule) = (MSStickersErrorDomain, code.rawValue, nil)
        case .misuse(let misuse): (domain, code, rule) = (nil, nil, misuse.rawValue)
        }
    }
}
