import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// The parts of a button. SwiftUI's type of this name.
public struct ButtonStyleConfiguration {
    /// The label. SwiftUI's type of this name.
    public typealias Label = _Slot<ButtonStyleConfiguration>
    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether a finger is on it; none is.
    public var isPressed: Bool { false }
}

/// How buttons look. SwiftUI's protocol of this name.
public protocol ButtonStyle: _Style where Parts == ButtonStyleConfiguration {
    /// The parts.
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button. SwiftUI's type of this name.
public struct PrimitiveButtonStyleConfiguration {
    /// The label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let act: () -> Void
    /// Does what the button does.
    public func trigger() { act() }
}

/// How buttons look and act. SwiftUI's protocol of this name.
public protocol PrimitiveButtonStyle: _Style where Parts == PrimitiveButtonStyleConfiguration {
    /// The parts.
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
    /// The label alone.
    public enum Plain {}
    /// The standard look.
    public enum Automatic {}
    /// A label in the tint.
    public enum Borderless {}
    /// A faint background.
    public enum Bordered {}
    /// A strong background.
    public enum Prominent {}
    /// A background of glass.
    public enum Glass {}
}

/// A look of the system's own.
public struct _SystemButtonStyle<Look>: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: ButtonLook(Look.self), configuration: configuration)
    }
}

/// The label alone. SwiftUI's type of this name.
public typealias PlainButtonStyle = _SystemButtonStyle<_ButtonLooks.Plain>
/// The standard look. SwiftUI's type of this name.
public typealias DefaultButtonStyle = _SystemButtonStyle<_ButtonLooks.Automatic>
/// A label in the tint. SwiftUI's type of this name.
public typealias BorderlessButtonStyle = _SystemButtonStyle<_ButtonLooks.Borderless>
/// A faint background. SwiftUI's type of this name.
public typealias BorderedButtonStyle = _SystemButtonStyle<_ButtonLooks.Bordered>
/// A strong background. SwiftUI's type of this name.
public typealias BorderedProminentButtonStyle = _SystemButtonStyle<_ButtonLooks.Prominent>
/// A strong background of glass. SwiftUI's type of this name.
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle
/// A background of glass. SwiftUI's type of this name.
public typealias GlassButtonStyle = _SystemButtonStyle<_ButtonLooks.Glass>

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    public static var plain: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The standard look.
    public static var automatic: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint.
    public static var borderless: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A faint background.
    public static var bordered: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A strong background.
    public static var borderedProminent: Self { .init() }
    /// A strong background of glass.
    public static var glassProminent: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A background of glass.
    public static var glass: Self { .init() }
}

nonisolated extension View {
    /// How buttons in the view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        inEnvironment { $0.controls.buttonStyle = style }
    }
    /// How buttons in the view look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        inEnvironment { ($0.controls.buttonStyle, $0.controls.primitiveButtonStyle) = (nil, style) }
    }
    /// The outline of buttons in the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        inEnvironment { $0.controls.borderShape = shape }
    }
}
