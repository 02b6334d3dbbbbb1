import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct Color: PaintedStyle, PrimitiveView, Hashable, Sendable {
    /// The colour spaces of components. SwiftUI's type of this name; all of them count as sRGB.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    private enum Base: Hashable, Sendable {
        case color(UIColor)
        case accent
    }

    private let base: Base
    private var opacity = 1.0

    private init(_ base: Base) { self.base = base }

    public init(uiColor: UIColor) { base = .color(uiColor) }
    init(engine color: Drawing.Color) { self.init(uiColor: UIColor(.literal(color))) }
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }
    @_disfavoredOverload public init(_ color: UIColor) { base = .color(color) }
    public init(cgColor: CGColor) { base = .color(UIColor(cgColor: cgColor)) }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .color(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { base = .color(UIColor(white: white, alpha: opacity)) }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        base = .color(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }
    /// A colour of the asset catalogue; clear where there is none, as on iOS.
    public init(_ name: String, bundle: Bundle? = nil) { base = .color(UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear) }

    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= min(max(opacity, 0), 1)
        return color
    }

    public func mix(with rhs: Color, by fraction: Double) -> Color {
        Color(
            uiColor: UIColor { traits in
                let environment = EnvironmentValues(traits: traits.traits)
                let (first, second) = (resolved(in: environment), rhs.resolved(in: environment))
                func part(_ component: KeyPath<Drawing.Color, UInt8>) -> CGFloat {
                    let (from, to) = (Double(first[keyPath: component]), Double(second[keyPath: component]))
                    return (from + (to - from) * fraction) / 255
                }
                return UIColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
            })
    }

    /// The colour; a gradient of it is not known.
    public var gradient: Color { self }
    public var cgColor: CGColor? { uiColor.cgColor }

    var uiColor: UIColor {
        switch base {
        case .color(let color): opacity == 1 ? color : color.withAlphaComponent(opacity)
        case .accent: UIColor.systemBlue
        }
    }

    func resolved(in environment: EnvironmentValues) -> Drawing.Color {
        let color: Drawing.Color
        switch base {
        case .color(let own): color = own.resolved(with: environment.traits)
        case .accent: color = environment.tintColor
        }
        guard opacity < 1 else { return color }
        return Drawing.Color(red: color.red, green: color.green, blue: color.blue, alpha: UInt8((Double(color.alpha) * opacity).rounded()))
    }

    func paint(in environment: EnvironmentValues) -> Paint { .color(resolved(in: environment)) }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(Fill(.literal(resolved(in: scope.environment))))] }

    public static let primary = Color(uiColor: .label), secondary = Color(uiColor: .secondaryLabel)
    public static let accentColor = Color(.accent)
}

extension EnvironmentValues {
    var tintColor: Drawing.Color {
        guard let tint = controls.tint else { return UIColor.systemBlue.resolved(with: traits) }
        var plain = self
        plain.controls.tint = nil
        return tint.paint(in: plain).color
    }
}

extension UIColor {
    public convenience init(_ color: Color) {
        self.init { traits in UIColor(.literal(color.resolved(in: EnvironmentValues(traits: traits.traits)))) }
    }
}

// The colours of the system, and three that never change.
extension ShapeStyle where Self == Color {
    public static var red: Color { .init(uiColor: .systemRed) }
    public static var orange: Color { .init(uiColor: .systemOrange) }
    public static var yellow: Color { .init(uiColor: .systemYellow) }
    public static var green: Color { .init(uiColor: .systemGreen) }
    public static var mint: Color { .init(uiColor: .systemMint) }
    public static var teal: Color { .init(uiColor: .systemTeal) }
    public static var cyan: Color { .init(uiColor: .systemCyan) }
    public static var blue: Color { .init(uiColor: .systemBlue) }
    public static var indigo: Color { .init(uiColor: .systemIndigo) }
    public static var purple: Color { .init(uiColor: .systemPurple) }
    public static var pink: Color { .init(uiColor: .systemPink) }
    public static var brown: Color { .init(uiColor: .systemBrown) }
    public static var gray: Color { .init(uiColor: .systemGray) }
    public static var white: Color { .init(uiColor: .white) }
    public static var black: Color { .init(uiColor: .black) }
    public static var clear: Color { .init(uiColor: .clear) }
}
