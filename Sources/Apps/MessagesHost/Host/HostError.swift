import ViewLayout

/// Why a host cannot do an action of its user: nobody can touch something that is not on the screen.
package enum HostError: Error, Hashable, Sendable {
    /// The conversation is not open.
    case conversationNotOpen
    /// The conversation is open already.
    case conversationAlreadyOpen
    /// iMessage apps do not run on this system.
    case appsDoNotRun(ReceiverSystem)
    /// The viewer does not have the app.
    case appNotInstalled
    /// The app is not open in compact or expanded style.
    case appNotOpen
    /// The app is open in compact or expanded style already.
    case appAlreadyOpen
    /// The app's process does not run.
    case processNotRunning
    /// The process cannot end while these controllers, by role and number, are on the screen.
    case processInUse(by: [String])
    /// There is no such balloon on the screen.
    case noBalloon(String, onScreen: [String])
    /// The balloon is drawn by Messages, or its app is not running.
    case noController(String)
    /// No message is staged.
    case nothingStaged
    /// The input field cannot be reached in the expanded style.
    case inputFieldCovered
    /// The sender is not a participant of the conversation.
    case notParticipant
}

extension HostError: CustomStringConvertible {
    /// The problem and the fix.
    package var description: String {
        switch self {
        case .conversationNotOpen: "the conversation is not open; open it first"
        case .conversationAlreadyOpen: "the conversation is already open; leave it first"
        case .appsDoNotRun(.macos), .appsDoNotRun(.watchos):
            "iMessage apps do not run on a \(self == .appsDoNotRun(.macos) ? "mac" : "watch"); look at the conversation "
                + "on a phone or a pad"
        case .appsDoNotRun(let system):
            "iMessage apps do not run on \(system.rawValue); set the trait receiver to ios27, ios26 or ios10"
        case .appNotInstalled: "the app is not installed on this device; set the trait hasApp to true"
        case .appNotOpen:
            "the app is not open in compact or expanded style; open it, tap the balloon of a template, or have a live "
                + "balloon request a style first"
        case .appAlreadyOpen: "the app is already open; close it first"
        case .processNotRunning: "the app's process is not running; open the app or tap a balloon first"
        case .processInUse(let controllers):
            "the process cannot end with \(controllers.joined(separator: ", ")) on the screen; close the app or leave "
                + "the conversation first"
        case .noBalloon(let name, let onScreen):
            "there is no balloon \"\(name)\" on the screen"
                + (onScreen.isEmpty ? "" : " (there: \(onScreen.joined(separator: ", ")))")
        case .noController(let name): "no controller draws the balloon \"\(name)\"; tap the balloon itself"
        case .nothingStaged: "no message is staged; insert one first"
        case .inputFieldCovered: "the expanded style covers the input field; go back to compact first"
        case .notParticipant: "the sender is not in the conversation; name one of its remote participants"
        }
    }
}
