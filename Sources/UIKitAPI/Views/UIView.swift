import Foundation

/// As much of UIKit's class as the frame of an app needs. It draws nothing.
///
/// ```swift
/// let map = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 187))
/// map.backgroundColor = .systemTeal
/// let badge = UIView(frame: map.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
/// map.addSubview(badge)
/// ```
@MainActor open class UIView: UIResponder {
    /// The view's place in its superview, in points.
    open var frame: CGRect
    /// The colour behind the view; nil for none. It is kept, not drawn.
    open var backgroundColor: UIColor?
    /// The part of the view's edges that Messages or the device covers, in points.
    public package(set) var safeAreaInsets = UIEdgeInsets.zero
    /// The view it was added to.
    public private(set) weak var superview: UIView?
    /// The views that were added to it, from the back to the front.
    public private(set) var subviews: [UIView] = []
    /// The controller whose view it is.
    weak var controller: UIViewController?

    /// Makes a view at a place in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Makes a view of no size, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Makes a view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// The view's own rectangle: its size at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The traits of the controller that the view belongs to; those of the current viewer outside of one.
    open var traitCollection: UITraitCollection {
        controller?.traitCollection ?? superview?.traitCollection ?? .current
    }

    /// The controller of the view, else the view around it.
    open override var next: UIResponder? { controller ?? superview }

    /// The size that suits the view best; its present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}
