import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public protocol ShapeStyle: Sendable {
    /// What the style paints, which is the colour of text where it does not say so by itself.
    func _paint(in environment: EnvironmentValues) -> _Paint
}

/// A style that says what it paints.
protocol PaintedStyle: ShapeStyle { func paint(in environment: EnvironmentValues) -> Paint }

extension PaintedStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(value: paint(in: environment)) }
}

/// What a style paints.
public struct _Paint { let value: Paint }

extension ShapeStyle {
    /// The colour of text.
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(value: .color(UIColor.label.resolved(with: environment.traits))) }
    func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).value }

    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: AnyShapeStyle(self), opacity: opacity) }
}

struct FadedStyle: PaintedStyle {
    let style: AnyShapeStyle
    let opacity: Double
    func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment).faded(opacity) }
}

public struct AnyShapeStyle: PaintedStyle {
    private let style: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
}

public struct HierarchicalShapeStyle: PaintedStyle {
    let level: Int
    /// The opacities of fainter levels over a colour that was set (assumed: those of the label colours).
    static let opacities = [1, 0.6, 0.3, 0.18, 0.18]
    private static let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]

    func paint(in environment: EnvironmentValues) -> Paint {
        if let style = environment.text.style {
            var plain = environment
            plain.text.style = nil
            return style.paint(in: plain).faded(Self.opacities[level])
        }
        return .color(Self.labels[level].resolved(with: environment.traits))
    }
}

// The colour of text, and fainter ones.
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

public struct ForegroundStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment) }
}

public struct BackgroundStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(UIColor.systemBackground.resolved(with: environment.traits)) }
}

public struct TintShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(environment.tintColor) }
}

public struct SeparatorShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(UIColor.separator.resolved(with: environment.traits)) }
}

public struct FillShapeStyle: PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { FillLevels.fill[0].paint(in: environment) }
}

/// Fainter levels of backgrounds and fills, which are colours of their own.
private enum FillLevels {
    static let fill: [Color] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill].map { Color(uiColor: $0) }
    static let background: [Color] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground].map { Color(uiColor: $0) }
}

extension ShapeStyle {
    private func level(_ level: Int) -> AnyShapeStyle {
        let colors = self is FillShapeStyle ? FillLevels.fill : self is BackgroundStyle ? FillLevels.background : []
        if !colors.isEmpty { return AnyShapeStyle(colors[min(level, colors.count - 1)]) }
        return AnyShapeStyle(opacity(HierarchicalShapeStyle.opacities[level]))
    }
    public var secondary: some ShapeStyle { level(1) }
    public var tertiary: some ShapeStyle { level(2) }
    public var quaternary: some ShapeStyle { level(3) }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { .init() }
}

/// What makes the background soft. SwiftUI's type of this name; nothing is blurred, a colour is laid over it, as for
/// UIKit's effects.
public struct Material: PaintedStyle {
    /// The materials, which are drawn alike.
    public static let ultraThin = Material(), thin = Material(), regular = Material(), thick = Material(), ultraThick = Material(), bar = Material()

    func paint(in environment: EnvironmentValues) -> Paint {
        let isDark = environment.traits.drawnStyle == .dark
        return .color(UIColor(white: isDark ? 0.15 : 0.97, alpha: 0.8).resolved(with: environment.traits))
    }
}

// The materials.
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
