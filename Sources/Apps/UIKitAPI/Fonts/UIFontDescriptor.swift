import Foundation
import ViewLayout

/// The description from which a font is made. UIKit's class of this name. It only describes fonts of the system's
/// family.
///
/// ```swift
/// let body = UIFont.preferredFont(forTextStyle: .body)
/// let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// ```
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The font that is described.
    let font: Font

    init(_ font: Font) { self.font = font }

    /// The style of the letters. UIKit's raw values.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt32

        /// Makes traits from UIKit's raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters are italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The letters are bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    }

    /// An attribute of a descriptor. UIKit's structure of this name.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a name from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name of the face.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    }

    /// The attributes.
    open var fontAttributes: [AttributeName: Any] {
        [.size: font.pointSize, .family: ".AppleSystemUIFont", .name: UIFont(font).fontName]
    }

    /// The size of the em, in points.
    open var pointSize: CGFloat { font.pointSize }

    /// The style of the letters.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= .semibold { traits.insert(.traitBold) }
        return traits
    }

    /// The descriptor with another style of letters; the system's family has all of them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font.with(
                weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
                isItalic: symbolicTraits.contains(.traitItalic)))
    }

    /// The descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(.system(ofSize: UIFont.size(newPointSize), weight: font.weight, isItalic: font.isItalic))
    }

    /// The descriptor of the font of a text style for the current viewer.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferred(forTextStyle: style, compatibleWith: CurrentViewer.traits))
    }
}

extension UIFont {
    /// Makes the font of a description.
    /// - Parameter pointSize: a size in points; 0 for that of the description, which may follow the viewer's text size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.withSize(pointSize).font : descriptor.font)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// The families: only the system's, which replaces all others.
    public class var familyNames: [String] { [".AppleSystemUIFont"] }
    /// The fonts of a family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        familyName == ".AppleSystemUIFont" ? [UIFont.systemFont(ofSize: 17).fontName] : []
    }
}
