import Foundation
import MessagesAPI

/// Why Messages did not do what an app asked for.
///
/// ```swift
/// for case .messages(.refuses(let refusal)) in host.log { print(refusal.message) }
/// let isMisused = host.log.contains(.messages(.refuses(.misuse(.keyboardInCompact))))
/// ```
public enum HostRefusal: Hashable, Sendable {
    /// A call on the conversation failed with a code of the Messages domain.
    case error(MSMessageErrorCode, message: String)
    /// A sticker could not be made: a code of the stickers' domain.
    case sticker(MSMessageErrorCode, message: String)
    /// A call without an error result broke a rule.
    case misuse(Misuse)

    /// A broken rule of iMessage apps.
    public enum Misuse: String, Hashable, Sendable, CaseIterable {
        /// A field requested the keyboard in the compact style, which raises an exception on iOS.
        case keyboardInCompact
        /// A field kept the keyboard during the change to the compact style.
        case keyboardKeptInCompact
        /// A field requested the keyboard in a balloon.
        case keyboardInBalloon
        /// The transcript style was requested.
        case transcriptStyleRequested
        /// `dismiss()` in a balloon does nothing.
        case dismissInBalloon
        /// `UIApplication.shared` opened an address, which no extension can.
        case addressOpenedByExtension
    }

    /// The problem and the fix.
    public var message: String {
        switch self {
        case .error(_, let message), .sticker(_, let message): message
        case .misuse(.keyboardInCompact):
            "the compact style has no keyboard; first call requestPresentationStyle(.expanded), then "
                + "becomeFirstResponder() in didTransition(to: .expanded)"
        case .misuse(.keyboardKeptInCompact):
            "the compact style has no keyboard; call resignFirstResponder() in willTransition(to: .compact)"
        case .misuse(.keyboardInBalloon):
            "a balloon takes no text; call requestPresentationStyle(.expanded) and ask for the text there"
        case .misuse(.transcriptStyleRequested):
            "the transcript style cannot be requested; insert a message with a live layout"
        case .misuse(.dismissInBalloon):
            "dismiss() does nothing in a balloon; call it in the compact or expanded style"
        case .misuse(.addressOpenedByExtension):
            "UIApplication.shared and its openURL are unavailable in an app extension, where Xcode does not compile them; to "
                + "open the containing app, call extensionContext?.open(_:completionHandler:)"
        }
    }
}
