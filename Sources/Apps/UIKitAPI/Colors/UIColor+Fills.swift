import Foundation

/// More colours of the system that follow the appearance. Values: UIKit, as printed on iOS 13 and later. Those for
/// increased contrast are not known; the usual ones are assumed.
extension UIColor {
    private static func color(_ light: UInt32, _ dark: UInt32, _ alphas: (CGFloat, CGFloat) = (1, 1)) -> UIColor {
        func literal(_ value: UInt32, _ alpha: CGFloat) -> UIColor {
            UIColor(
                red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
                blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
        }
        let (lightColor, darkColor) = (literal(light, alphas.0), literal(dark, alphas.1))
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { tertiaryLabelColor }
    private static let tertiaryLabelColor = color(0x3c3c43, 0xebebf5, (0.3, 0.3))
    /// The colour of quaternary text.
    public class var quaternaryLabel: UIColor { quaternaryLabelColor }
    private static let quaternaryLabelColor = color(0x3c3c43, 0xebebf5, (0.18, 0.16))
    /// The colour of the placeholder of a text field.
    public class var placeholderText: UIColor { tertiaryLabelColor }
    /// The colour of links.
    public class var link: UIColor { linkColor }
    private static let linkColor = color(0x007aff, 0x0984ff)
    /// The colour of opaque separators.
    public class var opaqueSeparator: UIColor { opaqueSeparatorColor }
    private static let opaqueSeparatorColor = color(0xc6c6c8, 0x38383a)
    /// The background of content on the background of a view.
    public class var secondarySystemBackground: UIColor { secondaryBackgroundColor }
    private static let secondaryBackgroundColor = color(0xf2f2f7, 0x1c1c1e)
    /// The background of content on the secondary background.
    public class var tertiarySystemBackground: UIColor { tertiaryBackgroundColor }
    private static let tertiaryBackgroundColor = color(0xffffff, 0x2c2c2e)
    /// The background of a view in groups.
    public class var systemGroupedBackground: UIColor { groupedBackgroundColor }
    private static let groupedBackgroundColor = color(0xf2f2f7, 0x000000)
    /// The background of content on the background of a grouped view.
    public class var secondarySystemGroupedBackground: UIColor { secondaryGroupedBackgroundColor }
    private static let secondaryGroupedBackgroundColor = color(0xffffff, 0x1c1c1e)
    /// The background of content on the secondary background of a grouped view.
    public class var tertiarySystemGroupedBackground: UIColor { tertiaryGroupedBackgroundColor }
    private static let tertiaryGroupedBackgroundColor = color(0xf2f2f7, 0x2c2c2e)
    /// A fill of small shapes.
    public class var systemFill: UIColor { fillColor }
    private static let fillColor = color(0x787880, 0x787880, (0.2, 0.36))
    /// A fill of medium shapes.
    public class var secondarySystemFill: UIColor { secondaryFillColor }
    private static let secondaryFillColor = color(0x787880, 0x787880, (0.16, 0.32))
    /// A fill of large shapes.
    public class var tertiarySystemFill: UIColor { tertiaryFillColor }
    private static let tertiaryFillColor = color(0x767680, 0x767680, (0.12, 0.24))
    /// A fill of very large shapes.
    public class var quaternarySystemFill: UIColor { quaternaryFillColor }
    private static let quaternaryFillColor = color(0x747480, 0x767680, (0.08, 0.18))
    /// The system's palette.
    public class var systemBrown: UIColor { brownColor }
    private static let brownColor = color(0xa2845e, 0xac8e68)
    /// See ``systemBrown``.
    public class var systemMint: UIColor { mintColor }
    private static let mintColor = color(0x00c7be, 0x63e6e2)
    /// See ``systemBrown``.
    public class var systemCyan: UIColor { cyanColor }
    private static let cyanColor = color(0x32ade6, 0x64d2ff)
    /// The colour of text on a dark background.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// The colour of text on a light background.
    public class var darkText: UIColor { .black }
}
