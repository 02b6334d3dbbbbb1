import Foundation
import ViewLayout

/// What a live balloon shows: the app's view, and what its size function answers.
public struct LiveContent: Sendable {
    /// The view; nil when only the size is known.
    public var view: (any Element)?
    /// What the size function answers. Without a width it passes the offered width through; without a height it fits
    /// the view, or, when there is none, returns the offered height as Apple's default does.
    public var answeredWidth, answeredHeight: LengthExpression?
    /// What is drawn where the app cannot run.
    public var alternate: TemplateContent

    /// Makes the content of a live balloon.
    public init(
        view: (any Element)?, answeredWidth: LengthExpression? = nil, answeredHeight: LengthExpression? = nil,
        alternate: TemplateContent
    ) {
        self.view = view
        self.answeredWidth = answeredWidth
        self.answeredHeight = answeredHeight
        self.alternate = alternate
    }

    /// What the size function answers to an offer, in points.
    public func contentSizeThatFits(_ offer: CGSize, in context: LayoutContext) throws -> CGSize {
        let width = answeredWidth?.value(for: context.traits) ?? offer.width
        if let answeredHeight { return CGSize(width: width, height: answeredHeight.value(for: context.traits)) }
        guard let view else { return CGSize(width: width, height: offer.height) }
        let fit = try view.measure(ProposedSize(width: width, height: nil), in: context)
        return CGSize(width: width, height: fit.size.height)
    }
}
