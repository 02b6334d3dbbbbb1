import Foundation

/// The state of Auto Layout for a view.
@MainActor final class ConstraintState {
    /// The active constraints whose items the view contains, in the order in which they were activated.
    var held: [NSLayoutConstraint] = []
    /// The guides that the app has added.
    var guides: [UILayoutGuide] = []
    /// The view's own guides; each is created on first use.
    private var ownGuides: [EdgeGuide] = []
    /// The solver of the whole tree, in the outermost view.
    var engine: LayoutEngine?
    /// In the outermost view: whether every view of the tree has called ``UIView/updateConstraints()``.
    var isTreeUpdated = false
    /// In the outermost view: whether no view of the tree is placed by constraints.
    var hasNoConstraints = false
    /// Whether constraints have to be updated.
    var needsUpdateConstraints = true

    func ownGuide(_ name: String, of view: UIView, _ edges: @escaping (UIView) -> UIEdgeInsets) -> EdgeGuide {
        if let guide = ownGuides.first(where: { $0.identifier == name }) { return guide }
        let guide = EdgeGuide(name, of: view, edges)
        ownGuides.append(guide)
        return guide
    }
}

extension UIView {
    /// The state of Auto Layout for the view; nil until something needs it.
    var constraintStateIfAny: ConstraintState? { layoutState as? ConstraintState }

    /// The state of Auto Layout for the view, which is created on first use.
    var constraintState: ConstraintState {
        if let state = constraintStateIfAny { return state }
        let state = ConstraintState()
        layoutState = state
        return state
    }

    /// The outermost view around this one.
    var root: UIView {
        var view = self
        while let outer = view.superview { view = outer }
        return view
    }

    /// The solver of the tree, in its outermost view.
    var engine: LayoutEngine? { constraintStateIfAny?.engine }

    // MARK: - Constraints

    /// The active constraints that this view holds: those whose items are the view or its descendants.
    public var constraints: [NSLayoutConstraint] { constraintStateIfAny?.held ?? [] }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// The constraints that this view and its ancestors hold, and that place it along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var view: UIView? = self
        while let holder = view {
            found += holder.constraints.filter {
                ($0.firstItem === self || $0.secondItem === self) && $0.firstAttribute.axis == axis
            }
            view = holder.superview
        }
        return found
    }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder = self
        constraintState.held.append(constraint)
        constraintItemsNeedLayout(constraint)
        root.layoutStructureChanged()
    }

    func letGo(_ constraint: NSLayoutConstraint) {
        constraintState.held.removeAll { $0 === constraint }
        constraint.holder = nil
        constraintItemsNeedLayout(constraint)
        root.layoutStructureChanged()
    }

    /// Applies the new constant or priority of a constraint.
    func constraintChanged(_ constraint: NSLayoutConstraint) {
        root.engine?.change(constraint)
        constraintItemsNeedLayout(constraint)
    }

    private func constraintItemsNeedLayout(_ constraint: NSLayoutConstraint) {
        for item in [constraint.firstItem, constraint.secondItem] {
            guard let view = LayoutItem(item)?.view else { continue }
            view.placementChanged()
        }
        placementChanged()
    }

    /// Requests a layout of the ancestors, because constraints may move the view.
    func placementChanged() {
        var view: UIView? = self
        while let current = view {
            current.setNeedsLayout()
            view = current.superview
        }
    }

    /// Discards the solver after a change of the tree's constraints or views.
    func layoutStructureChanged() {
        guard let state = constraintStateIfAny else { return }
        state.engine = nil
        state.isTreeUpdated = false
        state.hasNoConstraints = false
    }
}
