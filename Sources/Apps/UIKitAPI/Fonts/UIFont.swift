import Foundation
import Typesetting
import ViewLayout

/// A font of the system's family. UIKit's class of this name; lengths are in points.
///
/// ```swift
/// let title = UIFont.preferredFont(forTextStyle: .headline)
/// let height = title.lineHeight.rounded(.up)
/// ```
open class UIFont: NSObject, @unchecked Sendable {
    /// UIKit's name for the text styles.
    public typealias TextStyle = FontTextStyle
    /// UIKit's name for the weights.
    public typealias Weight = FontWeight

    private let tag = AttributeTag()

    /// The font of Balloon. It is immutable, so that the class can be `Sendable`.
    package let font: Font

    /// Whether all digits have the same width.
    let hasMonospacedDigits: Bool

    package init(_ font: Font, hasMonospacedDigits: Bool = false) {
        self.font = font
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// Makes a font of a family and a size in points.
    ///
    /// Fonts of other families are not read yet. The system's font replaces them, in the weight and slant that the name
    /// ends with (`Avenir-Heavy`, `Georgia-BoldItalic`).
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let face = FontFaceName(fontName)
        self.init(.system(ofSize: Self.size(fontSize), weight: face.weight, isItalic: face.isItalic))
    }

    /// The size of the em, in points.
    open var pointSize: CGFloat { font.pointSize }
    /// The height of a line.
    open var lineHeight: CGFloat { font.lineHeight }
    /// The extra space between lines that a text style asks for.
    open var leading: CGFloat { font.leading }
    /// The distance from the baseline up to the top of the line.
    open var ascender: CGFloat { font.ascender }
    /// The distance from the baseline down to the bottom of the line, which is negative.
    open var descender: CGFloat { font.descender }
    /// The height of a capital.
    open var capHeight: CGFloat { font.capHeight }
    /// The height of an x.
    open var xHeight: CGFloat { font.xHeight }
    /// The name of the face, as UIKit prints those of the system's family.
    open var fontName: String {
        ".SFUI-\(FontFaceName.title(of: font.weight))\(font.isItalic ? "Italic" : "")"
    }
    /// The name of the system's family, as UIKit prints it.
    open var familyName: String { ".AppleSystemUIFont" }

    /// The font in another size, which does not follow the viewer's text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            .system(ofSize: Self.size(fontSize), weight: font.weight, isItalic: font.isItalic),
            hasMonospacedDigits: hasMonospacedDigits)
    }

    /// Fonts are equal when they set texts in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.font == font && other.hasMonospacedDigits == hasMonospacedDigits
    }

    /// The hash value.
    open override var hash: Int { font.hashValue }

    /// A size that is not positive becomes 12 points, as in UIKit.
    static func size(_ size: CGFloat) -> Double { size > 0 ? Double(size) : 12 }
}

/// The lighter and heavier weights of UIKit; the bundled fonts draw those below 400 as 400, those above 700 as 700.
extension FontWeight {
    /// 100.
    public static let ultraLight = FontWeight(rawValue: 100)
    /// 200.
    public static let thin = FontWeight(rawValue: 200)
    /// 300.
    public static let light = FontWeight(rawValue: 300)
    /// 900.
    public static let black = FontWeight(rawValue: 900)
}

extension UIFont {
    /// The system font with digits of one width, so that a changing number does not move.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(ofSize: size(fontSize), weight: weight), hasMonospacedDigits: true)
    }
    /// The system font; only its digits have one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }
}

/// The weight and slant that the name of a face ends with: `Avenir-Heavy`, `HelveticaNeue-BoldItalic`.
struct FontFaceName {
    /// The weight; regular where the name contains none.
    let weight: FontWeight
    let isItalic: Bool

    /// Longer words are first, because `Semibold` contains `bold`; of several words for a weight the first is written.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("extrabold", .heavy), ("black", .black),
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("bold", .bold),
    ]

    init(_ name: String) {
        let face = name.split(separator: "-").dropFirst().joined().lowercased()
        weight = Self.weights.first { face.contains($0.word) }?.weight ?? .regular
        isItalic = face.contains("italic") || face.contains("oblique")
    }

    /// The word for a weight in the name of a face.
    static func title(of weight: FontWeight) -> String {
        weights.first { $0.weight == weight }?.word.capitalized ?? "Regular"
    }
}

extension UIFont {
    /// The font of a text style for the current viewer.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style for a viewer; for the current one without traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(.preferred(forTextStyle: style, compatibleWith: traitCollection?.traits ?? CurrentViewer.traits))
    }

    /// The system font of a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font of a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(ofSize: size(fontSize), weight: weight))
    }

    /// The bold system font of a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The italic system font of a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(ofSize: size(fontSize), isItalic: true))
    }

    /// The size of standard labels, in points. Source: UIKit, observed on iOS.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of standard buttons, in points. Source: UIKit, observed on iOS.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of the system font, in points. Source: UIKit, observed on iOS.
    public class var systemFontSize: CGFloat { 14 }
    /// The standard small size of the system font, in points. Source: UIKit, observed on iOS.
    public class var smallSystemFontSize: CGFloat { 12 }
}
