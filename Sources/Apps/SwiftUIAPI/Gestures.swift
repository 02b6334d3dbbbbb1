import Foundation

/// A movement of fingers. SwiftUI's protocol of this name; gestures are not played.
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
}

extension Gesture {
    /// The gesture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// The gesture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    /// The gesture.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    /// The gesture.
    public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
    /// The gesture.
    public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A tap. SwiftUI's type of this name.
public struct TapGesture: Gesture {
    /// What a tap tells.
    public typealias Value = Void
    /// Makes a gesture.
    public init(count: Int = 1) {}
}

/// A finger that rests. SwiftUI's type of this name.
public struct LongPressGesture: Gesture {
    /// Whether it rests.
    public typealias Value = Bool
    /// Makes a gesture; durations are in seconds and distances in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves. SwiftUI's type of this name.
public struct DragGesture: Gesture {
    /// A place of the finger. SwiftUI's type of this name.
    public struct Value: Equatable, Sendable {
        /// The places, in points.
        public var location = CGPoint.zero, startLocation = CGPoint.zero, predictedEndLocation = CGPoint.zero
        /// The ways, in points.
        public var translation = CGSize.zero, predictedEndTranslation = CGSize.zero, velocity = CGSize.zero
    }
    /// Makes a gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: _Choice = .local) {}
}

/// Two fingers that move apart. SwiftUI's type of this name.
public struct MagnificationGesture: Gesture {
    /// How many times the distance.
    public typealias Value = CGFloat
    /// Makes a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn. SwiftUI's type of this name.
public struct RotationGesture: Gesture {
    /// The angle.
    public typealias Value = Angle
    /// Makes a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value while fingers move. SwiftUI's property wrapper of this name; it stays as it is.
@propertyWrapper public struct GestureState<Value> {
    /// The value.
    public let wrappedValue: Value
    /// What a gesture changes.
    public var projectedValue: Self { self }
    /// Keeps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
