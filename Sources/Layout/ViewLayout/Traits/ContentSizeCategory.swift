/// The twelve text sizes of Dynamic Type, from the smallest to the largest.
///
/// The raw value is Apple's ("Apple, UIContentSizeCategory"), as in the launch argument
/// `-UIPreferredContentSizeCategoryName`; scenes and reports use ``name`` and ``shortName``.
///
/// ```swift
/// var traits = TraitCollection()
/// for category in UIContentSizeCategory.allCases where category >= .large {
///     traits.preferredContentSizeCategory = category
///     print(category.shortName, try scene.layout(traits: traits, fonts: fonts).size.height)
/// }
/// ```
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    /// The seven sizes of the slider in Settings; `large` is the default.
    case extraSmall = "UICTContentSizeCategoryXS"
    case small = "UICTContentSizeCategoryS"
    case medium = "UICTContentSizeCategoryM"
    case large = "UICTContentSizeCategoryL"
    case extraLarge = "UICTContentSizeCategoryXL"
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// The five larger sizes, for accessibility: AX1 to AX5.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Reads a name: short (`XS`, `AX3`), Apple's raw string (`UICTContentSizeCategoryAccessibilityXL`) or the name of
    /// the Swift constant (`accessibilityExtraLarge`). Letters count as written; anything else gives nil.
    public init?(name: String) {
        guard let category = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = category
    }

    /// The short name: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`.
    public var shortName: String { Self.shortNames[rank] }
    private static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// The name of Swift's constant on iOS: `accessibilityExtraLarge`.
    public var name: String { Self.constantNames[rank] }
    /// Written out: `String(describing:)` asks the runtime's mirrors, a tenth of the start of a command.
    private static let constantNames = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]

    /// Whether this is one of the five sizes for accessibility, AX1 to AX5.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var names: [String] { [shortName, name, rawValue] }
}

extension ContentSizeCategory: Comparable {
    /// Orders categories from small to large.
    public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
        first.rank < second.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
