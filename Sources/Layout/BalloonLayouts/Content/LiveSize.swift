import Foundation
import ViewLayout

/// The size of a live balloon whose view is not placed. Lengths are in points.
package struct LiveSize: Sendable {
    /// The size of the balloon.
    package let size: CGSize
    /// The size of its picture, with the tail that hangs below it.
    package let canvasSize: CGSize
    /// What its size function was offered and answered, and what its view needs.
    package let fit: ViewFit
}

extension BalloonLayout {
    /// The size that ``place(in:)`` gives a live balloon; nil where the viewer is shown no live layout, or one that the
    /// app's own code makes.
    /// - Parameter fit: the answer for another width from which no height differs; nil to measure the view.
    package func liveSize(in context: LayoutContext, withHeightsOf fit: ViewFit?) throws -> LiveSize? {
        let shown = shown(to: context.traits)
        guard case .live(let live) = shown.content, live.appView == nil else { return nil }
        let traits = context.traits
        let frame = shown.frame(for: traits)
        let offer = frame.maximumContentSize(for: traits)
        return try live.pass.with(fit == nil ? live.view : nil, in: context) { view in
            let answered =
                try fit.map {
                    CGSize(width: live.answeredWidth?.value(for: traits) ?? offer.width, height: $0.answered.height)
                }
                ?? live.contentSizeThatFits(offer, of: view, for: traits)
            let (content, _) = SizeAnswer.contentSize(
                for: answered, offer: offer, metrics: frame.metrics, traits: traits)
            let size = frame.size(around: content, for: traits)
            let width = frame.contentFrame(in: size, for: traits).width
            let needed = try fit.map(\.neededHeight) ?? view?.size(for: ProposedSize(width: width, height: nil)).height
            return LiveSize(
                size: size, canvasSize: frame.canvasSize(around: size, for: traits),
                fit: ViewFit(offered: offer, answered: answered, neededHeight: needed))
        }
    }
}

extension ViewFit {
    /// Whether no height differs from that of another answer.
    package func hasHeights(of other: ViewFit) -> Bool {
        offered.height == other.offered.height && answered.height == other.answered.height
            && neededHeight == other.neededHeight
    }
}
