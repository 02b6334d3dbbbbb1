import Foundation
import ViewLayout

/// The content of a live balloon: the app's view, and the size that its size function returns.
package struct LiveContent: Sendable {
    /// The view; nil when only the size is known.
    package var view: (any Element)?
    /// The view that the app's own code made; nil where no code runs. It is used where there is no ``view``.
    package var appView: AppView?
    /// The width that the size function returns; nil for the offered width, which is Apple's default.
    package var answeredWidth: LengthExpression?
    /// The height that the size function returns.
    package var answeredHeight: AnsweredHeight
    /// The template that is drawn where the app cannot run.
    package var alternate: TemplateContent

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

    /// The size that the size function returns for an offered size, in points.
    package func contentSizeThatFits(_ offer: CGSize, in context: LayoutContext) throws -> CGSize {
        try contentSizeThatFits(offer, of: view.map { LayoutSubview($0, in: context) }, for: context.traits)
    }

    /// As ``contentSizeThatFits(_:in:)``, with the view of a layout pass.
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
