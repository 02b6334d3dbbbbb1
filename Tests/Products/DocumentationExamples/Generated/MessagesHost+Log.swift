// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_ControllerCallback_1() async throws {
        for case .callback(.contentSizeThatFits(let offer, let answer), _) in host.log {
            print(answer.height <= offer.height)
        }
        for case .callback(let callback, _) in host.log { print(callback.name, callback.message ?? "") }
    }

    func example_HostEvent_1() async throws {
        host.clearLog()
        try host.toggleStyle()
        for event in host.log { print(event) }  // user: touches the chevron, app #1: willTransition(to: expanded), …
    }

    func example_HostEvent_ControllerIdentity_1() async throws {
        for case .callback(.initialized, let controller) in host.log {
            print(controller.number, controller.role.message ?? "the app")
        }
    }

    func example_HostEvent_ControllerRole_1() async throws {
        for case .messages(.releases(let controller)) in host.log where controller.role == .balloon("invitation") {
            print("the controller of the balloon is released")
        }
    }

    func example_HostRefusal_1() async throws {
        for case .messages(.refuses(let refusal)) in host.log { print(refusal.message) }
        let isMisused = host.log.contains(.messages(.refuses(.misuse(.keyboardInCompact))))
        _ = isMisused
    }

    func example_MessagesAction_1() async throws {
        let isSent = host.log.contains(.messages(.sends("invitation")))
        for case .messages(.reports(let message, let finding)) in host.log { print(message, finding.kind) }
        _ = isSent
    }

    func example_UserAction_1() async throws {
        try host.sendDraft()
        for case .user(let action) in host.log { print(action.name, action) }  // sendsDraft touches Send
    }
}
