// Movements, and how views come and go. Nothing moves: what is named here is taken, and needs no comment at each name.

import Foundation

public struct Animation: Hashable, Sendable {
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation(),
        spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation(), interactiveSpring = Animation(),
        interpolatingSpring = Animation()
    public static func linear(duration: Double) -> Animation { Animation() }
    public static func easeIn(duration: Double) -> Animation { Animation() }
    public static func easeOut(duration: Double) -> Animation { Animation() }
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation() }
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() }
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86) -> Animation { Animation() }
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        Animation()
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { Animation() }
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: _Choice = .automatic, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

public struct AnyTransition: Sendable {
    public static let opacity = Self(), scale = Self(), slide = Self(), identity = Self(), blurReplace = Self(), symbolEffect = Self()
    public static func move(edge: Edge) -> Self { Self() }
    public static func push(from edge: Edge) -> Self { Self() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
    public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
    public static func symbolEffect(_ effect: _Choice, options: _Choice = .automatic) -> Self { Self() }
    public static func asymmetric(insertion: Self, removal: Self) -> Self { insertion }
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> Self { Self() }
    public func combined(with other: Self) -> Self { self }
    public func animation(_ animation: Animation?) -> Self { self }
}

public struct ContentTransition: Equatable, Sendable {
    public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
    public static func numericText(value: Double) -> Self { Self() }
    public static func symbolEffect(_ effect: _Choice, options: _Choice = .automatic) -> Self { Self() }
}

/// How a view comes and goes. SwiftUI's type of this name; nothing comes or goes in a picture.
@preconcurrency @MainActor public protocol Transition {
    associatedtype Body: View
    typealias Content = _Slot<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}
