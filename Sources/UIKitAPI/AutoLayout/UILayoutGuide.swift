import Foundation

/// A rectangle in a view for constraints, which is not drawn. UIKit's class of this name.
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
    /// A name for reports.
    open var identifier = ""

    /// Makes a guide that belongs to no view yet.
    public override init() {}
    /// Makes a guide, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {}

    /// The frame of the guide in its view, in points.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let insets = insets(in: owningView) { return owningView.bounds.inset(by: insets) }
        return owningView.root.engine?.frame(of: self) ?? .zero
    }

    /// How far the edges lie inside those of the view; nil where constraints decide.
    func insets(in view: UIView) -> UIEdgeInsets? { nil }
}

/// The guides that a view has by itself.
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
    /// Gives the view a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintState.guides.append(layoutGuide)
    }

    /// Takes a guide away, with its constraints.
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

    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { constraintStateIfAny?.guides ?? [] }

    /// What neither Messages nor the device covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        constraintState.ownGuide("safeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
    }

    /// What is inside the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        constraintState.ownGuide("layoutMarginsGuide", of: self) { $0.layoutMargins }
    }

    /// Where lines of text are easy to read. On phones what is inside the margins; UIKit narrows it on wider screens
    /// alone.
    public var readableContentGuide: UILayoutGuide {
        constraintState.ownGuide("readableContentGuide", of: self) { $0.layoutMargins }
    }
}
