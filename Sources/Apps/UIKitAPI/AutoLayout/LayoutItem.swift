import Foundation

/// An item of a constraint: a view, or a guide of a view.
@MainActor enum LayoutItem {
    case view(UIView)
    case guide(UILayoutGuide)

    init?(_ object: AnyObject?) {
        switch object {
        case let view as UIView: self = .view(view)
        case let guide as UILayoutGuide: self = .guide(guide)
        default: return nil
        }
    }

    /// The view, or the view that the guide belongs to.
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }

    /// The name in reports.
    var name: String {
        switch self {
        case .view(let view): view.nameInReports
        case .guide(let guide):
            (guide.owningView?.nameInReports ?? "no view") + "."
                + (guide.identifier.isEmpty ? "layoutGuide" : guide.identifier)
        }
    }
}

extension UIView {
    /// The view's identifier, or its class if it has none.
    package var nameInReports: String { accessibilityIdentifier ?? String(describing: type(of: self)) }

    /// The nearest view that is, or contains, this view and another one.
    func commonAncestor(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let candidate = view, !other.isDescendant(of: candidate) { view = candidate.superview }
        return view
    }
}
