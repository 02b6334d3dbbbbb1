import Foundation

extension UIView {
    /// A map of the view and all that is in it, about its middle.
    public var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// A map of the view in space.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The pixels to a point in which the view is drawn.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// Changes the layer's place, and says so where its size is another one.
    func change(_ body: () -> Void) {
        let before = layer.bounds.size
        body()
        placeDidChange()
        let after = layer.bounds.size
        guard before != after else { return }
        if autoresizesSubviews { for view in subviews { view.follow(from: before, to: after) } }
        setNeedsLayout()
    }

    // MARK: - Other coordinates

    /// A point of this view in another one's coordinates; nil for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
    /// A point of another view in this one's coordinates; nil for the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
    /// A rectangle of this view in another one's coordinates; nil for the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
    /// A rectangle of another view in this one's coordinates; nil for the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }
}
