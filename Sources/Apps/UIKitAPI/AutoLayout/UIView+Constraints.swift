import Foundation

/// The calls of views that have to do with constraints.
extension UIView {
    /// Places the subviews that constraints determine; the default of ``layoutSubviews()``.
    func placeSubviewsByConstraints() {
        guard let engine = root.solvedEngine() else { return }
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints { engine.place(view) }
    }

    /// The solver of the tree whose outermost view this is, with the current values; nil where nothing has constraints.
    func solvedEngine() -> LayoutEngine? {
        let state = constraintState
        if !state.isTreeUpdated {
            state.isTreeUpdated = true
            updateConstraintsInTree()
        }
        if state.hasNoConstraints { return nil }
        if state.engine?.traits != traitCollection.traits || state.engine?.mayHoldMore == true { state.engine = nil }
        if state.engine == nil {
            state.hasNoConstraints = !hasConstraintsInTree
            guard !state.hasNoConstraints else { return nil }
            state.engine = LayoutEngine(root: self, size: .given)
        }
        state.engine?.update()
        return state.engine
    }

    private var hasConstraintsInTree: Bool {
        !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty
            || subviews.contains { $0.hasConstraintsInTree }
    }

    /// Is called when the view's intrinsic size may have changed.
    package func intrinsicSizeDidChange() {
        root.engine?.intrinsicSizeChanged(self)
        placementChanged()
    }

    /// Is called when the view's frame has changed: constraints of other views may follow a frame that is not determined by
    /// constraints.
    func placeDidChange() {
        guard translatesAutoresizingMaskIntoConstraints || superview == nil, let engine = root.engine else { return }
        engine.framesChanged()
        var ancestor = superview
        while let holder = ancestor {
            if holder.constraints.contains(where: { $0.names(somethingIn: self) }) { holder.setNeedsLayout() }
            ancestor = holder.superview
        }
    }

    /// Is called when a view was added to this one or removed from it.
    package func hierarchyDidChange(at view: UIView) {
        view.layoutStructureChanged()
        root.layoutStructureChanged()
        // Constraints to former ancestors of the view are removed with it.
        guard view.superview == nil else { return }
        var ancestor: UIView? = self
        while let holder = ancestor {
            for constraint in holder.constraints where constraint.names(somethingIn: view) { holder.letGo(constraint) }
            ancestor = holder.superview
        }
        setNeedsLayout()
    }

    /// Is called when the view is now placed by constraints instead of its mask, or the other way around.
    func translationDidChange() {
        root.layoutStructureChanged()
        placementChanged()
    }

    /// Is called when the view is hidden or shown, because a stack has room only for views that are shown.
    func visibilityDidChange() {
        guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) else {
            return
        }
        stack.arrangementChanged()
    }

    // MARK: - Size priorities

    /// How strongly the view resists growing beyond its intrinsic size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(
            axis == .horizontal ? sizePriorities.horizontalHugging : sizePriorities.verticalHugging)
    }

    /// Sets how strongly the view resists growing beyond its intrinsic size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            sizePriorities.horizontalHugging = priority.rawValue
        } else {
            sizePriorities.verticalHugging = priority.rawValue
        }
        root.layoutStructureChanged()
        placementChanged()
    }

    /// How strongly the view resists becoming smaller than its intrinsic size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(
            axis == .horizontal ? sizePriorities.horizontalCompression : sizePriorities.verticalCompression)
    }

    /// Sets how strongly the view resists becoming smaller than its intrinsic size.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            sizePriorities.horizontalCompression = priority.rawValue
        } else {
            sizePriorities.verticalCompression = priority.rawValue
        }
        root.layoutStructureChanged()
        placementChanged()
    }

    // MARK: - Update of constraints

    /// Requests a call of ``updateConstraints()`` in the next pass.
    public func setNeedsUpdateConstraints() {
        constraintState.needsUpdateConstraints = true
        root.constraintState.isTreeUpdated = false
        placementChanged()
    }

    /// Whether a call of ``updateConstraints()`` was requested.
    public func needsUpdateConstraints() -> Bool { constraintStateIfAny?.needsUpdateConstraints ?? true }

    /// Calls ``updateConstraints()`` if that was requested.
    public func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// The innermost views are updated first, as in UIKit.
    private func updateConstraintsInTree() {
        for view in subviews { view.updateConstraintsInTree() }
        guard needsUpdateConstraints() else { return }
        constraintState.needsUpdateConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: - Sizes

    /// The size that the constraints inside the view give it, in points, not rounded to pixels.
    func sizeByConstraints(_ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
        updateConstraintsInTree()
        let engine = LayoutEngine(root: self, size: .fitting(target, horizontal: horizontal, vertical: vertical))
        engine.update()
        return engine.frame(of: self).size
    }

    /// Whether the constraints do not determine the place or size of the view.
    public var hasAmbiguousLayout: Bool { root.enginesTwin()?.isAmbiguous(self) ?? false }

    /// A second solver of the tree, for questions whose answer could change the values; nil where nothing has
    /// constraints.
    func enginesTwin() -> LayoutEngine? {
        guard solvedEngine() != nil else { return nil }
        let twin = LayoutEngine(root: self, size: .given)
        twin.update()
        return twin
    }
}

extension NSLayoutConstraint {
    /// Whether an item of the constraint is a view, or a descendant of it.
    func names(somethingIn view: UIView) -> Bool {
        [firstItem, secondItem].contains { LayoutItem($0)?.view?.isDescendant(of: view) ?? false }
    }
}

extension UIView {
    /// A length in points, rounded to the nearest whole pixel of the display.
    func pixelAligned(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale).rounded() / scale
    }
}
