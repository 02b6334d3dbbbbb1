import Foundation
import UIKitAPI

/// How a part of a text looks, where it differs from the text around it.
struct RunStyle: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var color: AnyShapeStyle?
    var kerning: CGFloat?
    var baselineOffset: CGFloat = 0
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var hasMonospacedDigits: Bool?

    /// What marks of Markdown say.
    mutating func mark(_ marks: InlineMarkdown.Marks, isLink: Bool) {
        if marks.contains(.strong) { weight = weight ?? .bold }
        if marks.contains(.emphasized) { isItalic = true }
        if marks.contains(.code) { hasMonospacedDigits = true }
        if marks.contains(.struck) { isStruckThrough = true }
        if isLink { color = color ?? AnyShapeStyle(TintShapeStyle()) }
    }
}

extension Text {
    private func with(_ change: (inout RunStyle) -> Void) -> Text {
        var text = self
        for index in runs.indices { change(&text.runs[index].style) }
        return text
    }

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }
    /// The text in a design, which is drawn as the system's.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { with { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = $0.color ?? color.map { AnyShapeStyle($0) } } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.color = $0.color ?? AnyShapeStyle(style) } }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isStruckThrough = isActive } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isUnderlined = isActive } }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    /// The text with digits of one width; letters are the system's.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? monospacedDigit() : self }
}
