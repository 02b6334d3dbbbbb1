import Foundation
import Support

extension HostEvent {
    /// The source: `user`, `messages`, or a controller as `app #1`.
    public var source: String {
        switch self {
        case .user: "user"
        case .messages: "messages"
        case .callback(_, let controller): controller.description
        }
    }

    /// The event in one line: `opens the app`, `didTransition(to: expanded)`.
    public var action: String {
        switch self {
        case .user(let action): action.description
        case .messages(let action): action.description
        case .callback(let callback, _): callback.description
        }
    }
}

extension HostEvent: CustomStringConvertible {
    /// Source and action: `app #1: viewDidLoad`.
    public var description: String { "\(source): \(action)" }
}

extension ControllerIdentity: CustomStringConvertible {
    /// Role and number: `balloon countdown #2`.
    public var description: String {
        switch role {
        case .app: "app #\(number)"
        case .balloon(let name): "balloon \(name) #\(number)"
        case .draft(let name): "draft \(name) #\(number)"
        }
    }
}

extension ControllerCallback: CustomStringConvertible {
    /// The call with its arguments.
    public var description: String {
        switch self {
        case .willSelect(let message), .didSelect(let message), .didReceive(let message),
            .didStartSending(let message), .didCancelSending(let message):
            "\(name)(\(message))"
        case .willTransition(let style), .didTransition(let style): "\(name)(to: \(style))"
        case .contentSizeThatFits(let offer, let answer):
            "\(name)(\(pointText(offer))) → \(pointText(answer))"
        default: name
        }
    }
}

extension UserAction: CustomStringConvertible {
    /// What the user does, in the present tense.
    public var description: String {
        switch kind {
        case .opensConversation: "opens the conversation"
        case .leavesConversation: "leaves the conversation"
        case .opensApp: "opens the app"
        case .closesApp: "closes the app"
        case .togglesStyle: "touches the chevron"
        case .tapsInApp: "taps in the app"
        case .tapsBalloon(let name): "taps the balloon \(name)"
        case .tapsInBalloon(let name): "taps in the balloon \(name)"
        case .sendsDraft: "touches Send"
        case .cancelsDraft: "touches the X of the draft"
        case .sendsFromCompanionApp(let name): "sends \(name) from the companion app"
        case .cancelsCompanionApp: "cancels the sheet of the companion app"
        case .changesTraits(let changes): "changes " + changes.joined(separator: ", ")
        }
    }
}

extension MessagesAction: CustomStringConvertible {
    /// What Messages does, in the present tense.
    public var description: String {
        switch self {
        case .startsProcess: "starts the app's process"
        case .endsProcess: "ends the app's process"
        case .shows(let controller, .transcript, _): "shows \(controller)"
        case .shows(let controller, let style, let selected):
            "shows \(controller) \(style)" + (selected.map { ", \($0) selected" } ?? "")
        case .places(let controller, let area): "gives \(controller) \(area)"
        case .releases(let controller): "releases \(controller)"
        case .stages(let name): "stages \(name)"
        case .replacesDraft(let old, let new): "stages \(new) in place of \(old)"
        case .insertsSticker(let description): "stages the sticker \"\(description)\""
        case .insertsText(let text): "puts the text \"\(text)\" into the input field"
        case .attaches(let file): "puts the file \(file) into the input field"
        case .clearsDraft(let name): "removes \(name) from the input field, because it is sent"
        case .sends(let name): "sends \(name)"
        case .receives(let name, let sender): "receives \(name) from \(sender)"
        case .collapses(let name, let summary?): "collapses \(name) to \"\(summary)\""
        case .collapses(let name, nil): "collapses \(name) to nothing"
        case .showsSnapshot(let name): "shows a picture of \(name)"
        case .opensURL(let url, let name): "opens \(url.absoluteString) of \(name) in the browser"
        case .handsOff(let name): "hands \(name) over to the phone"
        case .showsKeyboard: "shows the keyboard"
        case .readsTintColor(let name, let color):
            "colours \(name) " + (color.map { "\($0)" } ?? "as the system does")
        case .reports(let name, let finding): "reports \(name): \(finding.message)"
        case .refuses(let refusal): "refuses: \(refusal)"
        }
    }
}

extension HostRefusal: CustomStringConvertible {
    /// The code or the rule, and the fix.
    public var description: String {
        switch self {
        case .error(let code, let message), .sticker(let code, let message):
            "error \(code.rawValue) (\(code)): \(message)"
        case .misuse(let misuse): "\(misuse.rawValue): \(message)"
        }
    }
}

extension PresentationArea: CustomStringConvertible {
    /// The size, the place, and the height that Messages covers, in points: `402 × 301 at (0, 573), the lowest 44
    /// covered`.
    public var description: String {
        let place = "(\(ShortDecimal.points(frame.minX)), \(ShortDecimal.points(frame.minY)))"
        let covered = safeAreaInsets.bottom
        return "\(pointText(frame.size)) at \(place)"
            + (covered > 0 ? ", the lowest \(ShortDecimal.points(covered)) covered" : "")
    }
}

/// `280.67 × 500`.
private func pointText(_ size: CGSize) -> String {
    "\(ShortDecimal.points(size.width)) × \(ShortDecimal.points(size.height))"
}
