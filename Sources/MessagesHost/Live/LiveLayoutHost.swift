import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// Shows controllers in balloons of a transcript and asks them for their size.
@MainActor package enum LiveLayoutHost {
    /// Makes a controller, brings it on screen and places its balloon in the size it answers.
    ///
    /// The callbacks come in the order of ``LiveLifeCycleEvent``; `contentSizeThatFits(_:)` is called once, last.
    /// While they run, `TraitCollection.current` and the controller's own traits are the viewer's.
    /// - Parameters:
    ///   - layout: a balloon with live content, whose view is drawn if it declares one. A template is placed without
    ///     a controller.
    ///   - message: what the controller reads as the selected message.
    ///   - context: the viewer's traits and the fonts.
    ///   - makeController: makes a controller; called once, as every live message has its own.
    /// - Throws: what laying out the view throws.
    package static func place(
        _ layout: BalloonLayout, of message: MSMessage, in context: LayoutContext,
        presenting makeController: () -> MSMessagesAppViewController
    ) throws -> PlacedBalloon {
        guard let offer = layout.offer(for: context.traits) else { return try layout.place(in: context) }
        let conversation = MSConversation(local: UUID(), remote: [UUID()], selectedMessage: message)
        let answer = CurrentViewer.run(in: context) {
            let controller = makeController()
            controller.traits = context.traits
            controller.presentationStyle = .transcript
            controller.activeConversation = conversation
            var answer: CGSize?
            for event in LiveLifeCycleEvent.allCases {
                answer = controller.perform(event, offer: offer, conversation: conversation)
            }
            return answer
        }
        return try layout.place(in: context, answer: answer)
    }
}
