import Foundation
import ViewLayout

/// The parts of a switch. SwiftUI's type of this name.
public struct ToggleStyleConfiguration {
    /// The label. SwiftUI's type of this name.
    public typealias Label = _Slot<ToggleStyleConfiguration>
    /// The label.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether some of its values are on and others not, which is not so.
    public var isMixed: Bool { false }
    init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

/// How switches look. SwiftUI's protocol of this name.
public protocol ToggleStyle: _Style where Parts == ToggleStyleConfiguration {
    /// The parts.
    typealias Configuration = ToggleStyleConfiguration
}

/// A switch, which a button is drawn as, too. SwiftUI's type of this name.
public struct SwitchToggleStyle: ToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A switch.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}
/// A button, drawn as a switch. SwiftUI's type of this name.
public typealias ButtonToggleStyle = SwitchToggleStyle
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: Self { .init() }
    /// A button, which is drawn as a switch.
    public static var button: Self { .init() }
    /// A switch.
    public static var automatic: Self { .init() }
}

/// The parts of progress. SwiftUI's type of this name.
public struct ProgressViewStyleConfiguration {
    /// The label. SwiftUI's type of this name.
    public typealias Label = _Slot<ProgressViewStyleConfiguration>
    /// The label of the value. SwiftUI's type of this name.
    public typealias CurrentValueLabel = Label
    /// How far it is, from 0 to 1; nil where that is not known.
    public let fractionCompleted: Double?
    /// The labels.
    public var label: Label?, currentValueLabel: CurrentValueLabel?
}

/// How progress looks. SwiftUI's protocol of this name.
public protocol ProgressViewStyle: _Style where Parts == ProgressViewStyleConfiguration {
    /// The parts.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A bar or a ring.
public struct _SystemProgressStyle<Look>: ProgressViewStyle {
    var tint: Color?
    /// Makes the style.
    public nonisolated init() {}
    /// Makes the style in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// Progress.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}
/// A bar. SwiftUI's type of this name.
public typealias LinearProgressViewStyle = _SystemProgressStyle<Rectangle>
/// A ring. SwiftUI's type of this name.
public typealias CircularProgressViewStyle = _SystemProgressStyle<Circle>
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: Self { .init() }
    /// A bar.
    public static var automatic: Self { .init() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: Self { .init() }
}

nonisolated extension View {
    /// How progress in the view looks.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let (bar, ring) = (style as? LinearProgressViewStyle, style as? CircularProgressViewStyle)
        return inEnvironment { environment in
            environment.controls.progressStyle = bar == nil && ring == nil ? style : nil
            environment.controls.hasRing = ring != nil
            if let tint = bar?.tint ?? ring?.tint { environment.controls.tint = AnyShapeStyle(tint) }
        }
    }
    /// How gauges in the view look: a bar, or a ring, which is always closed.
    public func gaugeStyle(_ style: _Choice) -> some View {
        inEnvironment { $0.controls.hasRingGauge = style == .accessoryCircular }
    }
}
