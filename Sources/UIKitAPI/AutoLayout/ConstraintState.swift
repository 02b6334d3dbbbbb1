import Foundation

/// What Auto Layout keeps for a view.
@MainActor final class ConstraintState {
    /// The active constraints whose items the view contains, in the order in which they were activated.
    var held: [NSLayoutConstraint] = []
    /// The guides that the app added.
    var guides: [UILayoutGuide] = []
    /// The view's own guides; each is created on first use.
    private var ownGuides: [EdgeGuide] = []
    /// The solver of the whole tree, in the outermost view.
    var engine: LayoutEngine?
    /// Of the outermost view: whether no view of the tree waits for ``UIView/updateConstraints()``.
    var isTreeUpdated = false
    /// Of the outermost view: whether nothing in the tree is placed by constraints.
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
    /// What Auto Layout keeps for the view; nil as long as there is nothing.
    var constraintStateIfAny: ConstraintState? { layoutState as? ConstraintState }

    /// The same, made when it is first needed.
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

    /// The active constraints that this view keeps: those whose items are the view and what is in it.
    public var constraints: [NSLayoutConstraint] { constraintStateIfAny?.held ?? [] }

    /// Makes a constraint count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes constraints count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    /// Makes a constraint count no more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Makes constraints count no more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// The constraints that this view and those around it keep, and that place it on an axis.
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

    /// Takes over another constant or priority.
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

    /// Asks the views around this one for their layout, because constraints may place it elsewhere.
    func placementChanged() {
        var view: UIView? = self
        while let current = view {
            current.setNeedsLayout()
            view = current.superview
        }
    }

    /// The tree has other constraints or views: its solver is made again.
    func layoutStructureChanged() {
        guard let state = constraintStateIfAny else { return }
        state.engine = nil
        state.isTreeUpdated = false
        state.hasNoConstraints = false
    }
}
