import CombineAPI
import Foundation
import Observation
import UIKitAPI
import ViewLayout

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        inEnvironment { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { inEnvironment { $0.set(object, as: T.self) } }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { inEnvironment { $0.set(object, as: T.self) } }

    public func font(_ font: Font?) -> some View { inEnvironment { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> some View { inEnvironment { $0.text.weight = weight } }
    /// The design of texts in the view, which is drawn as the system's.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// The width of texts in the view, which is drawn as the system's.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { inEnvironment { if isActive { $0.text.weight = .bold } } }
    public func italic(_ isActive: Bool = true) -> some View { inEnvironment { $0.text.isItalic = isActive } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { inEnvironment { $0.text.isUnderlined = isActive } }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { inEnvironment { $0.text.isStruckThrough = isActive } }
    public func monospacedDigit() -> some View { inEnvironment { $0.text.hasMonospacedDigits = true } }
    /// Digits of one width; letters are the system's.
    public func monospaced(_ isActive: Bool = true) -> some View { inEnvironment { $0.text.hasMonospacedDigits = isActive } }
    public func kerning(_ kerning: CGFloat) -> some View { inEnvironment { $0.text.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    public func textCase(_ textCase: Text.Case?) -> some View { inEnvironment { $0.text.textCase = textCase } }
    public func lineLimit(_ number: Int?) -> some View { inEnvironment { $0.lineLimit = number } }
    /// The maximum number of lines; room for missing lines is not kept.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// The minimum number of lines, which is not kept.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { inEnvironment { $0.lineSpacing = max(0, lineSpacing) } }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { inEnvironment { $0.multilineTextAlignment = alignment } }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { inEnvironment { $0.truncationMode = mode } }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { inEnvironment { $0.minimumScaleFactor = min(max(factor, 0.01), 1) } }
    public func imageScale(_ scale: Image.Scale) -> some View { inEnvironment { $0.imageScale = scale } }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { inEnvironment { $0.text.style = color.map { AnyShapeStyle($0) } } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        inEnvironment { environment in
            // A fainter level is one of the style around the view.
            let outer = environment
            if let level = style as? HierarchicalShapeStyle {
                environment.text.style = AnyShapeStyle(OuterLevel(level: level, outer: outer))
            } else {
                environment.text.style = AnyShapeStyle(style)
            }
        }
    }
    /// The styles of texts and shapes in the view; the first one counts.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { foregroundStyle(primary) }
    public func tint(_ tint: Color?) -> some View { inEnvironment { $0.controls.tint = tint.map { AnyShapeStyle($0) } } }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { inEnvironment { $0.controls.tint = tint.map { AnyShapeStyle($0) } } }
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    public func disabled(_ disabled: Bool) -> some View { inEnvironment { $0.isEnabled = $0.isEnabled && !disabled } }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        inEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
    }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        inEnvironment { environment in
            let size = environment.dynamicTypeSize
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            let nearest = allowed.last { $0 < size } ?? allowed.first
            if let nearest { environment.dynamicTypeSize = nearest }
        }
    }
    public func controlSize(_ controlSize: ControlSize) -> some View { inEnvironment { $0.controlSize = controlSize } }
    public func labelsHidden() -> some View { inEnvironment { $0.controls.hidesLabels = true } }
    /// Only the look: the pictures of covers are not known.
    public func redacted(reason: RedactionReasons) -> some View { undrawnEffect("redacted view", unless: reason.isEmpty) }
}

/// A fainter level of the style around a view.
private struct OuterLevel: PaintedStyle {
    let level: HierarchicalShapeStyle
    let outer: EnvironmentValues
    func paint(in environment: EnvironmentValues) -> Paint {
        var values = environment
        values.text.style = outer.text.style
        return level.paint(in: values)
    }
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2)
}

/// The form of symbols. SwiftUI's type of this name; forms are drawn alike.
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants(), circle = SymbolVariants(), square = SymbolVariants(), rectangle = SymbolVariants(),
        fill = SymbolVariants(), slash = SymbolVariants()
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
