import Foundation

extension NSValue {
    /// Makes a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Makes a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Makes a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The point of the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size of the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle of the value.
    public var cgRectValue: CGRect { rectValue }
}
