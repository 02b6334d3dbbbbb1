import Foundation

/// What a view's own calls mean for constraints.
extension UIView {
    /// Places the views in this one where constraints say; what ``layoutSubviews()`` does by itself.
    func placeSubviewsByConstraints() {
        guard let engine = root.solvedEngine() else { return }
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints { engine.place(view) }
    }

    /// The solver of the tree whose outermost view this is, with the values of now; nil where nothing is constrained.
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
        !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty || self is UIStackView
            || subviews.contains { $0.hasConstraintsInTree }
    }

    /// Called when the size of what the view shows may be another one.
    package func intrinsicSizeDidChange() {
        root.engine?.intrinsicSizeChanged(self)
        placementChanged()
    }

    /// Called when the view may lie somewhere else: constraints of others may follow a frame that no constraint makes.
    func placeDidChange() {
        guard translatesAutoresizingMaskIntoConstraints || superview == nil else { return }
        root.engine?.framesChanged()
    }

    /// Called when a view was added to this one or taken out of it.
    package func hierarchyDidChange(at view: UIView) {
        view.layoutStructureChanged()
        root.layoutStructureChanged()
        // Constraints to what was around the view are gone with it.
        guard view.superview == nil else { return }
        var ancestor: UIView? = self
        while let holder = ancestor {
            for constraint in holder.constraints where constraint.names(somethingIn: view) { holder.letGo(constraint) }
            ancestor = holder.superview
        }
        setNeedsLayout()
    }

    /// Called when constraints place the view from now on, or its mask does.
    func translationDidChange() {
        root.layoutStructureChanged()
        placementChanged()
    }

    /// Called when the view is hidden or shown: a stack makes room for what is shown alone.
    func visibilityDidChange() {
        guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) else {
            return
        }
        stack.arrangementChanged()
    }

    // MARK: - Size priorities

    /// How much the view keeps from growing beyond its own size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(
            axis == .horizontal ? sizePriorities.horizontalHugging : sizePriorities.verticalHugging)
    }

    /// Sets how much the view keeps from growing beyond its own size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            sizePriorities.horizontalHugging = priority.rawValue
        } else {
            sizePriorities.verticalHugging = priority.rawValue
        }
        root.layoutStructureChanged()
        placementChanged()
    }

    /// How much the view resists becoming smaller than its own size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(
            axis == .horizontal ? sizePriorities.horizontalCompression : sizePriorities.verticalCompression)
    }

    /// Sets how much the view resists becoming smaller than its own size.
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

    /// Says that ``updateConstraints()`` has to be called in the next pass.
    public func setNeedsUpdateConstraints() {
        constraintState.needsUpdateConstraints = true
        root.constraintState.isTreeUpdated = false
        placementChanged()
    }

    /// Whether ``updateConstraints()`` has to be called.
    public func needsUpdateConstraints() -> Bool { constraintStateIfAny?.needsUpdateConstraints ?? true }

    /// Calls ``updateConstraints()`` where it has to be called.
    public func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// From the innermost views outward, as UIKit does.
    private func updateConstraintsInTree() {
        for view in subviews { view.updateConstraintsInTree() }
        guard needsUpdateConstraints() else { return }
        constraintState.needsUpdateConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: - Sizes

    /// The size that the constraints in the view give it, in points, not rounded to pixels.
    func sizeByConstraints(_ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
        updateConstraintsInTree()
        let engine = LayoutEngine(root: self, size: .fitting(target, horizontal: horizontal, vertical: vertical))
        engine.update()
        return engine.frame(of: self).size
    }

    /// Whether the constraints leave the place or size of the view open.
    public var hasAmbiguousLayout: Bool { root.enginesTwin()?.isAmbiguous(self) ?? false }

    /// Another solver of the tree, for questions that could move what they ask about; nil where nothing is constrained.
    func enginesTwin() -> LayoutEngine? {
        guard solvedEngine() != nil else { return nil }
        let twin = LayoutEngine(root: self, size: .given)
        twin.update()
        return twin
    }
}

extension NSLayoutConstraint {
    /// Whether an item of the constraint is a view, or inside it.
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
