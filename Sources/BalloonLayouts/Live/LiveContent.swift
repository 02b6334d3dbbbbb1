import Foundation
import ViewLayout

/// What a live balloon shows: the app's view, and what its size function answers.
public struct LiveContent: Sendable {
    /// The view; nil when only the size is known.
    public var view: (any Element)?
    /// The width that the size function answers; nil for the offered width, as Apple's default has it.
    public var answeredWidth: LengthExpression?
    /// The height that the size function answers.
    public var answeredHeight: AnsweredHeight
    /// What is drawn where the app cannot run.
    public var alternate: TemplateContent

    /// Makes the content of a live balloon, which answers the offered size unless another is given.
    public init(
        view: (any Element)?, answeredWidth: LengthExpression? = nil, answeredHeight: AnsweredHeight = .offered,
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
        let height: CGFloat =
            switch answeredHeight {
            case .offered: offer.height
            case .fittingView:
                try view?.measure(ProposedSize(width: width, height: nil), in: context).size.height ?? offer.height
            case .length(let length): length.value(for: context.traits)
            }
        return CGSize(width: width, height: height)
    }
}
