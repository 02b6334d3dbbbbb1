import Foundation

/// A movement. SwiftUI's type of this name; nothing moves.
public struct Animation: Hashable, Sendable {
    /// The movements.
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation()
    /// The movements.
    public static let easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation()
    /// The movements.
    public static let snappy = Animation(), interactiveSpring = Animation()
    /// A movement of a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation() }
    /// A movement of a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation() }
    /// A movement of a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation() }
    /// A movement of a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    /// A movement of a spring.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    {
        Animation()
    }
    /// A movement of a spring.
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation()
    }
    /// A movement of a spring.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// The movement after a delay in seconds.
    public func delay(_ delay: Double) -> Animation { self }
    /// The movement at another speed.
    public func speed(_ speed: Double) -> Animation { self }
    /// The movement again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// The movement several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// How a change is shown. SwiftUI's type of this name.
public struct Transaction: Sendable {
    /// The movement.
    public var animation: Animation?
    /// Whether nothing moves.
    public var disablesAnimations = false
    /// Makes one.
    public init() {}
    /// Makes one with a movement.
    public init(animation: Animation?) { self.animation = animation }
}

/// Changes state; nothing moves.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes state.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// How a view comes and goes. SwiftUI's type of this name; nothing moves.
public struct AnyTransition: Sendable {
    /// The transitions.
    public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition()
    /// The transitions.
    public static let identity = AnyTransition()
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From another size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// One way to come, another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// Both together.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// The transition with a movement.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes. SwiftUI's type of this name; nothing moves.
public struct ContentTransition: Equatable, Sendable {
    /// The transitions.
    public static let identity = Self(), opacity = Self(), interpolate = Self()
    /// Of digits.
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
    /// Of digits.
    public static func numericText(value: Double) -> Self { Self() }
}
