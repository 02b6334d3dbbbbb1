/// An action of a user in Messages. Messages are named as in the log.
///
/// ```swift
/// try host.sendDraft()
/// for case .user(let action) in host.log { print(action.name, action) }  // sendsDraft touches Send
/// ```
public struct UserAction: Hashable, Sendable {
    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// A stable name, such as `sendsDraft`.
    public var name: String { kind.name }

    /// The kinds of actions.
    package enum Kind: Hashable, Sendable {
        /// Opens the conversation.
        case opensConversation
        /// Goes back to the list of conversations.
        case leavesConversation
        /// Opens the app from the drawer.
        case opensApp
        /// Closes the app: for the keyboard or for another app.
        case closesApp
        /// Touches the chevron between compact and expanded.
        case togglesStyle
        /// Touches something in the compact or expanded app.
        case tapsInApp
        /// Touches a balloon that Messages draws.
        case tapsBalloon(String)
        /// Touches something in a balloon that the app draws.
        case tapsInBalloon(String)
        /// Touches Send beside the input field.
        case sendsDraft
        /// Touches the X of the staged message.
        case cancelsDraft
        /// Sends the sheet of the companion app.
        case sendsFromCompanionApp(String)
        /// Cancels the sheet of the companion app.
        case cancelsCompanionApp
        /// Rotates the device, or changes a setting: the traits that changed, as `width 402 → 874`.
        case changesTraits([String])

        /// The name of the case.
        var name: String {
            switch self {
            case .opensConversation: "opensConversation"
            case .leavesConversation: "leavesConversation"
            case .opensApp: "opensApp"
            case .closesApp: "closesApp"
            case .togglesStyle: "togglesStyle"
            case .tapsInApp: "tapsInApp"
            case .tapsBalloon: "tapsBalloon"
            case .tapsInBalloon: "tapsInBalloon"
            case .sendsDraft: "sendsDraft"
            case .cancelsDraft: "cancelsDraft"
            case .sendsFromCompanionApp: "sendsFromCompanionApp"
            case .cancelsCompanionApp: "cancelsCompanionApp"
            case .changesTraits: "changesTraits"
            }
        }
    }
}
