import Foundation
import UIKitAPI
import ViewLayout

/// The direction of an interface.
public typealias LayoutDirection = ViewLayout.LayoutDirection
/// Whether text is bold by the viewer's wish.
public typealias LegibilityWeight = ViewLayout.LegibilityWeight

/// Light or dark. SwiftUI's type of this name.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
/// The contrast of an interface. SwiftUI's type of this name.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// The room of an interface. SwiftUI's type of this name.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
/// Whether a scene is in front. SwiftUI's type of this name.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// The viewer's text size. SwiftUI's type of this name.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    private static let categories: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The engine's name.
    var category: ContentSizeCategory { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }

    init(_ category: ContentSizeCategory) { self = Self.allCases[Self.categories.firstIndex(of: category) ?? 3] }
}

extension EnvironmentValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { traits.drawnStyle == .dark ? .dark : .light }
        set { traits.userInterfaceStyle = newValue == .dark ? .dark : .light }
    }
    /// The contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        traits.accessibilityContrast == .high ? .increased : .standard
    }
    /// The text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(traits.preferredContentSizeCategory) }
        set { traits.preferredContentSizeCategory = newValue.category }
    }
    /// The text size, as UIKit calls it.
    public var sizeCategory: ContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    /// The direction of the interface.
    public var layoutDirection: LayoutDirection {
        get { traits.layoutDirection }
        set { traits.explicitLayoutDirection = newValue }
    }
    /// The language and region.
    public var locale: Locale {
        get { Locale(identifier: traits.locale) }
        set { traits.locale = newValue.identifier(.bcp47) }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// The pixels per point.
    public var displayScale: CGFloat { traits.displayScale }
    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / CGFloat(traits.pixelsPerPoint) }
    /// Whether text is bold by the viewer's wish.
    public var legibilityWeight: LegibilityWeight? { traits.legibilityWeight }
    /// The room across.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        UITraitCollection(traits).horizontalSizeClass == .regular ? .regular : .compact
    }
    /// The room down.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        UITraitCollection(traits).verticalSizeClass == .compact ? .compact : .regular
    }
    /// Whether something has the keyboard.
    public var isFocused: Bool { false }
    /// Always active: a picture is made of what is in front.
    public var scenePhase: ScenePhase { .active }
    /// Whether the viewer wants less movement; pictures do not move.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether the viewer wants opaque backgrounds.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether the viewer tells things apart without colour.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether VoiceOver reads.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Opens an address, which does nothing here.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Closes what is in front, which does nothing here.
    public var dismiss: DismissAction { DismissAction() }
}

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .handled } } }

/// Opens an address. SwiftUI's type of this name.
public struct OpenURLAction: @unchecked Sendable {
    /// What became of an address. SwiftUI's type of this name.
    public enum Result: Sendable {
        case handled, discarded, systemAction
        case systemActionWith(URL)
        /// The system opens another address.
        public static func systemAction(_ url: URL) -> Result { .systemActionWith(url) }
    }
    private let handler: (URL) -> Result
    /// Makes an action.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    /// Opens an address.
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Closes what is in front. SwiftUI's type of this name.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}
