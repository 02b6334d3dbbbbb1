import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// Shows controllers in balloons of a transcript and asks them for their size.
@MainActor package enum LiveLayoutHost {
    /// Makes a controller, brings it on screen and places its balloon in the size it answers.
    ///
    /// The callbacks come in the order of ``LiveLifeCycleEvent``; `contentSizeThatFits(_:)` is called last.
    /// While they run, `TraitCollection.current` and the controller's own traits are the viewer's.
    /// - Parameters:
    ///   - layout: a balloon with live content. The controller's view is drawn in it, unless the layout declares a view.
    ///     A template is placed without a controller.
    ///   - message: what the controller reads as the selected message.
    ///   - context: the viewer's traits and the fonts.
    ///   - isAskedAgain: whether the size function is called twice more with the same offer, and a second controller is
    ///     asked without a conversation. An answer that differs is a finding of the balloon.
    ///   - makeController: makes a controller; called once, as every live message has its own, and once more where it is
    ///     asked without a conversation.
    /// - Throws: what laying out the view throws.
    package static func place(
        _ layout: BalloonLayout, of message: MSMessage, in context: LayoutContext, isAskedAgain: Bool = false,
        presenting makeController: () -> MSMessagesAppViewController
    ) throws -> PlacedBalloon {
        guard let offer = layout.offer(for: context.traits) else { return try layout.place(in: context) }
        let participants = HostParticipants()
        let conversation = MSConversation(
            local: participants.local, remote: participants.remote, selectedMessage: message)
        var answers: [CGSize] = []
        var alone: CGSize?
        let (answer, view, tint) = try CurrentViewer.run(in: context) { () -> (CGSize?, AppView?, UIColor?) in
            let controller = makeController()
            controller.traits = context.traits
            controller.presentationStyle = .transcript
            controller.activeConversation = conversation
            var answer: CGSize?
            var window: UIWindow?
            for event in LiveLifeCycleEvent.allCases {
                answer = controller.perform(event, offer: offer, conversation: conversation)
                if event == .viewWillAppear { window = controller.putOnScreen(offer) }
            }
            return try withExtendedLifetime(window) {
                let tint = controller.messageTintColor
                guard let answer, let size = layout.viewSize(for: answer, traits: context.traits) else {
                    return (answer, nil, tint)
                }
                let view = try controller.shownView(of: size, in: context)
                if isAskedAgain {
                    answers = [answer] + (0..<repetitions).map { _ in controller.contentSizeThatFits(offer) }
                    alone = askedAlone(makeController(), offer: offer, traits: context.traits)
                }
                return (answer, view, tint)
            }
        }
        let shown = layout.showing(view).tinted(LiveTint(tint, for: context.traits))
        var balloon = try shown.place(in: context, answer: answer)
        let dependent = alone.flatMap { other in answer.flatMap { AnswerComparison.dependent($0, without: other) } }
        let found = [AnswerComparison.differing(answers), dependent].compactMap { $0 }
        if !found.isEmpty { balloon.addFindings(found) }
        return balloon
    }

    /// What a controller answers that appears without becoming active, as a draft's on iOS 26 (10.7.5).
    private static func askedAlone(
        _ controller: MSMessagesAppViewController, offer: CGSize, traits: TraitCollection
    ) -> CGSize? {
        controller.traits = traits
        controller.presentationStyle = .transcript
        // No step reads it: only the calls about becoming active are given a conversation.
        let unused = MSConversation(local: UUID(), remote: [], selectedMessage: nil)
        var answer: CGSize?
        var window: UIWindow?
        for event in LiveLifeCycleEvent.allCases where !event.isOfActivation {
            answer = controller.perform(event, offer: offer, conversation: unused)
            if event == .viewWillAppear { window = controller.putOnScreen(offer) }
        }
        return withExtendedLifetime(window) { answer }
    }

    /// How often an equal call is made: once for an answer that alternates, and once more for one that grows slowly.
    private static let repetitions = 2
}
