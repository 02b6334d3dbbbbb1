import BalloonLayouts
import Foundation
import MessagesAPI
import ViewLayout

/// Live balloons: one controller each, and their sizes.
extension TranscriptHost {
    /// Changes the traits of the viewer: the device is rotated, the window changes, a setting is changed.
    ///
    /// Each live balloon is asked for its size again if the width, the locale, the typesetting language or the text
    /// size has changed, and only then.
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

    /// Whether the app draws a message here; otherwise its alternate is shown.
    func isLive(_ message: MSMessage?) -> Bool {
        context.traits.drawsLiveLayouts && message?.layout is MSMessageLiveLayout
    }

    /// The balloons that the app draws, oldest first.
    var liveBalloons: [String] {
        history.balloons.filter { isLive(history.message($0)) }
    }

    /// The maximum number of live balloons that have a controller at once.
    var maximumLiveControllers: Int { Int(window.metrics.maximumLiveControllers) }

    /// Gives a live balloon its controller and asks for the size. Beyond the limit, the balloon that has had its
    /// controller for the longest time becomes a picture.
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

    /// Gives the staged message its controller, if it is visible and live.
    func showDraft() {
        guard isConversationOpen, isInputFieldVisible, let message = draft.message, draftInstance == nil,
            isLive(message)
        else { return }
        let instance = bringUp(
            .draft(draft.name), selected: seenByApp(message, side: .outgoing), style: .transcript,
            becomesActive: draftLifeCycle == .asTold2017)
        draftInstance = instance
        measure(instance)
    }

    /// Asks a transcript instance for its size and places its balloon; findings about the answer are reported.
    func measure(_ instance: ControllerInstance) {
        guard let name = instance.identity.role.message else { return }
        let isDraft = draftInstance === instance
        guard let message = isDraft ? draft.message : history.message(name) else { return }
        let side = isDraft ? .outgoing : history[name]?.side ?? .outgoing
        do {
            let layout = try layout(of: message, side: side, isDraft: isDraft)
            instance.answer = layout.offer(for: context.traits).map { ask(instance, offer: $0) }
            readTint(instance)
            let balloon = try draw(layout, of: instance)
            for finding in balloon.findings where finding.isReportedInLog { record(.reports(name, finding)) }
        } catch {
            // The alternate's media file is checked when a message is added; it can be deleted afterwards.
            let message = "the alternate layout cannot be read: \(error)"
            record(.refuses(.error(.fileUnreadable, message: message)))
        }
    }

    /// Places the balloon of a transcript instance in the size and on the background that it returned.
    @discardableResult private func draw(
        _ layout: BalloonLayout, of instance: ControllerInstance
    ) throws -> PlacedBalloon {
        let layout = layout.tinted(LiveTint(instance.tintColor, for: context.traits))
        let balloon = try showing(layout, of: instance, answer: instance.answer)
            .place(in: context, answer: instance.answer)
        instance.balloon = balloon
        return balloon
    }

    /// Reads the background of a balloon again and draws it, when the app asks for that. The size stays.
    func redrawTint(of instance: ControllerInstance) {
        let color = instance.tintColor
        readTint(instance)
        guard color != instance.tintColor, let name = instance.identity.role.message else { return }
        let isDraft = draftInstance === instance
        guard let message = isDraft ? draft.message : history.message(name) else { return }
        let side = isDraft ? .outgoing : history[name]?.side ?? .outgoing
        // A layout that could be placed before can be placed on another colour.
        _ = try? draw(layout(of: message, side: side, isDraft: isDraft), of: instance)
    }

    /// The layout with the controller's view in the size that it returned.
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

    /// Reads the balloon's background; logged when it has changed.
    func readTint(_ instance: ControllerInstance) {
        guard let name = instance.identity.role.message else { return }
        let color = run { instance.controller.messageTintColor }
        guard color != instance.tintColor else { return }
        instance.tintColor = color
        record(.readsTintColor(name, color))
    }
}

extension Finding {
    /// Whether the log has the finding: about the result of a size function, and about the background.
    fileprivate var isReportedInLog: Bool {
        kind == .answerExceedsOffer || kind == .answerIsNoSize || kind == .tintNotPlain
    }
}

/// One trait of a viewer that changed.
struct TraitChange: CustomStringConvertible {
    let trait: ViewerTrait
    /// The trait's values in the form of the log.
    let before, after: String

    var description: String { "\(trait.word) \(before) → \(after)" }

    /// The changed traits, in the order of the table of traits.
    static func list(from old: TraitCollection, to new: TraitCollection) -> [TraitChange] {
        ViewerTrait.all.filter { $0.value(of: old) != $0.value(of: new) }.map { trait in
            TraitChange(trait: trait, before: trait.shortText(of: old), after: trait.shortText(of: new))
        }
    }
}
