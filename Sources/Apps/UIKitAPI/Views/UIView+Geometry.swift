import Foundation
import Typesetting
import ViewLayout

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
        let (before, position) = (layer.bounds.size, layer.position)
        body()
        let after = layer.bounds.size
        if before != after || position != layer.position { placeDidChange() }
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

/// Where and for whom a view is drawn.
struct ViewSpace {
    /// Where its coordinates lie in the balloon.
    let layer: LayerSpace
    /// What texts are set in.
    let context: LayoutContext

    /// A rectangle of the view, in the balloon.
    func rect(_ rect: CGRect) -> CGRect { layer.rect(rect) }

    /// The traits of the view.
    var traits: TraitCollection { context.traits }
}

/// What a view draws by itself.
struct ViewContent {
    /// What the view is in records.
    var kind = NodeKind.view
    /// What it draws, back to front.
    var nodes: [PlacedNode] = []
    /// Facts for the record.
    var attributes: [LayoutRecord.Attribute] = []
    /// Whether the subviews are parts of what it draws, and not drawn once more.
    var hidesSubviews = false
}
