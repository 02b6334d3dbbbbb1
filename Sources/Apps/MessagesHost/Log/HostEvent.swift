import Foundation

/// An event in a host's log, with its source.
///
/// ```swift
/// host.clearLog()
/// try host.toggleStyle()
/// for event in host.log { print(event) }  // user: touches the chevron, app #1: willTransition(to: expanded), …
/// ```
public enum HostEvent: Hashable, Sendable {
    /// The user did something.
    case user(UserAction)
    /// Messages did something.
    case messages(MessagesAction)
    /// Messages called a controller of the app.
    case callback(ControllerCallback, ControllerIdentity)
}

/// A controller of the app: what it draws, and its number.
///
/// ```swift
/// for case .callback(.initialized, let controller) in host.log {
///     print(controller.number, controller.role.message ?? "the app")
/// }
/// ```
public struct ControllerIdentity: Hashable, Sendable {
    /// What the controller draws.
    public let role: ControllerRole
    /// The number of the controller among those of the host, from 1; unique.
    public let number: Int
}

/// What a controller draws.
///
/// ```swift
/// for case .messages(.releases(let controller)) in host.log where controller.role == .balloon("invitation") {
///     print("the controller of the balloon is released")
/// }
/// ```
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
