// Movements of fingers, which are not played: their names are taken, and need no comment each.

import Foundation

public protocol Gesture<Value> { associatedtype Value }

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> Self { self }
    public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
    public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }

public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location = CGPoint.zero, startLocation = CGPoint.zero, predictedEndLocation = CGPoint.zero
        public var translation = CGSize.zero, predictedEndTranslation = CGSize.zero, velocity = CGSize.zero
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

@propertyWrapper public struct GestureState<Value> {
    public let wrappedValue: Value
    public var projectedValue: Self { self }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public enum KeyPress { public enum Result: Sendable { case handled, ignored } }
