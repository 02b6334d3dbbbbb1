import Foundation
import MessagesAPI
import UIKitAPI

/// The app in compact and expanded style.
extension TranscriptHost {
    /// Whether the input field can be seen and reached: not under an expanded app.
    public var isInputFieldVisible: Bool { activeApp?.controller.presentationStyle != .expanded }

    /// The user opens the app from the drawer: compact, with no message selected.
    /// - Throws: an error when the conversation is not open, the app is open already, no apps run on the receiver, or
    ///   the viewer does not have the app.
    public func openApp() throws {
        guard isConversationOpen else { throw HostError.conversationNotOpen }
        guard context.traits.receiver.runsApps else { throw HostError.appsDoNotRun(context.traits.receiver) }
        guard context.traits.hasApp else { throw HostError.appNotInstalled }
        guard activeApp == nil else { throw HostError.appAlreadyOpen }
        record(.opensApp)
        showApp(selected: nil, style: .compact)
        doRequests()
    }

    /// The user puts the app away. Its process runs on in the background until ``endProcess()``.
    /// - Throws: an error when the app is not open.
    public func closeApp() throws {
        guard let instance = activeApp else { throw HostError.appNotOpen }
        record(.closesApp)
        putAway(instance)
        doRequests()
    }

    /// The user touches the chevron.
    /// - Throws: an error when the app is not open.
    public func toggleStyle() throws {
        guard let instance = activeApp else { throw HostError.appNotOpen }
        record(.togglesStyle)
        transition(instance, to: instance.controller.presentationStyle == .compact ? .expanded : .compact)
        doRequests()
    }

    /// The user touches something in the app, which allows one direct send.
    /// - Parameter action: what the app does then.
    /// - Throws: an error when the app is not open.
    public func tapInApp(_ action: (MSMessagesAppViewController) -> Void = { _ in }) throws {
        guard let instance = activeApp else { throw HostError.appNotOpen }
        record(.tapsInApp)
        hasRecentInteraction = true
        run { action(instance.controller) }
        doRequests()
    }

    /// The app does something by itself, as when a timer fires; also in the background, while its process runs.
    /// - Throws: an error when the app's process does not run.
    public func inApp(_ action: (MSMessagesAppViewController) -> Void) throws {
        guard let instance = appInstance else { throw HostError.appNotOpen }
        run { action(instance.controller) }
        doRequests()
    }

    // MARK: - Inside

    /// Takes the app from the screen, as the user or `dismiss()` asks; `dismiss()` leaves the keyboard in its place.
    func putAway(_ instance: ControllerInstance, showsKeyboard: Bool = false) {
        resign(instance)
        // A touch in what was put away is no recent one. Inferred.
        hasRecentInteraction = false
        if showsKeyboard { record(.showsKeyboard) }
        showDraft()
    }

    func showApp(selected: MSMessage?, style: MSMessagesAppPresentationStyle) {
        // An instance that resigned is never used again: the next activation has its own.
        release(appInstance)
        appInstance = nil
        appInstance = bringUp(.app, selected: selected, style: style)
    }

    /// Changes the style of the app, which is told before and after.
    func transition(_ instance: ControllerInstance, to style: MSMessagesAppPresentationStyle) {
        let controller = instance.controller
        guard instance.isActive, controller.presentationStyle != style else { return }
        call(.willTransition(to: style), of: instance) { $0.willTransition(to: style) }
        if style == .compact, let responder = controller.firstResponder, responder.isFirstResponder {
            responder.resignFirstResponder()
            record(.refuses(.misuse(.keyboardKeptInCompact)))
        }
        controller.presentationStyle = style
        fit(instance)
        call(.didTransition(to: style), of: instance) { $0.didTransition(to: style) }
        showDraft()
    }
}
