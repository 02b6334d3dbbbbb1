import Drawing
import Foundation

/// A layer filled with colours that change along a line. Core Animation's class of this name.
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
    /// Their places from 0 to 1; nil for even steps.
    open var locations: [NSNumber]?
    /// Where the line begins, in parts of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where it ends.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How colours change.
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

/// How the colours of a gradient change.
///
/// ```swift
/// let glow = CAGradientLayer()
/// glow.type = .radial
/// ```
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a type of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point; drawn along the line.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
