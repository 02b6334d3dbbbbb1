import BalloonLayouts
import Foundation
import MessagesAPI
import ViewLayout

/// Live balloons: one controller each, and their sizes.
extension TranscriptHost {
    /// The traits of the viewer change: the device is turned, the window is another one, a setting is changed.
    ///
    /// Every live balloon is asked for its size again when the width, the locale, the typesetting language or the text
    /// size is another one, and not otherwise.
    public func change(_ traits: TraitCollection) {
        let changes = TraitChange.list(from: context.traits, to: traits)
        let transcriptSize = CGSize(width: context.traits.transcriptWidth, height: context.traits.transcriptHeight)
        guard !changes.isEmpty else { return }
        record(.changesTraits(changes.map(\.description)))
        context.traits = traits
        let instances = history.balloons.compactMap { balloonInstances[$0] } + [draftInstance].compactMap { $0 }
        for instance in [appInstance].compactMap({ $0 }) + instances {
            run { instance.controller.change(to: traits) }
        }
        let size = CGSize(width: traits.transcriptWidth, height: traits.transcriptHeight)
        if size != transcriptSize {
            windowSize = size
            if let app = activeApp { fit(app) }
        }
        if changes.contains(where: \.trait.asksForSize) {
            for instance in instances { measure(instance) }
        }
        doRequests()
    }

    /// Whether the app draws a message here: elsewhere its alternate stands for it.
    func isLive(_ message: MSMessage?) -> Bool {
        context.traits.drawsLiveLayouts && message?.layout is MSMessageLiveLayout
    }

    /// The balloons that the app draws, oldest first.
    var liveBalloons: [String] {
        history.balloons.filter { isLive(history.message($0)) }
    }

    /// The most live balloons that have a controller at once.
    var maximumLiveControllers: Int { Int(window.metrics.maximumLiveControllers) }

    /// Gives a live balloon its controller and asks for the size; beyond the limit, the one that has had its controller
    /// longest becomes a picture.
    func showLive(_ name: String) {
        guard let message = history.message(name), isLive(message), let entry = history[name],
            balloonInstances[name] == nil
        else { return }
        let instance = bringUp(
            .balloon(name), selected: seenByApp(message, side: entry.side), style: .transcript)
        balloonInstances[name] = instance
        measure(instance)
        guard balloonInstances.count > maximumLiveControllers,
            let oldest = balloonInstances.min(by: { $0.value.identity.number < $1.value.identity.number })
        else { return }
        takeDown(oldest.key)
        record(.showsSnapshot(oldest.key))
    }

    /// Gives the staged message its controller, where it can be seen and is live.
    func showDraft() {
        guard isConversationOpen, isInputFieldVisible, let message = draft.message, draftInstance == nil,
            isLive(message)
        else { return }
        let instance = bringUp(.draft(draft.name), selected: seenByApp(message, side: .outgoing), style: .transcript)
        draftInstance = instance
        measure(instance)
    }

    /// Asks a transcript instance for its size and places its balloon; what is wrong with the answer is reported.
    func measure(_ instance: ControllerInstance) {
        guard let name = instance.identity.role.message else { return }
        let isDraft = draftInstance === instance
        guard let message = isDraft ? draft.message : history.message(name) else { return }
        let side = isDraft ? .outgoing : history[name]?.side ?? .outgoing
        do {
            let layout = try layout(of: message, side: side, isDraft: isDraft)
            let answer = layout.offer(for: context.traits).map { ask(instance, offer: $0) }
            let balloon = try showing(layout, of: instance, answer: answer).place(in: context, answer: answer)
            instance.balloon = balloon
            for finding in balloon.findings where finding.isAboutTheAnswer { record(.reports(name, finding)) }
        } catch {
            // The alternate's media is checked when a message enters; a file can go away afterwards.
            let message = "the alternate layout cannot be read: \(error)"
            record(.refuses(.error(.fileUnreadable, message: message)))
        }
        readTint(instance)
    }

    /// The layout with the controller's view in the size of its answer.
    func showing(_ layout: BalloonLayout, of instance: ControllerInstance, answer: CGSize?) throws -> BalloonLayout {
        guard let answer, let size = layout.viewSize(for: answer, traits: context.traits) else { return layout }
        return layout.showing(try run { try instance.controller.shownView(of: size, in: context) })
    }

    private func ask(_ instance: ControllerInstance, offer: CGSize) -> CGSize {
        let place = log.count
        log.append(.callback(.contentSizeThatFits(offer, answer: offer), instance.identity))
        let answer = run { instance.controller.contentSizeThatFits(offer) }
        log[place] = .callback(.contentSizeThatFits(offer, answer: answer), instance.identity)
        return answer
    }

    /// Reads the balloon's background; logged when it is another one.
    func readTint(_ instance: ControllerInstance) {
        guard let name = instance.identity.role.message else { return }
        let color = run { instance.controller.messageTintColor }
        guard color != instance.tintColor else { return }
        instance.tintColor = color
        record(.readsTintColor(name, color))
    }
}

extension Finding {
    /// Whether the finding is about what a size function answered.
    fileprivate var isAboutTheAnswer: Bool { kind == .answerExceedsOffer || kind == .answerIsNoSize }
}
