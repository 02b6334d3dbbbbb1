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
    ///   - layout: a balloon with live content. The controller's view is drawn in it, unless the layout declares a view.
    ///     A template is placed without a controller.
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
        let (answer, view) = try CurrentViewer.run(in: context) { () -> (CGSize?, AppView?) in
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
                guard let answer, let size = layout.viewSize(for: answer, traits: context.traits) else {
                    return (answer, nil)
                }
                return (answer, try controller.shownView(of: size, in: context))
            }
        }
        return try layout.showing(view).place(in: context, answer: answer)
    }
}
