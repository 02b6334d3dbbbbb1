import Foundation

/// Things that fly off a layer. Core Animation's class of this name; nothing flies here, since no time passes.
///
/// ```swift
/// let confetti = CAEmitterLayer()
/// confetti.emitterCells = [CAEmitterCell()]
/// ```
open class CAEmitterLayer: CALayer {
    /// What flies.
    open var emitterCells: [CAEmitterCell]?
    /// From where.
    open var emitterPosition = CGPoint.zero
    /// From how large a place.
    open var emitterSize = CGSize.zero
    /// From a place of which shape.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the shape.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How it is drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many there are.
    open var birthRate: Float = 1
    /// How long they live.
    open var lifetime: Float = 1
    /// How fast they fly.
    open var velocity: Float = 1
    /// How large they are.
    open var scale: Float = 1
    /// Where chance begins.
    open var seed: UInt32 = 0
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
}

/// What flies off a layer. Core Animation's class of this name.
///
/// ```swift
/// let flake = CAEmitterCell()
/// flake.birthRate = 10
/// ```
open class CAEmitterCell: NSObject {
    /// The picture.
    open var contents: Any?
    /// The name.
    open var name: String?
    /// The colour.
    open var color: CGColor?
    /// How many a second.
    open var birthRate: Float = 0
    /// How long one lives, in seconds.
    open var lifetime: Float = 0
    /// By how much that differs.
    open var lifetimeRange: Float = 0
    /// How fast one flies.
    open var velocity: CGFloat = 0
    /// By how much that differs.
    open var velocityRange: CGFloat = 0
    /// Where to.
    open var emissionLongitude: CGFloat = 0
    /// Where to, upward.
    open var emissionLatitude: CGFloat = 0
    /// By how much that differs.
    open var emissionRange: CGFloat = 0
    /// How fast one turns.
    open var spin: CGFloat = 0
    /// By how much that differs.
    open var spinRange: CGFloat = 0
    /// How large one is.
    open var scale: CGFloat = 1
    /// By how much that differs.
    open var scaleRange: CGFloat = 0
    /// How fast one grows.
    open var scaleSpeed: CGFloat = 0
    /// How it gains speed across.
    open var xAcceleration: CGFloat = 0
    /// How it gains speed down.
    open var yAcceleration: CGFloat = 0
    /// How fast it comes or goes.
    open var alphaSpeed: Float = 0
    /// By how much that differs.
    open var alphaRange: Float = 0
    /// How fast it gains red.
    open var redSpeed: Float = 0
    /// How fast it gains green.
    open var greenSpeed: Float = 0
    /// How fast it gains blue.
    open var blueSpeed: Float = 0
    /// By how much the red differs.
    open var redRange: Float = 0
    /// By how much the green differs.
    open var greenRange: Float = 0
    /// By how much the blue differs.
    open var blueRange: Float = 0
    /// What flies off it.
    open var emitterCells: [CAEmitterCell]?
}

/// Of which shape a place is. Core Animation's structure of this name.
///
/// ```swift
/// let shape = CAEmitterLayerEmitterShape.line
/// ```
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
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

/// From which part of a shape something flies. Core Animation's structure of this name.
///
/// ```swift
/// let mode = CAEmitterLayerEmitterMode.outline
/// ```
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How what flies is drawn. Core Animation's structure of this name.
///
/// ```swift
/// let mode = CAEmitterLayerRenderMode.additive
/// ```
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Makes one of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// From the back.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
