import Foundation

/// An invisible rectangle in a view that constraints can use. UIKit's class of this name.
///
/// ```swift
/// let card = UIView()
/// let gap = UILayoutGuide()
/// card.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalToConstant: 12).isActive = true
/// ```
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view that the guide belongs to.
    public internal(set) weak var owningView: UIView?
    /// The name in reports.
    open var identifier = ""

    /// Makes a guide that does not belong to a view yet.
    public override init() {}
    /// Makes a guide, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {}

    /// The frame of the guide in its view, in points.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let insets = insets(in: owningView) { return owningView.bounds.inset(by: insets) }
        return owningView.root.engine?.frame(of: self) ?? .zero
    }

    /// The distances of the edges from those of the view; nil where constraints determine them.
    func insets(in view: UIView) -> UIEdgeInsets? { nil }
}

/// A guide that every view has.
final class EdgeGuide: UILayoutGuide {
    private let edges: (UIView) -> UIEdgeInsets

    init(_ identifier: String, of view: UIView, _ edges: @escaping (UIView) -> UIEdgeInsets) {
        self.edges = edges
        super.init()
        self.identifier = identifier
        owningView = view
    }

    required init?(coder: NSCoder) { nil }

    override func insets(in view: UIView) -> UIEdgeInsets? { edges(view) }
}

extension UIView {
    /// Adds a guide to the view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintState.guides.append(layoutGuide)
    }

    /// Removes a guide, with its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        var holder: UIView? = self
        while let view = holder {
            for constraint in view.constraints
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                view.letGo(constraint)
            }
            holder = view.superview
        }
        layoutGuide.owningView = nil
        constraintState.guides.removeAll { $0 === layoutGuide }
        root.layoutStructureChanged()
    }

    /// The guides that the app has added.
    public var layoutGuides: [UILayoutGuide] { constraintStateIfAny?.guides ?? [] }

    /// The area that neither Messages nor the device covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        constraintState.ownGuide("safeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
    }

    /// The area inside the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        constraintState.ownGuide("layoutMarginsGuide", of: self) { $0.layoutMargins }
    }

    /// The area where lines of text are easy to read. On phones it is the area inside the margins; UIKit narrows it
    /// only on wider screens.
    public var readableContentGuide: UILayoutGuide {
        constraintState.ownGuide("readableContentGuide", of: self) { $0.layoutMargins }
    }
}
