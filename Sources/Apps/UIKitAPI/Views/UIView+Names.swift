extension UIView {
    /// How content fills a view. UIKit's raw values.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// Whether the tint is dimmed. UIKit's raw values.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}

/// What kind of thing a view is for VoiceOver. UIKit's raw values.
///
/// ```swift
/// let card = UIView()
/// card.accessibilityTraits = [.button, .updatesFrequently]
/// ```
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt64

    /// Makes traits of UIKit's raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// None.
    public static let none: UIAccessibilityTraits = []
    /// It can be tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It opens a page.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A finger that moves changes it.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIAccessibilityTraits {
    /// The names of traits as a record has them, in the order of UIKit's raw values: `button,selected`.
    var recordText: String {
        let names = Self.names.filter { contains($0.trait) }.map(\.name)
        let others = Self.names.reduce(rawValue) { $0 & ~$1.trait.rawValue }
        let all = names + (others == 0 ? [] : ["\(others)"])
        return all.isEmpty ? "none" : all.joined(separator: ",")
    }

    private static let names: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
        ("staticText", .staticText), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("adjustable", .adjustable), ("header", .header),
    ]
}
