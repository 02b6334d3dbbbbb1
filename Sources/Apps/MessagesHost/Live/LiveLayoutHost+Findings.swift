import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

extension LiveLayoutHost {
    /// What is wrong with a controller's answers that one answer alone does not show: equal calls that are answered
    /// differently, and answers that ignore the text size or the language though the layout's view needs another
    /// height.
    ///
    /// One controller is brought on screen and then asked again, as Messages does when the viewer changes a setting.
    /// - Parameters:
    ///   - layout: a balloon with live content; without a view there is no need to compare answers with. A template
    ///     has no findings.
    ///   - message: what the controller reads as the selected message.
    ///   - context: the viewer's traits and the fonts.
    ///   - locales: languages to ask in, besides the viewer's own.
    ///   - makeController: makes a controller; called once.
    /// - Throws: what laying out the view throws.
    package static func findings(
        of layout: BalloonLayout, message: MSMessage, in context: LayoutContext, locales: [String] = [],
        presenting makeController: () -> MSMessagesAppViewController
    ) throws -> [Finding] {
        guard case .live = layout.content else { return [] }
        let controller = makeController()
        let first = try place(layout, of: message, in: context) { controller }
        func ask(_ traits: TraitCollection) throws -> ViewFit? {
            var other = context
            other.traits = traits
            guard let offer = layout.offer(for: traits) else { return nil }
            let answer = CurrentViewer.run(in: other) {
                controller.change(to: traits)
                return controller.contentSizeThatFits(offer)
            }
            return try layout.place(in: other, answer: answer).fit
        }
        let again = try (0..<repetitions).map { _ in try ask(context.traits) }
        let differing = AnswerComparison.differing(([first.fit] + again).compactMap { $0?.answered })
        return [differing].compactMap { $0 }
            + (try ViewerComparison.answerFindings(over: context.traits, locales: locales, fit: ask))
    }

    /// How often an equal call is made: once for an answer that alternates, and once more for one that grows slowly.
    private static let repetitions = 2
}
