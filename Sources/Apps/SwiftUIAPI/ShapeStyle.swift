import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// What shapes and text are filled with. SwiftUI's protocol of this name.
public protocol ShapeStyle: Sendable {}

/// A style that says what it paints.
protocol PaintedStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// What the style paints.
    func paint(in environment: EnvironmentValues) -> Paint {
        if let color = self as? Color { return .color(color.resolved(in: environment)) }
        if let painted = self as? any PaintedStyle { return painted.paint(in: environment) }
        return .color(UIColor.label.resolved(with: environment.traits))
    }

    /// The style with another opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(style: AnyShapeStyle(self), opacity: opacity)
    }
}

struct FadedStyle: PaintedStyle {
    let style: AnyShapeStyle
    let opacity: Double
    func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment).faded(opacity) }
}

/// A style of any type. SwiftUI's type of this name.
public struct AnyShapeStyle: PaintedStyle {
    private let style: any ShapeStyle
    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
}

/// The colour of text around a view, or a fainter one. SwiftUI's type of this name.
public struct HierarchicalShapeStyle: PaintedStyle {
    let level: Int
    /// The opacities of fainter levels over a colour that was set (assumed: those of the label colours).
    private static let opacities = [1, 0.6, 0.3, 0.18, 0.18]

    func paint(in environment: EnvironmentValues) -> Paint {
        var plain = environment
        plain.text.style = nil
        if let style = environment.text.style { return style.paint(in: plain).faded(Self.opacities[level]) }
        let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
        return .color(labels[level].resolved(with: environment.traits))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of text.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// Fainter colours.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// Fainter colours.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// Fainter colours.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// Fainter colours.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The style of text around a view. SwiftUI's type of this name.
public struct ForegroundStyle: PaintedStyle {
    /// The style.
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment) }
}

/// The background of a view. SwiftUI's type of this name.
public struct BackgroundStyle: PaintedStyle {
    /// The style.
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint {
        .color(UIColor.systemBackground.resolved(with: environment.traits))
    }
}

/// The colour of what can be tapped. SwiftUI's type of this name.
public struct TintShapeStyle: PaintedStyle {
    /// The style.
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(environment.tintColor) }
}

/// The colour of separators. SwiftUI's type of this name.
public struct SeparatorShapeStyle: PaintedStyle {
    /// The style.
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint {
        .color(UIColor.separator.resolved(with: environment.traits))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of text around a view.
    public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background of a view.
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of what can be tapped.
    public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separators.
    public static var separator: SeparatorShapeStyle { .init() }
}

/// What makes the background soft. SwiftUI's type of this name; nothing is blurred, a colour is laid over it, as for
/// UIKit's effects.
public struct Material: PaintedStyle {
    /// The materials, which are drawn alike.
    public static let ultraThin = Material(), thin = Material(), regular = Material()
    /// The materials, which are drawn alike.
    public static let thick = Material(), ultraThick = Material(), bar = Material()

    func paint(in environment: EnvironmentValues) -> Paint {
        let isDark = environment.traits.drawnStyle == .dark
        return .color(UIColor(white: isDark ? 0.15 : 0.97, alpha: 0.8).resolved(with: environment.traits))
    }
}

extension ShapeStyle where Self == Material {
    /// The materials.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// The materials.
    public static var thinMaterial: Material { .thin }
    /// The materials.
    public static var regularMaterial: Material { .regular }
    /// The materials.
    public static var thickMaterial: Material { .thick }
    /// The materials.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The materials.
    public static var bar: Material { .bar }
}
