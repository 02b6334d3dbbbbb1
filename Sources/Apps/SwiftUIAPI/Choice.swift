import Foundation

/// A choice of which a picture shows nothing: how a list or a bar looks, what a key of the keyboard says, how far a sheet
/// goes. The names of many types of SwiftUI stand for it.
public struct _Choice: Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// Makes a choice.
    public nonisolated init() {}
    /// Several choices.
    public nonisolated init(arrayLiteral elements: _Choice...) {}
    /// A key of the keyboard.
    public nonisolated init(stringLiteral value: String) {}
    /// Of all of them.
    public static let automatic = Self(), none = Self(), never = Self(), always = Self()
    /// Of lists, forms and pages.
    public static let plain = Self(), inset = Self(), insetGrouped = Self(), grouped = Self(), sidebar = Self()
    /// Of lists, forms and pages.
    public static let bordered = Self(), columns = Self(), page = Self(), stack = Self(), tabBarOnly = Self()
    /// Of lists, forms and pages.
    public static let sidebarAdaptable = Self()
    /// Of titles.
    public static let inline = Self(), large = Self(), inlineLarge = Self()
    /// Of sheets.
    public static let medium = Self(), sheet = Self(), popover = Self(), fullScreenCover = Self(), resizes = Self()
    /// Of sheets.
    public static let scrolls = Self(), fitted = Self()
    /// Of capitals.
    public static let words = Self(), sentences = Self(), characters = Self()
    /// Of the return key.
    public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self(), search = Self()
    /// Of the return key.
    public static let `return` = Self(), next = Self(), `continue` = Self(), text = Self()
    /// Of shortcuts.
    public static let command = Self(), shift = Self(), option = Self(), control = Self(), escape = Self()
    /// Of shortcuts.
    public static let space = Self(), delete = Self(), tab = Self(), upArrow = Self(), downArrow = Self()
    /// Of shortcuts.
    public static let leftArrow = Self(), rightArrow = Self(), defaultAction = Self(), cancelAction = Self()
    /// Of what scrolls.
    public static let immediately = Self(), interactively = Self(), basedOnSize = Self(), paging = Self()
    /// Of what scrolls.
    public static let viewAligned = Self(), scrollContent = Self(), soft = Self(), hard = Self(), enabled = Self()
    /// Of what scrolls.
    public static let disabled = Self()
    /// Of bars.
    public static let navigationBar = Self(), tabBar = Self(), bottomBar = Self(), navigation = Self()
    /// Of bars.
    public static let topBarLeading = Self(), topBarTrailing = Self(), navigationBarLeading = Self()
    /// Of bars.
    public static let navigationBarTrailing = Self(), principal = Self(), primaryAction = Self()
    /// Of bars.
    public static let secondaryAction = Self(), confirmationAction = Self(), cancellationAction = Self()
    /// Of bars.
    public static let destructiveAction = Self(), keyboard = Self(), status = Self(), editor = Self()
    /// Of bars.
    public static let navigationBarDrawer = Self(), toolbar = Self()
    /// Of controls.
    public static let wheel = Self(), compact = Self(), graphical = Self(), button = Self(), field = Self()
    /// Of controls.
    public static let borderlessButton = Self(), roundedBorder = Self(), fixed = Self(), flexible = Self()
    /// Of controls.
    public static let minimizing = Self()
    /// Of symbols that move.
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self()
    /// Of symbols that move.
    public static let disappear = Self(), wiggle = Self(), rotate = Self(), breathe = Self(), drawOn = Self()
    /// Of symbols that move.
    public static let drawOff = Self(), `repeat` = Self(), repeating = Self(), nonRepeating = Self()
    /// Of what a finger feels.
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), impact = Self()
    /// Of what a finger feels.
    public static let increase = Self(), decrease = Self(), start = Self(), stop = Self(), alignment = Self()
    /// Of what a finger feels.
    public static let levelChange = Self()
    /// Of coordinates.
    public static let local = Self(), global = Self()
    /// A named one.
    public static func named(_ name: some Hashable) -> Self { Self() }
    /// Of weights.
    public static let light = Self(), heavy = Self(), rigid = Self(), solid = Self(), increased = Self()
    /// Of geometry and glass.
    public static let position = Self(), size = Self(), frame = Self(), properties = Self(), materialize = Self()
    /// Of geometry and glass.
    public static let matchedGeometry = Self(), identity = Self()
    /// Of what a button opens.
    public static let highlight = Self(), lift = Self(), interaction = Self(), dragPreview = Self()
    /// Of what a button opens.
    public static let contextMenuPreview = Self(), hoverEffect = Self(), accessibility = Self()
    /// With dots below pages.
    public static func page(indexDisplayMode: _Choice) -> Self { Self() }
    /// With dots below pages.
    public static func page(backgroundDisplayMode: _Choice) -> Self { Self() }
    /// A part of the height.
    public static func fraction(_ fraction: CGFloat) -> Self { Self() }
    /// A height in points.
    public static func height(_ height: CGFloat) -> Self { Self() }
    /// As far as another choice.
    public static func enabled(upThrough detent: _Choice) -> Self { Self() }
    /// By views.
    public static func viewAligned(limitBehavior: _Choice) -> Self { Self() }
    /// A strength from 0 to 1.
    public static func impact(weight: _Choice = .medium, intensity: Double = 1) -> Self { Self() }
    /// A strength from 0 to 1.
    public static func impact(flexibility: _Choice, intensity: Double = 1) -> Self { Self() }
    /// A number of times.
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    /// A number of times.
    public static func speed(_ speed: Double) -> Self { Self() }
    /// A movement of a symbol in another way.
    public var up: Self { self }
    /// A movement of a symbol in another way.
    public var down: Self { self }
    /// A movement of a symbol in another way.
    public var byLayer: Self { self }
    /// A movement of a symbol in another way.
    public var iterative: Self { self }
    /// A movement of a symbol in another way.
    public var reversing: Self { self }
}
/// How lists look. SwiftUI's type of this name.
public typealias ListStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias PlainListStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias InsetGroupedListStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias GroupedListStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias InsetListStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias SidebarListStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias DefaultListStyle = _Choice
/// How pages look. SwiftUI's type of this name.
public typealias TabViewStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias PageTabViewStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias DefaultTabViewStyle = _Choice
/// How stacks look. SwiftUI's type of this name.
public typealias StackNavigationViewStyle = _Choice
/// A choice. SwiftUI's type of this name.
public typealias DefaultNavigationViewStyle = _Choice
/// How far a sheet goes. SwiftUI's type of this name.
public typealias PresentationDetent = _Choice
/// Which letters are capitals. SwiftUI's type of this name.
public typealias TextInputAutocapitalization = _Choice
/// What the return key says. SwiftUI's type of this name.
public typealias SubmitLabel = _Choice
/// A key of the keyboard. SwiftUI's type of this name.
public typealias KeyEquivalent = _Choice
/// Keys that are held. SwiftUI's type of this name.
public typealias EventModifiers = _Choice
/// A place in a bar. SwiftUI's type of this name.
public typealias ToolbarItemPlacement = _Choice
/// A choice. SwiftUI's type of this name.
public typealias ToolbarPlacement = _Choice
/// What a finger feels. SwiftUI's type of this name.
public typealias SensoryFeedback = _Choice
/// How a symbol moves. SwiftUI's type of this name.
public typealias SymbolEffectOptions = _Choice
/// What of two views is the same. SwiftUI's type of this name.
public typealias MatchedGeometryProperties = _Choice
