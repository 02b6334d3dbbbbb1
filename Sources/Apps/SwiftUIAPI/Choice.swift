// A choice of which a picture shows nothing: how a list or a bar looks, what a key of the keyboard says, how far a sheet goes.
// The names of many types of SwiftUI stand for it. Those that a picture shows have names of their own inside.

import Foundation

public struct _Choice: Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    private var name = ""
    private init(named name: String) { self.name = name }
    public nonisolated init() {}
    public nonisolated init(arrayLiteral elements: _Choice...) {}
    public nonisolated init(stringLiteral value: String) {}
    // Of all of them.
    public static let automatic = Self(), none = Self(), never = Self(), always = Self()
    // Of lists, forms and pages.
    public static let plain = Self(), inset = Self(), insetGrouped = Self(), grouped = Self(), sidebar = Self(), bordered = Self(), columns = Self(),
        page = Self(), stack = Self(), tabBarOnly = Self(), sidebarAdaptable = Self()
    // Of titles.
    public static let inline = Self(), large = Self(), inlineLarge = Self()
    // Of sheets.
    public static let medium = Self(), sheet = Self(), popover = Self(), fullScreenCover = Self(), resizes = Self(), scrolls = Self(), fitted = Self()
    // Of capitals.
    public static let words = Self(), sentences = Self(), characters = Self()
    // Of the return key.
    public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self(), search = Self(), `return` = Self(), next = Self(),
        `continue` = Self(), text = Self()
    // Of shortcuts.
    public static let command = Self(), shift = Self(), option = Self(), control = Self(), escape = Self(), space = Self(), delete = Self(),
        tab = Self(), upArrow = Self(), downArrow = Self(), leftArrow = Self(), rightArrow = Self(), defaultAction = Self(), cancelAction = Self()
    // Of what scrolls.
    public static let immediately = Self(), interactively = Self(), basedOnSize = Self(),
        scrollContent = Self(), soft = Self(), hard = Self(), interactive = Self(), animated = Self(), enabled = Self(), disabled = Self()
    // Of bars.
    public static let navigationBar = Self(), tabBar = Self(), bottomBar = Self(), navigation = Self(), topBarLeading = Self(),
        topBarTrailing = Self(), navigationBarLeading = Self(), navigationBarTrailing = Self(), principal = Self(), primaryAction = Self(),
        secondaryAction = Self(), confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self(), keyboard = Self(),
        status = Self(), editor = Self(), navigationBarDrawer = Self(), toolbar = Self()
    // Of controls.
    public static let wheel = Self(), compact = Self(), regular = Self(), restorePurchases = Self(), cancellation = Self(), redeemCode = Self(),
        signIn = Self(), policies = Self(), graphical = Self(), button = Self(), field = Self(), borderlessButton = Self(),
        roundedBorder = Self(named: "field"), fixed = Self(), flexible = Self(), minimizing = Self()
    // Of controls.
    public static let segmented = Self(named: "segments"), menu = Self(), navigationLink = Self(), linearCapacity = Self(), accessoryLinear = Self(),
        accessoryLinearCapacity = Self(), accessoryCircular = Self(named: "ring"), accessoryCircularCapacity = Self(named: "ring")
    // Of symbols that move.
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self(), disappear = Self(), wiggle = Self(),
        rotate = Self(), breathe = Self(), drawOn = Self(), drawOff = Self(), replace = Self(), `repeat` = Self(), repeating = Self(),
        nonRepeating = Self()
    // Of what a finger feels.
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), impact = Self(), increase = Self(), decrease = Self(),
        start = Self(), stop = Self(), alignment = Self(), levelChange = Self()
    // Of weights.
    public static let light = Self(), heavy = Self(), rigid = Self(), solid = Self(), increased = Self()
    // Of geometry and glass.
    public static let position = Self(), size = Self(), frame = Self(), properties = Self(), materialize = Self(), matchedGeometry = Self(),
        identity = Self()
    // Of what a button opens.
    public static let highlight = Self(), lift = Self(), interaction = Self(), dragPreview = Self(), contextMenuPreview = Self(),
        hoverEffect = Self(), accessibility = Self()
    public static func page(indexDisplayMode: _Choice) -> Self { Self() }
    public static func page(backgroundDisplayMode: _Choice) -> Self { Self() }
    public static func fraction(_ fraction: CGFloat) -> Self { Self() }
    public static func height(_ height: CGFloat) -> Self { Self() }
    public static func enabled(upThrough detent: _Choice) -> Self { Self() }
    public static func impact(weight: _Choice = .medium, intensity: Double = 1) -> Self { Self() }
    public static func impact(flexibility: _Choice, intensity: Double = 1) -> Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func speed(_ speed: Double) -> Self { Self() }
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
}
public typealias ListStyle = _Choice
public typealias PlainListStyle = _Choice
public typealias InsetGroupedListStyle = _Choice
public typealias GroupedListStyle = _Choice
public typealias InsetListStyle = _Choice
public typealias SidebarListStyle = _Choice
public typealias DefaultListStyle = _Choice
public typealias TabViewStyle = _Choice
public typealias PageTabViewStyle = _Choice
public typealias DefaultTabViewStyle = _Choice
public typealias StackNavigationViewStyle = _Choice
public typealias DefaultNavigationViewStyle = _Choice
public typealias PresentationDetent = _Choice
public typealias TextInputAutocapitalization = _Choice
public typealias SubmitLabel = _Choice
public typealias KeyEquivalent = _Choice
public typealias EventModifiers = _Choice
public typealias ToolbarItemPlacement = _Choice
public typealias ToolbarPlacement = _Choice
public typealias SensoryFeedback = _Choice
public typealias SymbolEffectOptions = _Choice
public typealias MatchedGeometryProperties = _Choice
public typealias PickerStyle = _Choice
public typealias MenuPickerStyle = _Choice
public typealias PlainTextFieldStyle = _Choice
public typealias LinearCapacityGaugeStyle = _Choice
public func SegmentedPickerStyle() -> _Choice { .segmented }
public func RoundedBorderTextFieldStyle() -> _Choice { .roundedBorder }
public func AccessoryCircularCapacityGaugeStyle() -> _Choice { .accessoryCircularCapacity }
