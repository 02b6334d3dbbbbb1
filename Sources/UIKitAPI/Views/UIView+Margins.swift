import Foundation

extension UIView {
    /// The part of the view's edges that Messages or the device covers, in points.
    public package(set) var safeAreaInsets: UIEdgeInsets {
        get {
            let additional = controller?.additionalSafeAreaInsets ?? .zero
            var insets = givenSafeAreaInsets ?? .zero
            if givenSafeAreaInsets == nil, let superview {
                let (outer, size) = (superview.safeAreaInsets, superview.bounds)
                insets = UIEdgeInsets(
                    top: max(0, size.minY + outer.top - frame.minY), left: max(0, size.minX + outer.left - frame.minX),
                    bottom: max(0, frame.maxY - size.maxY + outer.bottom),
                    right: max(0, frame.maxX - size.maxX + outer.right))
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
