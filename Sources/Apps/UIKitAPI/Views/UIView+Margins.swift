import Foundation

extension UIView {
    /// The part of the view's edges that Messages or the device covers, in points.
    public package(set) var safeAreaInsets: UIEdgeInsets {
        get {
            let additional = controller?.additionalSafeAreaInsets ?? .zero
            var insets = givenSafeAreaInsets ?? .zero
            if givenSafeAreaInsets == nil, let superview {
                let (outer, size) = (superview.safeAreaInsets, superview.bounds)
                // What reaches over an edge that nothing covers is not covered either.
                func reach(_ inset: CGFloat, _ overlap: CGFloat) -> CGFloat { inset > 0 ? max(0, inset + overlap) : 0 }
                insets = UIEdgeInsets(
                    top: reach(outer.top, size.minY - frame.minY), left: reach(outer.left, size.minX - frame.minX),
                    bottom: reach(outer.bottom, frame.maxY - size.maxY),
                    right: reach(outer.right, frame.maxX - size.maxX))
            }
            return UIEdgeInsets(
                top: insets.top + additional.top, left: insets.left + additional.left,
                bottom: insets.bottom + additional.bottom, right: insets.right + additional.right)
        }
        set {
            guard givenSafeAreaInsets != newValue else { return }
            givenSafeAreaInsets = newValue
            setNeedsLayout()
            tellSafeAreaChanged()
        }
    }

    private func tellSafeAreaChanged() {
        safeAreaInsetsDidChange()
        subviews.forEach { $0.tellSafeAreaChanged() }
    }

    /// The margins as they count: not below those of the system, and inside the safe area.
    var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = ownMargins
        if let minimum = controller?.systemMinimumLayoutMargins {
            margins.leading = max(margins.leading, minimum.leading)
            margins.trailing = max(margins.trailing, minimum.trailing)
        }
        guard insetsLayoutMarginsFromSafeArea else { return margins }
        let (safe, isMirrored) = (safeAreaInsets, isMirrored)
        return NSDirectionalEdgeInsets(
            top: margins.top + safe.top, leading: margins.leading + (isMirrored ? safe.right : safe.left),
            bottom: margins.bottom + safe.bottom, trailing: margins.trailing + (isMirrored ? safe.left : safe.right))
    }

    func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
        guard ownMargins != margins else { return }
        ownMargins = margins
        setNeedsLayout()
        layoutMarginsDidChange()
    }
}
