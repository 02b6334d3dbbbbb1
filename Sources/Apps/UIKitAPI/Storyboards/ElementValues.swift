import Foundation

/// Colours, fonts and rectangles as Interface Builder writes them.
extension MarkupElement {
    /// The colour of a `color` element.
    @MainActor func color(in bundle: Bundle?) -> UIColor? {
        let alpha = CGFloat(number("alpha") ?? 1)
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        if let system = self["systemColor"] ?? self["cocoaTouchSystemColor"] { return Self.systemColors[system]?() }
        return nil
    }

    @MainActor private static let systemColors: [String: () -> UIColor] = [
        "systemBackgroundColor": { .systemBackground },
        "secondarySystemBackgroundColor": { .secondarySystemBackground },
        "tertiarySystemBackgroundColor": { .tertiarySystemBackground }, "labelColor": { .label },
        "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
        "quaternaryLabelColor": { .quaternaryLabel }, "opaqueSeparatorColor": { .opaqueSeparator },
        "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
        "tertiarySystemFillColor": { .tertiarySystemFill }, "quaternarySystemFillColor": { .quaternarySystemFill },
        "systemMintColor": { .systemMint }, "systemCyanColor": { .systemCyan }, "systemBrownColor": { .systemBrown },
        "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
        "placeholderTextColor": { .placeholderText }, "separatorColor": { .separator },
        "systemGroupedBackgroundColor": { .systemGroupedBackground },
        "groupTableViewBackgroundColor": { .systemGroupedBackground }, "systemBlueColor": { .systemBlue },
        "linkColor": { .link }, "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange },
        "systemYellowColor": { .systemYellow }, "systemGreenColor": { .systemGreen },
        "systemTealColor": { .systemTeal },
        "systemIndigoColor": { .systemIndigo }, "systemPurpleColor": { .systemPurple },
        "systemPinkColor": { .systemPink }, "systemGrayColor": { .systemGray }, "systemGray2Color": { .systemGray2 },
        "systemGray3Color": { .systemGray3 }, "systemGray4Color": { .systemGray4 },
        "systemGray5Color": { .systemGray5 }, "systemGray6Color": { .systemGray6 },
        "darkTextColor": { .darkText }, "lightTextColor": { .lightText },
        "darkGrayColor": { .darkGray }, "lightGrayColor": { .lightGray },
    ]

    /// The font of a `fontDescription` element.
    func font() -> UIFont? {
        let size = CGFloat(number("pointSize") ?? 17)
        if let style = self["style"] {
            return Self.textStyles[style].map { UIFont.preferredFont(forTextStyle: $0) }
        }
        if let name = self["name"] { return UIFont(name: name, size: size) }
        switch self["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: self["weight"].flatMap { Self.weights[$0] } ?? .regular)
        }
    }

    private static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The rectangle of a `rect` element.
    var rectangle: CGRect {
        CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
    }

    /// The frame of a view's element: a `rect`, or a `frame` with insets from the top left, as the first Xcode 8 wrote it.
    var frame: CGRect? {
        if let rect = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) { return rect.rectangle }
        guard let inset = children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" }) else { return nil }
        return CGRect(
            x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0, width: inset.number("width") ?? 0,
            height: inset.number("height") ?? 0)
    }

    /// The size of a `size` element.
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

    /// The insets of an `inset` element.
    var insets: UIEdgeInsets {
        // An inset says minY, margins say top.
        func side(_ name: String, _ other: String) -> CGFloat { number(name) ?? number(other) ?? 0 }
        return UIEdgeInsets(
            top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"),
            right: side("maxX", "right"))
    }

    /// The mask of an `autoresizingMask` element.
    var mask: UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if flag($1.0) == true { $0.insert($1.1) } }
    }
}
