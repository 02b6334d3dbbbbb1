import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// How the host calls the app and takes its requests.
extension TranscriptHost {
    /// Calls a callback of a controller, with the viewer's traits as the current ones.
    func call(
        _ callback: ControllerCallback, of instance: ControllerInstance,
        _ body: (MSMessagesAppViewController) -> Void
    ) {
        log.append(.callback(callback, instance.identity))
        run { body(instance.controller) }
    }

    /// Runs the app's code. What it asks for comes after it.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        callDepth += 1
        defer { callDepth -= 1 }
        return try CurrentViewer.run(in: context, body)
    }

    /// Does what the app asked for: now, or after the callback in which it did.
    func enqueue(_ request: @escaping @MainActor () -> Void) {
        requests.append(request)
        doRequests()
    }

    /// Does what the app asked for, in order; what that leads the app to ask for comes after it.
    func doRequests() {
        while callDepth == 0, !requests.isEmpty { requests.removeFirst()() }
        guard callDepth == 0 else { return }
        // The app's code is done for now: what it changed is laid out, and what came on screen is told.
        activeApp?.window.map { window in run { window.settle() } }
        while !requests.isEmpty { requests.removeFirst()() }
    }

    // MARK: - Instances

    /// Makes a controller and brings it on the screen, up to the appearance callbacks.
    func bringUp(
        _ role: ControllerRole, selected: MSMessage?, style: MSMessagesAppPresentationStyle
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
        let controller = instance.controller
        controller.host = self
        controller.traits = context.traits
        controller.presentationStyle = style
        controller.presentationContext = app.presentationContext
        for step in LiveLifeCycleEvent.allCases {
            guard let callback = ControllerCallback(step) else { continue }
            if step == .willBecomeActive { controller.activeConversation = instance.conversation }
            call(callback, of: instance) {
                _ = $0.perform(step, offer: .zero, conversation: instance.conversation)
            }
            if step == .viewDidLoad { fit(instance) }
            if step == .viewWillAppear { putOnScreen(instance) }
        }
        return instance
    }

    /// Takes a controller from the screen. It resigns as the last thing, when it can still use the conversation.
    func resign(_ instance: ControllerInstance) {
        guard instance.isActive else { return }
        call(.viewWillDisappear, of: instance) { $0.willDisappear() }
        call(.viewDidDisappear, of: instance) { $0.didDisappear() }
        call(.willResignActive, of: instance) { $0.willResignActive(with: instance.conversation) }
        instance.isActive = false
        instance.conversation.gate.leaveScreen()
        call(.didResignActive, of: instance) { $0.didResignActive(with: instance.conversation) }
        instance.controller.activeConversation = nil
    }

    /// Lets go of a controller that resigned.
    func release(_ instance: ControllerInstance?) {
        guard let instance else { return }
        instance.controller.host = nil
        record(.releases(instance.identity))
    }

    /// Lets go of the controller of a balloon.
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

    /// Gives a balloon's view the size that is offered to it, before it answers with its own, and the app's view its
    /// place on the screen; both lie in a window and are laid out before they appear, as on iOS.
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

    /// Gives the app's view its place on the screen; a balloon's view has the size it answers.
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
