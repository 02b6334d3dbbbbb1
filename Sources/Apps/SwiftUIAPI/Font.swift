import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

public struct Font: Hashable, Sendable {
    public typealias TextStyle = UIFont.TextStyle

    public struct Weight: Hashable, Sendable {
        let engine: FontWeight
        public static let ultraLight = Weight(engine: .ultraLight), thin = Weight(engine: .thin), light = Weight(engine: .light),
            regular = Weight(engine: .regular), medium = Weight(engine: .medium), semibold = Weight(engine: .semibold), bold = Weight(engine: .bold),
            heavy = Weight(engine: .heavy), black = Weight(engine: .black)
    }

    /// The designs, which are drawn alike. SwiftUI's type of this name.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// The widths, which are drawn alike. SwiftUI's type of this name.
    public struct Width: Hashable, Sendable {
        public static let compressed = Width(), condensed = Width(), standard = Width(), expanded = Width()
    }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(CGFloat)
        case scaled(CGFloat, TextStyle)
        case uiFont(UIFont)
    }

    private let base: Base
    private var weight: Weight?
    private var isItalic = false
    var hasMonospacedDigits = false

    private init(_ base: Base, weight: Weight? = nil) { (self.base, self.weight) = (base, weight) }

    public init(_ font: UIFont) { self.init(.uiFont(font)) }

    public static let largeTitle = Font(.style(.largeTitle)), title = Font(.style(.title)), title2 = Font(.style(.title2)),
        title3 = Font(.style(.title3)), headline = Font(.style(.headline)), subheadline = Font(.style(.subheadline)), body = Font(.style(.body)),
        callout = Font(.style(.callout)), footnote = Font(.style(.footnote)), caption = Font(.style(.caption)), caption2 = Font(.style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(.style(style), weight: weight) }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(.size(size), weight: weight) }
    /// A font of another family, drawn as the system's; its size follows the viewer's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.scaled(size, textStyle), weight: weight(of: name))
    }
    /// A font of another family and a fixed size, drawn as the system's.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.size(fixedSize), weight: weight(of: name)) }

    private static func weight(of name: String) -> Weight? {
        UIFont(name: name, size: 12).flatMap { $0.font.weight == .regular ? nil : Weight(engine: $0.font.weight) }
    }

    public func weight(_ weight: Weight) -> Font { changed(self) { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changed(self) { $0.isItalic = true } }
    public func monospacedDigit() -> Font { changed(self) { $0.hasMonospacedDigits = true } }
    /// The font; it is drawn as the system's.
    public func monospaced() -> Font { monospacedDigit() }
    /// The font; small capitals are not drawn.
    public func smallCaps() -> Font { self }
    /// The font; widths are drawn alike.
    public func width(_ width: Width) -> Font { self }
    /// The font; the distance of lines is the standard one.
    public func leading(_ leading: Leading) -> Font { self }

    func reference(weight other: Weight?, isItalic italic: Bool, traits: TraitCollection) -> FontReference {
        let weight = (other ?? weight)?.engine
        let isItalic = isItalic || italic
        switch base {
        case .style(let style): return .textStyle(style, weight: weight, isItalic: isItalic)
        case .size(let size): return .system(size: Double(size), weight: weight ?? .regular, isItalic: isItalic)
        case .scaled(let size, let style):
            let plain = ViewLayout.Font.system(ofSize: Double(size), weight: weight ?? .regular, isItalic: isItalic)
            let metrics = FontMetrics(forTextStyle: style)
            return .font((try? metrics.scaled(plain, compatibleWith: traits)) ?? plain)
        case .uiFont(let font): return .font(font.font.with(weight: weight ?? font.font.weight, isItalic: font.font.isItalic || isItalic))
        }
    }
}

extension UIFont.TextStyle {
    public static let title = UIFont.TextStyle.title1, caption = UIFont.TextStyle.caption1
}
