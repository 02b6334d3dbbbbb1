import CombineAPI
import Foundation
import Observation
import UIKitAPI
import ViewLayout

nonisolated extension View {
    /// The view with a value in its environment.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        inEnvironment { $0[keyPath: keyPath] = value }
    }
    /// The view with an observable object in its environment.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        inEnvironment { $0.set(object, as: T.self) }
    }
    /// The view with an object in its environment.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        inEnvironment { $0.set(object, as: T.self) }
    }

    /// The font of texts in the view.
    public func font(_ font: Font?) -> some View { inEnvironment { $0.font = font } }
    /// The weight of texts in the view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { inEnvironment { $0.text.weight = weight } }
    /// The design of texts in the view, which is drawn as the system's.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// The width of texts in the view, which is drawn as the system's.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Bold texts.
    public func bold(_ isActive: Bool = true) -> some View { inEnvironment { if isActive { $0.text.weight = .bold } } }
    /// Italic texts.
    public func italic(_ isActive: Bool = true) -> some View { inEnvironment { $0.text.isItalic = isActive } }
    /// Texts with a line under them.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        inEnvironment { $0.text.isUnderlined = isActive }
    }
    /// Texts with a line through them.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        inEnvironment { $0.text.isStruckThrough = isActive }
    }
    /// Digits of one width.
    public func monospacedDigit() -> some View { inEnvironment { $0.text.hasMonospacedDigits = true } }
    /// Digits of one width; letters are the system's.
    public func monospaced(_ isActive: Bool = true) -> some View {
        inEnvironment { $0.text.hasMonospacedDigits = isActive }
    }
    /// Space after each letter, in points.
    public func kerning(_ kerning: CGFloat) -> some View { inEnvironment { $0.text.kerning = kerning } }
    /// Space after each letter, in points.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    /// Upper or lower case.
    public func textCase(_ textCase: Text.Case?) -> some View { inEnvironment { $0.text.textCase = textCase } }
    /// The maximum number of lines; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View { inEnvironment { $0.lineLimit = number } }
    /// The maximum number of lines; room for missing lines is not kept.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
    /// The maximum number of lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    /// The maximum number of lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// The minimum number of lines, which is not kept.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// The space between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        inEnvironment { $0.lineSpacing = max(0, lineSpacing) }
    }
    /// The place of short lines.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        inEnvironment { $0.multilineTextAlignment = alignment }
    }
    /// What is left out of a text that is too long.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { inEnvironment { $0.truncationMode = mode } }
    /// The smallest part of its size that text shrinks to.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        inEnvironment { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
    }
    /// The size of symbols beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { inEnvironment { $0.imageScale = scale } }
    /// How symbols are coloured, which is in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// The form of symbols.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// The colour of texts and shapes in the view.
    public func foregroundColor(_ color: Color?) -> some View {
        inEnvironment { $0.text.style = color.map { AnyShapeStyle($0) } }
    }
    /// The style of texts and shapes in the view.
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
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary)
    }
    /// The colour of what can be tapped.
    public func tint(_ tint: Color?) -> some View {
        inEnvironment { $0.controls.tint = tint.map { AnyShapeStyle($0) } }
    }
    /// The colour of what can be tapped.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        inEnvironment { $0.controls.tint = tint.map { AnyShapeStyle($0) } }
    }
    /// The colour of what can be tapped.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Whether controls in the view take no touches.
    public func disabled(_ disabled: Bool) -> some View { inEnvironment { $0.isEnabled = $0.isEnabled && !disabled } }
    /// Light or dark.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    /// Light or dark, for the presentation around the view.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        inEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
    }
    /// The text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// The limits of the text size.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        inEnvironment { environment in
            let size = environment.dynamicTypeSize
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            let nearest = allowed.last { $0 < size } ?? allowed.first
            if let nearest { environment.dynamicTypeSize = nearest }
        }
    }
    /// The size of controls.
    public func controlSize(_ controlSize: ControlSize) -> some View { inEnvironment { $0.controlSize = controlSize } }
    /// No labels of controls.
    public func labelsHidden() -> some View { inEnvironment { $0.controls.hidesLabels = true } }
    /// Only the look: the pictures of covers are not known.
    public func redacted(reason: RedactionReasons) -> some View {
        undrawnEffect("redacted view", unless: reason.isEmpty)
    }
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

/// What is covered. SwiftUI's type of this name.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The reasons.
    public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2)
}

/// The form of symbols. SwiftUI's type of this name; forms are drawn alike.
public struct SymbolVariants: Hashable, Sendable {
    /// The forms.
    public static let none = SymbolVariants(), circle = SymbolVariants(), square = SymbolVariants(),
        rectangle = SymbolVariants(), fill = SymbolVariants(), slash = SymbolVariants()
}

/// The size of controls. SwiftUI's type of this name.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
