import Foundation
import ViewLayout

/// The content of a live balloon: the app's view, and the size that its size function returns.
package struct LiveContent: Sendable {
    /// The view; nil when only the size is known.
    package var view: (any Element)? { didSet { pass = KeptPass() } }
    /// The view that the app's own code made; nil where no code runs. It is used where there is no ``view``.
    package var appView: AppView?
    /// The background that the app asks for (iOS 26); nil for the system's own.
    package var tint: LiveTint?
    /// The width that the size function returns; nil for the offered width, which is Apple's default.
    package var answeredWidth: LengthExpression?
    /// The height that the size function returns.
    package var answeredHeight: AnsweredHeight
    /// The template that is drawn where the app cannot run.
    package var alternate: TemplateContent
    /// What the alternate says other than the view, as it was last found.
    let lastComparison = LastValueComparison()
    /// Lays out the view.
    private(set) var pass = KeptPass()

    /// Makes the content of a live balloon with the view that is drawn in it.
    package init(
        view: (any Element)?, tint: LiveTint? = nil, answeredWidth: LengthExpression? = nil,
        answeredHeight: AnsweredHeight = .offered,
        alternate: TemplateContent
    ) {
        self.view = view
        self.tint = tint
        self.answeredWidth = answeredWidth
        self.answeredHeight = answeredHeight
        self.alternate = alternate
    }

    /// The size that the size function returns for an offered size, in points.
    package func contentSizeThatFits(_ offer: CGSize, in context: LayoutContext) throws -> CGSize {
        try pass.with(view, in: context) { try contentSizeThatFits(offer, of: $0, for: context.traits) }
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

/// The height that a size function returns.
package enum AnsweredHeight: Hashable, Sendable {
    /// The offered height, as Apple's default implementation returns the offered size ("Apple,
    /// contentSizeThatFits(_:)").
    case offered
    /// The height that the view needs at the returned width; the offered height where there is no view.
    case fittingView
    /// A height that is computed for the viewer.
    case length(LengthExpression)
}

/// What an app's own code shows in a live balloon.
package struct AppView: Sendable {
    /// The view's picture with its top left corner at zero; nil where nothing is drawn.
    package var node: PlacedNode?
    /// Problems with the layout of the view.
    package var findings: [Finding]

    package init(node: PlacedNode?, findings: [Finding] = []) {
        self.node = node
        self.findings = findings
    }
}

/// A length that a size function computes: a number, the line height of a text style, or a sum.
package indirect enum LengthExpression: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// The line height of a text style at the viewer's text size, as `UIFont.lineHeight` returns it.
    case lineHeight(FontTextStyle)
    /// The sum of lengths.
    case sum([LengthExpression])

    /// The length in points for a viewer.
    package func value(for traits: TraitCollection) -> CGFloat {
        switch self {
        case .points(let points): return points
        case .lineHeight(let style): return Font.preferred(forTextStyle: style, compatibleWith: traits).lineHeight
        case .sum(let terms): return terms.reduce(0) { $0 + $1.value(for: traits) }
        }
    }
}
