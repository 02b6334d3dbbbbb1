import Foundation

/// Everything about the viewer that can change a size or a pixel. Nothing else is read from the environment.
public struct TraitCollection: Hashable, Sendable {
    /// The width of the transcript in points.
    public var transcriptWidth: CGFloat = 402
    /// The text size the viewer chose.
    public var preferredContentSizeCategory: ContentSizeCategory = .large
    /// The language and region, a BCP 47 tag.
    public var locale: String = "en"
    /// The direction of the interface; nil follows the locale.
    public var explicitLayoutDirection: LayoutDirection?
    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle = .light
    /// Pixels to a point: 1, 2 or 3.
    public var displayScale: Int = 3
    /// Bold Text.
    public var legibilityWeight: LegibilityWeight = .regular
    /// The kind of device.
    public var userInterfaceIdiom: UserInterfaceIdiom = .phone
    /// Increase Contrast.
    public var accessibilityContrast: AccessibilityContrast = .normal

    /// The defaults: a 402-point phone at 3x, Large, English, light.
    public init() {}
}

/// Left to right or right to left.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
/// Light or dark.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable { case light, dark }
/// Bold Text off or on.
public enum LegibilityWeight: String, Hashable, Sendable, CaseIterable { case regular, bold }
/// The kind of device.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable { case phone, pad, mac, watch }
/// Increase Contrast off or on.
public enum AccessibilityContrast: String, Hashable, Sendable, CaseIterable { case normal, high }
