import Foundation
import ViewLayout

/// What a live balloon shows: the app's view, and what its size function answers.
package struct LiveContent: Sendable {
    /// The view; nil when only the size is known.
    package var view: (any Element)?
    /// What the app's own code shows; nil where no code runs. It is shown where there is no ``view``.
    package var appView: AppView?
    /// The width that the size function answers; nil for the offered width, as Apple's default has it.
    package var answeredWidth: LengthExpression?
    /// The height that the size function answers.
    package var answeredHeight: AnsweredHeight
    /// What is drawn where the app cannot run.
    package var alternate: TemplateContent
    /// What the alternate says otherwise, as far as that is known.
    let memory = AlternateMemory()

    /// Makes the content of a live balloon of which only the size is known. It answers the offered size unless another
    /// is given.
    package init(
        answeredWidth: LengthExpression? = nil, answeredHeight: AnsweredHeight = .offered, alternate: TemplateContent
    ) {
        self.init(view: nil, answeredWidth: answeredWidth, answeredHeight: answeredHeight, alternate: alternate)
    }

    /// Makes the content of a live balloon with the view that is drawn in it.
    package init(
        view: (any Element)?, answeredWidth: LengthExpression? = nil, answeredHeight: AnsweredHeight = .offered,
        alternate: TemplateContent
    ) {
        self.view = view
        self.answeredWidth = answeredWidth
        self.answeredHeight = answeredHeight
        self.alternate = alternate
    }

    /// What the size function answers to an offer, in points.
    package func contentSizeThatFits(_ offer: CGSize, in context: LayoutContext) throws -> CGSize {
        try contentSizeThatFits(offer, of: view.map { LayoutSubview($0, in: context) }, for: context.traits)
    }

    /// As ``contentSizeThatFits(_:in:)``, asking the view of a layout pass.
    func contentSizeThatFits(
        _ offer: CGSize, of view: LayoutSubview?, for traits: TraitCollection
    ) throws -> CGSize {
        let width = answeredWidth?.value(for: traits) ?? offer.width
        let height: CGFloat =
            switch answeredHeight {
            case .offered: offer.height
            case .fittingView:
                try view?.size(for: ProposedSize(width: width, height: nil)).height ?? offer.height
            case .length(let length): length.value(for: traits)
            }
        return CGSize(width: width, height: height)
    }
}
