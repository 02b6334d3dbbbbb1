import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public struct ButtonStyleConfiguration {
    public typealias Label = _Slot<ButtonStyleConfiguration>
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on it; none is.
    public var isPressed: Bool { false }
}

public protocol ButtonStyle: _Style where Parts == ButtonStyleConfiguration { typealias Configuration = ButtonStyleConfiguration }

public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ButtonStyleConfiguration.Label
    public let role: ButtonRole?
    public let label: Label
    let act: () -> Void
    public func trigger() { act() }
}

public protocol PrimitiveButtonStyle: _Style where Parts == PrimitiveButtonStyleConfiguration {
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A look of the system's own.
enum ButtonLook {
    case plain, borderless, bordered, prominent

    /// The look of a name; glass is drawn as a faint background.
    init(_ name: Any.Type) {
        switch name {
        case is _ButtonLooks.Plain.Type: self = .plain
        case is _ButtonLooks.Bordered.Type, is _ButtonLooks.Glass.Type: self = .bordered
        case is _ButtonLooks.Prominent.Type: self = .prominent
        default: self = .borderless
        }
    }
}

/// The names of the looks of the system's own.
public enum _ButtonLooks {
    public enum Plain {}
    public enum Automatic {}
    public enum Borderless {}
    public enum Bordered {}
    public enum Prominent {}
    public enum Glass {}
}

/// A look of the system's own.
public struct _SystemButtonStyle<Look>: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { SystemButton(look: ButtonLook(Look.self), configuration: configuration) }
}

public typealias PlainButtonStyle = _SystemButtonStyle<_ButtonLooks.Plain>
public typealias DefaultButtonStyle = _SystemButtonStyle<_ButtonLooks.Automatic>
public typealias BorderlessButtonStyle = _SystemButtonStyle<_ButtonLooks.Borderless>
public typealias BorderedButtonStyle = _SystemButtonStyle<_ButtonLooks.Bordered>
public typealias BorderedProminentButtonStyle = _SystemButtonStyle<_ButtonLooks.Prominent>
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle
public typealias GlassButtonStyle = _SystemButtonStyle<_ButtonLooks.Glass>

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
    public static var glassProminent: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: Self { .init() }
}

nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { inEnvironment { $0.controls.buttonStyle = style } }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        inEnvironment { ($0.controls.buttonStyle, $0.controls.primitiveButtonStyle) = (nil, style) }
    }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { inEnvironment { $0.controls.borderShape = shape } }
}
