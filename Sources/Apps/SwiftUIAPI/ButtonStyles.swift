import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// The parts of a button. SwiftUI's type of this name.
public struct ButtonStyleConfiguration {
    /// The label. SwiftUI's type of this name.
    public nonisolated struct Label: PrimitiveView {
        let content: any View
        init(_ content: any View) { self.content = content }
        func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
    }
    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether a finger is on it; none is.
    public let isPressed: Bool
}

/// How buttons look. SwiftUI's protocol of this name.
@preconcurrency @MainActor public protocol ButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// What a button is made of.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
}

extension ButtonStyle {
    nonisolated func body(of configuration: ButtonStyleConfiguration, in scope: ViewScope) -> AnyView {
        DynamicFields.link(self, in: scope)
        let held = MainThreadValue((self, configuration))
        return MainActor.assumeIsolated {
            MainThreadValue(AnyView(held.value.0.makeBody(configuration: held.value.1)))
        }.value
    }
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
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// What a button is made of.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyle {
    nonisolated func body(of configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        let held = MainThreadValue((self, configuration))
        return MainActor.assumeIsolated {
            MainThreadValue(AnyView(held.value.0.makeBody(configuration: held.value.1)))
        }.value
    }
}

/// A look of the system's own.
enum ButtonLook {
    case plain, borderless, bordered, prominent, glass
}

/// A button in a look of the system's.
nonisolated struct SystemButton: PrimitiveView {
    let look: ButtonLook
    let configuration: PrimitiveButtonStyleConfiguration

    func items(in scope: ViewScope) -> [ViewItem] {
        var scope = scope
        let controls = scope.environment.controls
        let isDestructive = configuration.role?.isDestructive == true
        let tint = isDestructive ? UIColor.systemRed.resolved(with: scope.traits) : scope.environment.tintColor
        let color = controls.isEnabled ? tint : UIColor.tertiaryLabel.resolved(with: scope.traits)
        let hasOwnStyle = scope.environment.text.style != nil
        switch look {
        case .plain: if !controls.isEnabled { scope.environment.text.style = AnyShapeStyle(.tertiary) }
        case .borderless, .bordered, .glass:
            if !hasOwnStyle || look == .bordered { scope.environment.text.style = AnyShapeStyle(Color(engine: color)) }
        case .prominent: scope.environment.text.style = AnyShapeStyle(Color.white)
        }
        var element: any Element
        let label = scope.element(of: configuration.label)
        let size = ControlMetrics.button(controls.controlSize)
        switch look {
        case .plain, .borderless: element = label
        case .bordered, .prominent, .glass:
            let padded = Padding(
                label,
                insets: ViewLayout.EdgeInsets(
                    top: size.down, leading: size.across, bottom: size.down, trailing: size.across))
            var fill = color
            if look != .prominent {
                fill.alpha = UInt8((Double(fill.alpha) * ControlMetrics.borderedOpacity).rounded())
            }
            let outline: Fill.Outline = controls.borderShape.radius.map { .rounded(radius: $0) } ?? .capsule
            element = Layered(padded, Fill(.literal(fill), outline: outline), isBehind: true, alignment: .center)
        }
        let target = TapTarget(isEnabled: controls.isEnabled, action: configuration.act)
        element = TapElement(child: element, target: target, graph: scope.graph)
        return [ViewItem(element)]
    }
}

/// Lengths of controls in points. Those of bordered buttons are assumed from the heights 28, 34 and 50 of UIKit's.
enum ControlMetrics {
    /// The opacity of a bordered button's background (assumed).
    static let borderedOpacity = 0.15
    /// The space around a button's label.
    static func button(_ size: ControlSize) -> (across: CGFloat, down: CGFloat) {
        switch size {
        case .mini, .small: (10, 4)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }
}

extension Color {
    /// A colour of the engine.
    init(engine color: Drawing.Color) { self.init(uiColor: UIColor(.literal(color))) }
}

/// The standard look. SwiftUI's type of this name.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: .borderless, configuration: configuration)
    }
}
/// A label without a background. SwiftUI's type of this name.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: .borderless, configuration: configuration)
    }
}
/// The label alone. SwiftUI's type of this name.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: .plain, configuration: configuration)
    }
}
/// A faint background. SwiftUI's type of this name.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: .bordered, configuration: configuration)
    }
}
/// A strong background. SwiftUI's type of this name.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: .prominent, configuration: configuration)
    }
}
/// A background of glass, drawn as a faint one. SwiftUI's type of this name.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(look: .glass, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The standard look.
    public nonisolated static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label without a background.
    public nonisolated static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    public nonisolated static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A faint background.
    public nonisolated static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A strong background.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A background of glass.
    public nonisolated static var glass: GlassButtonStyle { .init() }
}

extension View {
    /// How buttons in the view look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        inEnvironment { $0.controls.buttonStyle = style }
    }
    /// How buttons in the view look.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        inEnvironment { ($0.controls.buttonStyle, $0.controls.primitiveButtonStyle) = (nil, style) }
    }
    /// The outline of buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        inEnvironment { $0.controls.borderShape = shape }
    }
}
