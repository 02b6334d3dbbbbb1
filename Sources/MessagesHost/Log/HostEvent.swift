import Foundation

/// One line of a host's log: what happened, and who did it.
public enum HostEvent: Hashable, Sendable {
    /// The user did something.
    case user(UserAction)
    /// Messages did something.
    case messages(MessagesAction)
    /// Messages called a controller of the app.
    case callback(ControllerCallback, ControllerIdentity)
}

/// Which controller of the app: what it draws, and the how-manieth it is.
public struct ControllerIdentity: Hashable, Sendable {
    /// What the controller draws.
    public let role: ControllerRole
    /// Counts the controllers of a host from 1; no two have the same number.
    public let number: Int
}

/// What a controller draws.
public enum ControllerRole: Hashable, Sendable {
    /// The app in compact or expanded style.
    case app
    /// A balloon of the transcript, by the name of its message.
    case balloon(String)
    /// The staged message in the input field, by its name.
    case draft(String)

    /// The name of the message that a transcript instance draws; nil for the app.
    public var message: String? {
        switch self {
        case .app: nil
        case .balloon(let name), .draft(let name): name
        }
    }
}
