import Foundation
import ViewLayout

public struct ToggleStyleConfiguration {
    public typealias Label = _Slot<ToggleStyleConfiguration>
    public let label: Label
    @Binding public var isOn: Bool
    /// Whether some of its values are on and others not, which is not so.
    public var isMixed: Bool { false }
    init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

public protocol ToggleStyle: _Style where Parts == ToggleStyleConfiguration { typealias Configuration = ToggleStyleConfiguration }

/// A switch, which a button is drawn as, too. SwiftUI's type of this name.
public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}
/// A button, drawn as a switch. SwiftUI's type of this name.
public typealias ButtonToggleStyle = SwitchToggleStyle
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: Self { .init() }
    public static var button: Self { .init() }
    public static var automatic: Self { .init() }
}

public struct ProgressViewStyleConfiguration {
    public typealias Label = _Slot<ProgressViewStyleConfiguration>
    public typealias CurrentValueLabel = Label
    /// How far it is, from 0 to 1; nil where that is not known.
    public let fractionCompleted: Double?
    public var label: Label?, currentValueLabel: CurrentValueLabel?
}

public protocol ProgressViewStyle: _Style where Parts == ProgressViewStyleConfiguration { typealias Configuration = ProgressViewStyleConfiguration }

/// A bar or a ring.
public struct _SystemProgressStyle<Look>: ProgressViewStyle {
    var tint: Color?
    public nonisolated init() {}
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).progressViewStyle(self) }
}
public typealias LinearProgressViewStyle = _SystemProgressStyle<Rectangle>
public typealias CircularProgressViewStyle = _SystemProgressStyle<Circle>
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: Self { .init() }
    public static var automatic: Self { .init() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: Self { .init() }
}

nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let (bar, ring) = (style as? LinearProgressViewStyle, style as? CircularProgressViewStyle)
        return inEnvironment { environment in
            environment.controls.set(bar == nil && ring == nil ? style : nil)
            environment.controls.hasRing = ring != nil
            if let tint = bar?.tint ?? ring?.tint { environment.controls.tint = AnyShapeStyle(tint) }
        }
    }
}
