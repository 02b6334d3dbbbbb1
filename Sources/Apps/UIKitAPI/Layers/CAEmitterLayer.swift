import Foundation

/// A layer that emits particles. Core Animation's class of this name. No particles are drawn here, because a picture
/// has no time.
///
/// ```swift
/// let confetti = CAEmitterLayer()
/// confetti.emitterCells = [CAEmitterCell()]
/// ```
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The position from which particles are emitted.
    open var emitterPosition = CGPoint.zero
    /// The size of the shape from which particles are emitted.
    open var emitterSize = CGSize.zero
    /// The shape from which particles are emitted.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape from which particles are emitted.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of the number of particles.
    open var birthRate: Float = 1
    /// The factor of the lifetime of particles.
    open var lifetime: Float = 1
    /// The factor of the velocity of particles.
    open var velocity: Float = 1
    /// The factor of the size of particles.
    open var scale: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
    /// The time at which the emission begins, in seconds.
    open var beginTime: CFTimeInterval = 0
}

/// A kind of particle. Core Animation's class of this name.
///
/// ```swift
/// let flake = CAEmitterCell()
/// flake.birthRate = 10
/// ```
open class CAEmitterCell: NSObject {
    /// The picture of a particle.
    open var contents: Any?
    /// The name of the cell.
    open var name: String?
    /// The colour of a particle.
    open var color: CGColor?
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// The range of the lifetime, in seconds.
    open var lifetimeRange: Float = 0
    /// The velocity of a particle, in points per second.
    open var velocity: CGFloat = 0
    /// The range of the velocity, in points per second.
    open var velocityRange: CGFloat = 0
    /// The direction in the plane, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the plane, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The range of the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// The rotation, in radians per second.
    open var spin: CGFloat = 0
    /// The range of the rotation, in radians per second.
    open var spinRange: CGFloat = 0
    /// The scale of a particle.
    open var scale: CGFloat = 1
    /// The range of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The horizontal acceleration.
    open var xAcceleration: CGFloat = 0
    /// The vertical acceleration.
    open var yAcceleration: CGFloat = 0
    /// The change of the opacity per second.
    open var alphaSpeed: Float = 0
    /// The range of the opacity.
    open var alphaRange: Float = 0
    /// The change of red per second.
    open var redSpeed: Float = 0
    /// The change of green per second.
    open var greenSpeed: Float = 0
    /// The change of blue per second.
    open var blueSpeed: Float = 0
    /// The range of red.
    open var redRange: Float = 0
    /// The range of green.
    open var greenRange: Float = 0
    /// The range of blue.
    open var blueRange: Float = 0
    /// The kinds of particles that a particle emits.
    open var emitterCells: [CAEmitterCell]?
}

/// The shape from which particles are emitted. Core Animation's structure of this name.
///
/// ```swift
/// let shape = CAEmitterLayerEmitterShape.line
/// ```
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a shape from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A cuboid.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape from which particles are emitted. Core Animation's structure of this name.
///
/// ```swift
/// let mode = CAEmitterLayerEmitterMode.outline
/// ```
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The whole shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other. Core Animation's structure of this name.
///
/// ```swift
/// let mode = CAEmitterLayerRenderMode.additive
/// ```
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The particles are in any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles are drawn first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles are drawn last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The particles are drawn from back to front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colours of the particles are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
