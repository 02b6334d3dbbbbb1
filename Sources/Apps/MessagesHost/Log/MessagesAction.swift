import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

/// What Messages does. Messages are named as in the log.
///
/// ```swift
/// let isSent = host.log.contains(.messages(.sends("invitation")))
/// for case .messages(.reports(let message, let finding)) in host.log { print(message, finding.kind) }
/// ```
public enum MessagesAction: Hashable, Sendable {
    /// The app's process starts.
    case startsProcess
    /// The app's process ends, and with it all controllers.
    case endsProcess
    /// A controller is made to be shown in a style, with a message selected or none.
    case shows(ControllerIdentity, MSMessagesAppPresentationStyle, selected: String?)
    /// The app's view gets a place on the screen.
    case places(ControllerIdentity, PresentationArea)
    /// A controller is released.
    case releases(ControllerIdentity)
    /// A message is put into the input field.
    case stages(String)
    /// A message replaces the one in the input field.
    case replacesDraft(String, with: String)
    /// A sticker is put into the input field, or into the camera's picture; with its description.
    case insertsSticker(String)
    /// A text is put into the input field.
    case insertsText(String)
    /// A file is put into the input field.
    case attaches(String)
    /// A staged message is removed from the input field, because the app sends it directly.
    case clearsDraft(String)
    /// Content is sent.
    case sends(String)
    /// A message is received, with the viewer's name for its sender.
    case receives(String, from: String)
    /// An older message of a session collapses to its summary with names inserted; without a summary it becomes
    /// invisible.
    case collapses(String, summary: String?)
    /// There are too many live balloons, so this one becomes a picture.
    case showsSnapshot(String)
    /// The URL of a message opens in the browser, as on the Mac.
    case opensURL(URL, of: String)
    /// A balloon on the watch is opened on the phone.
    case handsOff(String)
    /// The keyboard replaces the app.
    case showsKeyboard
    /// The background of a balloon was read again; nil is the system's.
    case readsTintColor(String, UIColor?)
    /// Something about a balloon that its author should know.
    case reports(String, Finding)
    /// Messages refused a request of the app.
    case refuses(HostRefusal)

    /// The name of the case.
    public var name: String {
        switch self {
        case .startsProcess: "startsProcess"
        case .endsProcess: "endsProcess"
        case .shows: "shows"
        case .places: "places"
        case .releases: "releases"
        case .stages: "stages"
        case .replacesDraft: "replacesDraft"
        case .insertsSticker: "insertsSticker"
        case .insertsText: "insertsText"
        case .attaches: "attaches"
        case .clearsDraft: "clearsDraft"
        case .sends: "sends"
        case .receives: "receives"
        case .collapses: "collapses"
        case .showsSnapshot: "showsSnapshot"
        case .opensURL: "opensURL"
        case .handsOff: "handsOff"
        case .showsKeyboard: "showsKeyboard"
        case .readsTintColor: "readsTintColor"
        case .reports: "reports"
        case .refuses: "refuses"
        }
    }

    /// The name of the message it is about; nil for none.
    public var message: String? {
        switch self {
        case .stages(let name), .replacesDraft(_, with: let name), .clearsDraft(let name), .sends(let name),
            .receives(let name, _),
            .collapses(let name, _), .showsSnapshot(let name), .readsTintColor(let name, _), .reports(let name, _),
            .opensURL(_, of: let name), .handsOff(let name):
            name
        case .shows(_, _, let selected): selected
        case .releases(let controller): controller.role.message
        default: nil
        }
    }
}
