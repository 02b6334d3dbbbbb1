import Foundation

extension UIView {
    /// Puts a view at a place from the back.
    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be added to itself or to what lies in it")
        if view.superview === self {
            return move(view, to: min(index, subviews.count - 1))
        }
        let newWindow = window
        // The former superview releases it first: a stack view forgets the view, and constraints to it are removed.
        view.leaveSuperview()
        view.willMove(toSuperview: self)
        if newWindow != nil { view.tellWindowWillChange(to: newWindow) }
        view.superview = self
        let place = min(max(index, 0), subviews.count)
        insertLayer(of: view, at: place)
        subviews.insert(view, at: place)
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
        hierarchyDidChange(at: view)
        if newWindow != nil { view.tellWindowChanged() }
    }

    /// Puts a view behind another.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if view.superview === self { detach(view) }
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// Puts a view in front of another.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if view.superview === self { detach(view) }
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }

    /// Puts a view in front of all others.
    public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

    /// Puts a view behind all others.
    public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    /// Exchanges two views by their places from the back.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        let (back, front) = (subviews[low], subviews[high])
        move(front, to: low)
        move(back, to: high)
    }

    /// Takes the view out of its superview.
    func leaveSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { tellWindowWillChange(to: nil) }
        superview.detach(self)
        superview.setNeedsLayout()
        didMoveToSuperview()
        superview.hierarchyDidChange(at: self)
        if hadWindow { tellWindowChanged() }
    }

    /// Whether the view is a given one or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    /// The view with a number: this one or one somewhere in it; nil for none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The window that contains the view; nil for a view that is not on screen.
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    // MARK: - Places

    private func move(_ view: UIView, to index: Int) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: place)
        view.layer.removeFromSuperlayer()
        let index = min(max(index, 0), subviews.count)
        insertLayer(of: view, at: index)
        subviews.insert(view, at: index)
    }

    /// Puts a view's layer below that of the view which comes after it.
    private func insertLayer(of view: UIView, at index: Int) {
        if index < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    func detach(_ view: UIView) {
        subviews.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        view.superview = nil
    }

    private func tellWindowWillChange(to window: UIWindow?) {
        controller?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        subviews.forEach { $0.tellWindowWillChange(to: window) }
    }

    private func tellWindowChanged() {
        if window != nil { takeAppearances() }
        didMoveToWindow()
        controller?.viewDidMove(toWindow: window)
        subviews.forEach { $0.tellWindowChanged() }
    }
}
