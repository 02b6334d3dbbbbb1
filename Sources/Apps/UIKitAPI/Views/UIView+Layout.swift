import Foundation

extension UIView {
    /// The value of ``intrinsicContentSize`` for a missing dimension.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Lays out the view and all that is in it, from the outermost view around it that waits for its layout.
    func layOutFromTop() {
        var top = self
        while let outer = top.superview, outer.needsLayout { top = outer }
        top.layOut()
    }

    /// Lays out the view and all that is in it, each view before those in it.
    package func layOut() {
        var passes = 0
        // A view that asks for its layout again gets it; one that always does not for ever.
        while needsLayout, passes < Self.maximumPasses {
            passes += 1
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            layer.layoutSublayers()
            controller?.placeBars()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layOut() }
    }

    /// How often a view is laid out in one pass.
    private static let maximumPasses = 8
}

/// How strongly a view keeps to the size of what it shows, from 1 to 1000.
package struct SizePriorities: Hashable, Sendable {
    /// Against growing, and against shrinking.
    package var horizontalHugging: Float = 250
    package var verticalHugging: Float = 250
    package var horizontalCompression: Float = 750
    package var verticalCompression: Float = 750
}
