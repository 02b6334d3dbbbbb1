import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// Calls the app and handles its requests.
extension TranscriptHost {
    /// Calls a method of a controller, with the viewer's traits as the current ones.
    func call(
        _ callback: ControllerCallback, of instance: ControllerInstance,
        _ body: (MSMessagesAppViewController) -> Void
    ) {
        log.append(.callback(callback, instance.identity))
        run { body(instance.controller) }
    }

    /// Runs the app's code. Its requests are handled afterwards.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let opened = UIApplication.shared.openedURLs.count
        callDepth += 1
        defer {
            callDepth -= 1
            refuseAddresses(openedSince: opened)
        }
        return try AppRun.$current.withValue(run) { try CurrentViewer.run(in: context, body) }
    }

    /// Logs that the app's code opened addresses in the outermost call. It was answered with false.
    private func refuseAddresses(openedSince count: Int) {
        guard callDepth == 0, UIApplication.shared.openedURLs.count > count else { return }
        requests.append { self.record(.refuses(.misuse(.addressOpenedByExtension))) }
    }

    /// Handles a request of the app: now, or after the callback in which it was made.
    func enqueue(_ request: @escaping @MainActor () -> Void) {
        requests.append(request)
        doRequests()
    }

    /// Handles the app's requests in order; requests that they cause come after them.
    func doRequests() {
        while callDepth == 0, !requests.isEmpty { requests.removeFirst()() }
        guard callDepth == 0 else { return }
        // The app's code has returned: its changes are laid out, and controllers whose views appeared are called.
        activeApp?.window.map { window in run { window.settle() } }
        while !requests.isEmpty { requests.removeFirst()() }
    }

    // MARK: - Instances

    /// Makes a controller and shows it, up to the appearance callbacks.
    /// - Parameter becomesActive: false for one that only appears, and has no conversation.
    func bringUp(
        _ role: ControllerRole, selected: MSMessage?, style: MSMessagesAppPresentationStyle, becomesActive: Bool = true
    ) -> ControllerInstance {
        if !isProcessRunning {
            isProcessRunning = true
            record(.startsProcess)
        }
        controllerCount += 1
        record(.shows(ControllerIdentity(role: role, number: controllerCount), style, selected: selected?.logName))
        let instance = ControllerInstance(
            identity: ControllerIdentity(role: role, number: controllerCount), controller: run(makeController),
            conversation: MSConversation(
                local: participants.local, remote: participants.remote, selectedMessage: selected, host: self))
        instance.becameActive = becomesActive
        let controller = instance.controller
        controller.host = self
        controller.traits = context.traits
        controller.presentationStyle = style
        controller.presentationContext = app.presentationContext
        for step in LiveLifeCycleEvent.allCases {
            guard let callback = ControllerCallback(step), becomesActive || !step.isOfActivation else { continue }
            if step == .willBecomeActive { controller.activeConversation = instance.conversation }
            call(callback, of: instance) {
                _ = $0.perform(step, offer: .zero, conversation: instance.conversation)
            }
            if step == .viewDidLoad { fit(instance) }
            if step == .viewWillAppear { putOnScreen(instance) }
        }
        return instance
    }

    /// Removes a controller from the screen. It resigns last, when it can still use the conversation.
    func resign(_ instance: ControllerInstance) {
        guard instance.isActive else { return }
        call(.viewWillDisappear, of: instance) { $0.willDisappear() }
        call(.viewDidDisappear, of: instance) { $0.didDisappear() }
        if instance.becameActive {
            call(.willResignActive, of: instance) { $0.willResignActive(with: instance.conversation) }
        }
        instance.isActive = false
        instance.conversation.gate.leaveScreen()
        if instance.becameActive {
            call(.didResignActive, of: instance) { $0.didResignActive(with: instance.conversation) }
        }
        instance.controller.activeConversation = nil
    }

    /// Releases a controller that resigned.
    func release(_ instance: ControllerInstance?) {
        guard let instance else { return }
        instance.controller.host = nil
        record(.releases(instance.identity))
    }

    /// Releases the controller of a balloon.
    func takeDown(_ name: String) {
        guard let instance = balloonInstances[name] else { return }
        resign(instance)
        balloonInstances[name] = nil
        release(instance)
    }

    func takeDownDraft() {
        guard let instance = draftInstance else { return }
        resign(instance)
        draftInstance = nil
        release(instance)
    }

    /// Gives a balloon's view the offered size before it returns its own, and the app's view its
    /// place on the screen. Both are in a window and are laid out before they appear, as on iOS.
    private func putOnScreen(_ instance: ControllerInstance) {
        if instance.identity.role == .app {
            let area = window.area(for: instance.controller.presentationStyle, linkedSystem: app.linkedSystem)
            run { instance.window = instance.controller.putOnScreen(area.frame.size) }
            return
        }
        guard let name = instance.identity.role.message else { return }
        let isDraft = instance.identity.role == .draft(name)
        guard let message = isDraft ? draft.message : history.message(name) else { return }
        let layout = try? layout(of: message, side: history[name]?.side ?? .outgoing, isDraft: isDraft)
        guard let offer = layout?.offer(for: context.traits) else { return }
        run { instance.window = instance.controller.putOnScreen(offer) }
    }

    /// Gives the app's view its place on the screen; a balloon's view has the size that it returned.
    func fit(_ instance: ControllerInstance) {
        guard instance.identity.role == .app, let view = instance.controller.viewIfLoaded else { return }
        let area = window.area(for: instance.controller.presentationStyle, linkedSystem: app.linkedSystem)
        let place = CGRect(origin: .zero, size: area.frame.size)
        instance.window?.frame = place
        view.frame = place
        view.safeAreaInsets = area.safeAreaInsets
        if instance.window != nil { run { view.layoutIfNeeded() } }
        guard area != instance.area else { return }
        instance.area = area
        record(.places(instance.identity, area))
    }
}
