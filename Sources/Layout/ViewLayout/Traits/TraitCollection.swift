import Foundation

/// Everything about the viewer that can change a size or a pixel. Nothing else is read from the environment.
///
/// ```swift
/// let viewer = TraitCollection(
///     transcriptWidth: 320, preferredContentSizeCategory: .accessibilityLarge, locale: "ar",
///     userInterfaceStyle: .dark)
/// let balloon = try scene.layout(traits: viewer, fonts: .bundled())
/// ```
public struct TraitCollection: Hashable, Sendable {
    /// The width of the transcript in points.
    public var transcriptWidth: CGFloat
    /// The height of the screen that the transcript scrolls in, in points: 874 of a 402-point phone, 402 when it is
    /// turned. No balloon of an app is taller.
    public var transcriptHeight: CGFloat
    /// The text size the viewer chose.
    public var preferredContentSizeCategory: ContentSizeCategory
    /// The language and region, a BCP 47 tag such as `ar-EG`, `zh-Hant-TW` or `th-u-nu-thai`.
    public var locale: String {
        didSet { if locale != oldValue { directionOfLocale = LanguageTag(locale).layoutDirection } }
    }
    /// Read off the language tag once, since every element of a layout asks for it.
    private var directionOfLocale: LayoutDirection
    /// The language that text is set for where it is not the locale's: its rules break lines, and lines of text-style
    /// fonts have room for its letters ("Apple, UITraitCollection.typesettingLanguage", iOS 17). A BCP 47 tag; nil for
    /// the locale's rules, and room for what is in a line. A viewer who prefers English, then Thai, has `th` here.
    public var typesettingLanguage: String?
    /// The direction of the interface when it is set on its own; nil follows the locale.
    public var explicitLayoutDirection: LayoutDirection?
    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle
    /// Pixels to a point: 1, 2 or 3. Any other number counts as the nearest of them.
    public var displayScale: CGFloat
    /// Bold Text: text-style fonts are drawn in a heavier weight.
    public var legibilityWeight: LegibilityWeight
    /// The kind of device: it chooses the table of text sizes and the rules of the balloon. A kind that ``receiver``
    /// does not run on brings its own system with it.
    public var userInterfaceIdiom: UserInterfaceIdiom {
        didSet { if !receiver.runs(on: userInterfaceIdiom) { receiver = userInterfaceIdiom.system } }
    }
    /// Increase Contrast: semantic colours take their high-contrast values.
    public var accessibilityContrast: AccessibilityContrast
    /// Light or dark as it is drawn: a watch has a black background whatever was chosen ("Apple HIG, Dark Mode").
    package var drawnStyle: UserInterfaceStyle { receiver == .watchos ? .dark : userInterfaceStyle }
    /// The system on which messages are viewed: it decides whether a live layout, its alternate or a picture with a web
    /// address is shown. A system that does not run on the kind of device brings its own kind with it.
    public var receiver: ReceiverSystem {
        didSet { if !receiver.runs(on: userInterfaceIdiom) { userInterfaceIdiom = receiver.usualIdiom } }
    }
    /// Whether the viewer has the app that made a message. Without it, the alternate stands in place of a live layout,
    /// and the app's name below the balloon.
    public var hasApp: Bool
    /// Where the message is met: in its conversation, in the list of conversations, or in a notification.
    public var surface: MessageSurface
    /// What the message says where its scene varies it: for each name of the scene's `vary` one of its values, as labels
    /// have it. A name that is left out has its first value, and a value that the scene does not list is a text as it is.
    public var content: [String: String] = [:]

    /// Makes traits. The defaults are an upright phone of 402 × 874 points at 3x, Large, English, light.
    /// - Parameters:
    ///   - transcriptWidth: in points.
    ///   - transcriptHeight: in points.
    ///   - locale: a BCP 47 tag.
    ///   - typesettingLanguage: a BCP 47 tag; nil follows the locale.
    ///   - layoutDirection: nil follows the locale.
    ///   - displayScale: pixels to a point.
    ///   - userInterfaceIdiom: the kind of device; the receiver's own where it does not run on this kind.
    ///   - receiver: nil for the newest system of the kind of device.
    public init(
        transcriptWidth: CGFloat = 402,
        transcriptHeight: CGFloat = Self.standardTranscriptHeight,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        locale: String = "en",
        typesettingLanguage: String? = nil,
        layoutDirection: LayoutDirection? = nil,
        userInterfaceStyle: UserInterfaceStyle = .light,
        displayScale: CGFloat = 3,
        legibilityWeight: LegibilityWeight = .regular,
        userInterfaceIdiom: UserInterfaceIdiom = .phone,
        accessibilityContrast: AccessibilityContrast = .normal,
        receiver: ReceiverSystem? = nil,
        hasApp: Bool = true,
        surface: MessageSurface = .transcript
    ) {
        self.transcriptWidth = transcriptWidth
        self.transcriptHeight = transcriptHeight
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.locale = locale
        directionOfLocale = LanguageTag(locale).layoutDirection
        self.typesettingLanguage = typesettingLanguage
        explicitLayoutDirection = layoutDirection
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.legibilityWeight = legibilityWeight
        let system = receiver ?? userInterfaceIdiom.system
        self.receiver = system
        self.userInterfaceIdiom = system.runs(on: userInterfaceIdiom) ? userInterfaceIdiom : system.usualIdiom
        self.accessibilityContrast = accessibilityContrast
        self.hasApp = hasApp
        self.surface = surface
    }

    /// The height of a 402-point phone, in points ("Apple HIG, Layout").
    public static let standardTranscriptHeight: CGFloat = 874

    /// The display scale as a count: 1 for anything below, 3 for anything above and for what is no number.
    package var pixelsPerPoint: Int {
        displayScale < 3 ? Int(max(displayScale, 1).rounded()) : 3
    }

    /// Whether the app of a message draws its live layout for this viewer.
    package var drawsLiveLayouts: Bool { receiver.drawsLiveLayouts && hasApp }

    /// The direction of the interface: the explicit one, else that of the locale's script.
    public var layoutDirection: LayoutDirection {
        explicitLayoutDirection ?? directionOfLocale
    }
}

extension TraitCollection {
    /// What the message says in place of one name of its scene's `vary`.
    subscript(content name: String) -> String? {
        get { content[name] }
        set { content[name] = newValue }
    }

    /// The viewer with another value of one trait.
    package func with<Value>(_ trait: WritableKeyPath<TraitCollection, Value>, _ value: Value) -> TraitCollection {
        var traits = self
        traits[keyPath: trait] = value
        return traits
    }
}

/// Left to right or right to left.
///
/// ```swift
/// let hebrew = TraitCollection(locale: "he").layoutDirection  // .rightToLeft
/// let mirroredEnglish = TraitCollection(locale: "en", layoutDirection: .rightToLeft)
/// ```
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
/// Light or dark.
///
/// ```swift
/// for style in UserInterfaceStyle.allCases {
///     let balloon = try scene.layout(traits: TraitCollection(userInterfaceStyle: style), fonts: fonts)
///     try Data(balloon.picture().png()).write(to: URL(fileURLWithPath: "\(style).png"))
/// }
/// ```
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable { case light, dark }
/// Bold Text off or on.
///
/// ```swift
/// let bold = try scene.layout(traits: TraitCollection(legibilityWeight: .bold), fonts: fonts)
/// let widening = bold.size.width - balloon.size.width
/// ```
public enum LegibilityWeight: String, Hashable, Sendable, CaseIterable { case regular, bold }
/// The kind of device.
///
/// ```swift
/// let pad = scene.traits.moved(to: .pad)
/// print(pad.transcriptWidth, UserInterfaceIdiom.pad.standardTranscriptSize)
/// ```
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable { case phone, pad, mac, watch }
/// Increase Contrast off or on.
///
/// ```swift
/// var traits = scene.traits
/// traits.accessibilityContrast = .high
/// let isSameSize = try scene.layout(traits: traits, fonts: fonts).size == balloon.size
/// ```
public enum AccessibilityContrast: String, Hashable, Sendable, CaseIterable { case normal, high }
