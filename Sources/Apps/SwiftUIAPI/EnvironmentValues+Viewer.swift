import Foundation
import UIKitAPI
import ViewLayout

public typealias LayoutDirection = ViewLayout.LayoutDirection
public typealias LegibilityWeight = ViewLayout.LegibilityWeight

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    private static let categories: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The engine's name.
    var category: ContentSizeCategory { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }

    init(_ category: ContentSizeCategory) { self = Self.allCases[Self.categories.firstIndex(of: category) ?? 3] }
}

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { traits.drawnStyle == .dark ? .dark : .light }
        set { traits.userInterfaceStyle = newValue == .dark ? .dark : .light }
    }
    public var colorSchemeContrast: ColorSchemeContrast { traits.accessibilityContrast == .high ? .increased : .standard }
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(traits.preferredContentSizeCategory) }
        set { traits.preferredContentSizeCategory = newValue.category }
    }
    public var sizeCategory: ContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { traits.layoutDirection }
        set { traits.explicitLayoutDirection = newValue }
    }
    public var locale: Locale {
        get { Locale(identifier: traits.locale) }
        set { traits.locale = newValue.identifier(.bcp47) }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var displayScale: CGFloat { traits.displayScale }
    public var pixelLength: CGFloat { 1 / CGFloat(traits.pixelsPerPoint) }
    public var legibilityWeight: LegibilityWeight? { traits.legibilityWeight }
    public var horizontalSizeClass: UserInterfaceSizeClass? { UITraitCollection(traits).horizontalSizeClass == .regular ? .regular : .compact }
    public var verticalSizeClass: UserInterfaceSizeClass? { UITraitCollection(traits).verticalSizeClass == .compact ? .compact : .regular }
    public var isFocused: Bool { false }
    /// Always active: a picture is made of what is in front.
    public var scenePhase: ScenePhase { .active }
    /// Whether the viewer wants less movement; pictures do not move.
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Opens an address, which does nothing here.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Whether the rows of a list are changed, which is not drawn.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    /// Closes what is in front, which does nothing here.
    public var dismiss: DismissAction { DismissAction() }
}

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .handled } } }

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

public struct OpenURLAction: @unchecked Sendable {
    public enum Result: Sendable {
        case handled, discarded, systemAction
        case systemActionWith(URL)
        public static func systemAction(_ url: URL) -> Result { .systemActionWith(url) }
    }
    private let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

public struct DismissAction: Sendable {
    public func callAsFunction() {}
}
