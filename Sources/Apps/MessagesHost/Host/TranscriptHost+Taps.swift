import Foundation
import MessagesAPI
import UIKitAPI

/// Touches on balloons.
extension TranscriptHost {
    /// The user touches a balloon of the transcript.
    ///
    /// A template opens the app expanded with the message selected, or selects it in the open app. A live balloon is
    /// the app's own view: Messages does nothing, see ``tapInBalloon(_:_:)`` ("Messages framework header"); one that
    /// is a picture gets its controller again (inferred). On the Mac no iMessage app runs: the balloon opens the
    /// message's URL when a browser can, and nothing otherwise; on the watch the phone takes over ("WWDC 2016, iMessage
    /// Apps and Stickers, Part 2"). Where the app is missing or no app runs, nothing happens (inferred).
    /// - Throws: an error that says why the user cannot do this now.
    public func tapBalloon(_ name: String) throws {
        let entry = try onScreen(name)
        record(.tapsBalloon(name))
        if context.traits.userInterfaceIdiom == .watch {
            record(.handsOff(name))
        } else if context.traits.userInterfaceIdiom == .mac {
            if let url = MessageURL.openedOnMac(history.message(name)?.url) { record(.opensURL(url, of: name)) }
        } else if isLive(history.message(name)) {
            showLive(name)
        } else if canOpenApp, let message = history.message(name) {
            show(seenByApp(message, side: entry.side), named: name, in: .expanded)
        }
        doRequests()
    }

    /// The user touches something in a live balloon, which allows one direct send.
    /// - Parameter action: what the app does in response.
    /// - Throws: an error that says why the user cannot do this now.
    public func tapInBalloon(_ name: String, _ action: (MSMessagesAppViewController) -> Void) throws {
        guard isConversationOpen else { throw HostError.conversationNotOpen }
        guard let instance = instance(of: name) else {
            _ = try onScreen(name)
            throw HostError.noController(name)
        }
        record(.tapsInBalloon(name))
        hasRecentInteraction = true
        run { action(instance.controller) }
        doRequests()
    }

    /// Opens the app with a message selected. In an open app, the selection is reported first and then the
    /// style (iOS 26.3, observed; in 2016 the selection came between the two calls for the style).
    func show(_ message: MSMessage, named name: String, in style: MSMessagesAppPresentationStyle) {
        if let instance = activeApp {
            select(message, named: name, in: instance)
            transition(instance, to: style)
        } else {
            showApp(selected: message, style: style)
        }
    }
}
