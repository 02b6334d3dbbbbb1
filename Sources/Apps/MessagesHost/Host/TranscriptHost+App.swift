import Foundation
import MessagesAPI
import UIKitAPI

/// The app in compact and expanded style.
extension TranscriptHost {
    /// Whether the input field is visible and can be touched: it is not behind an expanded app.
    public var isInputFieldVisible: Bool { activeApp?.controller.presentationStyle != .expanded }

    /// The user opens the app from the drawer: compact, without a selected message.
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

    /// The user closes the app. Its process continues in the background until ``endProcess()``.
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
    /// - Parameter action: what the app does in response.
    /// - Throws: an error when the app is not open.
    public func tapInApp(_ action: (MSMessagesAppViewController) -> Void = { _ in }) throws {
        guard let instance = activeApp else { throw HostError.appNotOpen }
        record(.tapsInApp)
        hasRecentInteraction = true
        run { action(instance.controller) }
        doRequests()
    }

    /// The app does something without a touch, for example when a timer fires; also in the background, while its
    /// process runs.
    /// - Throws: an error when the app's process does not run.
    public func inApp(_ action: (MSMessagesAppViewController) -> Void) throws {
        guard let instance = appInstance else { throw HostError.appNotOpen }
        run { action(instance.controller) }
        doRequests()
    }

    // MARK: - Inside

    /// Removes the app from the screen, as the user or `dismiss()` requests; after `dismiss()` the keyboard is shown
    /// instead.
    func putAway(_ instance: ControllerInstance, showsKeyboard: Bool = false) {
        resign(instance)
        // A touch in a closed app does not count as recent. Inferred.
        hasRecentInteraction = false
        if showsKeyboard { record(.showsKeyboard) }
        showDraft()
    }

    func showApp(selected: MSMessage?, style: MSMessagesAppPresentationStyle) {
        // An instance that resigned is never used again: the next activation makes another.
        release(appInstance)
        appInstance = nil
        appInstance = bringUp(.app, selected: selected, style: style)
    }

    /// Changes the style of the app, and calls it before and after.
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
