import ViewLayout

/// UIKit's name for the text sizes.
public typealias UIContentSizeCategory = ContentSizeCategory

/// Light or dark. UIKit's raw values.
///
/// ```swift
/// let isDark = UITraitCollection.current.userInterfaceStyle == .dark
/// let shadow: UIColor = isDark ? .clear : .systemGray
/// ```
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark

    init(_ style: UserInterfaceStyle) { self = style == .dark ? .dark : .light }

    var value: UserInterfaceStyle? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The kind of device. UIKit's raw values. A watch, on which no app of Messages runs, is unspecified.
///
/// ```swift
/// let columns = UITraitCollection.current.userInterfaceIdiom == .pad ? 3 : 2
/// ```
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6

    init(_ idiom: UserInterfaceIdiom) {
        switch idiom {
        case .phone: self = .phone
        case .pad: self = .pad
        case .mac: self = .mac
        case .watch: self = .unspecified
        }
    }

    /// Devices that show no message of an app count as unspecified.
    var value: UserInterfaceIdiom? {
        switch self {
        case .phone: .phone
        case .pad: .pad
        case .mac: .mac
        case .unspecified, .tv, .carPlay, .vision: nil
        }
    }
}

/// Left to right or right to left. UIKit's raw values.
///
/// ```swift
/// let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
/// let arrow = mirrored.layoutDirection == .rightToLeft ? "arrow-left" : "arrow-right"
/// ```
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft

    init(_ direction: LayoutDirection) { self = direction == .leftToRight ? .leftToRight : .rightToLeft }

    var value: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// Bold Text off or on. UIKit's raw values.
///
/// ```swift
/// let isBold = UITraitCollection.current.legibilityWeight == .bold
/// let badge = UIFont.systemFont(ofSize: 24, weight: isBold ? .bold : .semibold)
/// ```
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold

    init(_ weight: LegibilityWeight) { self = weight == .bold ? .bold : .regular }

    var value: LegibilityWeight? {
        switch self {
        case .unspecified: nil
        case .regular: .regular
        case .bold: .bold
        }
    }
}

/// Increase Contrast off or on. UIKit's raw values.
///
/// ```swift
/// let borderWidth: CGFloat = UITraitCollection.current.accessibilityContrast == .high ? 2 : 1
/// ```
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high

    init(_ contrast: AccessibilityContrast) { self = contrast == .high ? .high : .normal }

    var value: AccessibilityContrast? {
        switch self {
        case .unspecified: nil
        case .normal: .normal
        case .high: .high
        }
    }
}
