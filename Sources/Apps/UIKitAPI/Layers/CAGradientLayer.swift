import Drawing
import Foundation

/// A layer filled with a gradient. Core Animation's class of this name.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = CGRect(x: 0, y: 0, width: 280, height: 160)
/// sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
/// sky.startPoint = CGPoint(x: 0, y: 0)
/// sky.endPoint = CGPoint(x: 1, y: 1)
/// ```
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// The places of the colours from 0 to 1; nil for equal distances.
    open var locations: [NSNumber]?
    /// The start of the gradient, as fractions of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, as fractions of the layer's size.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The type of the gradient.
    open var type = CAGradientLayerType.axial

    /// The gradient over a rectangle; nil without colours.
    func gradient(in rect: CGRect) -> LinearGradient? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
        guard !colors.isEmpty else { return nil }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let given = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
            return LinearGradient.Stop(color, at: given ?? even)
        }
        return LinearGradient(from: place(startPoint), to: place(endPoint), stops: stops)
    }
}

/// The type of a gradient. Core Animation's structure of this name.
///
/// ```swift
/// let glow = CAGradientLayer()
/// glow.type = .radial
/// ```
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a type from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colours change along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colours change from a point outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colours change around a point. It is drawn as an axial gradient.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
