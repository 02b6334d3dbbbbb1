import Foundation
import Scenes
import ViewLayout

/// The viewers for whom a scene is checked when nobody names any.
///
/// Not every combination: what decides about lines is combined in full (language, text size, Bold Text, every width);
/// what decides about colours, other systems and turned phones is looked at in a few languages, sizes and widths.
struct LintViewers {
    /// Viewers that differ in the transcript's width alone.
    struct Row: Sendable {
        /// The viewer; the width is the first of ``widths``.
        let traits: TraitCollection
        /// In ascending order, in points.
        let widths: [CGFloat]
        /// Whether findings that are judged by pixels are looked for: they cost a hundred times as much.
        let judgesPixels: Bool
    }

    /// The rows, those of the scene's own language and of regular letters first.
    let rows: [Row]

    /// The widths of phones of which there are many (facts 5.2).
    static let deviceWidths: [CGFloat] = [320, 375, 390, 402, 414, 430, 440]
    /// Turned phones: widths and heights of facts 5.2.
    private static let turnedPhones: [(width: CGFloat, height: CGFloat)] = [(667, 375), (874, 402), (956, 440)]
    /// Text sizes that stand for all twelve where lines are not what is looked at.
    private static let fewCategories: [ContentSizeCategory] = [
        .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    /// Those on turned phones and other systems, where nobody changes a layout for the largest text alone.
    private static let usualCategories: [ContentSizeCategory] = [.large, .accessibilityMedium]

    /// The text sizes to look at in a language. Made-up languages show what translations will break; together with
    /// accessibility sizes they show what no translation has.
    private static func categories(in locale: String) -> [ContentSizeCategory] {
        let isMadeUp = PseudoLocale(locale: locale) != nil
        return ContentSizeCategory.allCases.filter { !isMadeUp || !$0.isAccessibilityCategory }
    }

    /// - Parameter axes: what is looked at of all this; a trait without values is looked at in full.
    init(of scene: BalloonScene, narrowedTo axes: TraitAxes = TraitAxes()) {
        let base = scene.traits
        let locales = scene.lintLocales
        var rows: [Row] = []
        func add(_ traits: TraitCollection, widths: [CGFloat], judgesPixels: Bool = true) {
            var traits = traits
            traits.transcriptWidth = widths[0]
            rows.append(Row(traits: traits, widths: widths, judgesPixels: judgesPixels))
        }
        func each<Value>(
            _ values: [Value], _ keyPath: WritableKeyPath<TraitCollection, Value>, of traits: TraitCollection,
            _ body: (TraitCollection) -> Void
        ) {
            for value in values {
                var changed = traits
                changed[keyPath: keyPath] = value
                body(changed)
            }
        }

        let isPhone = base.userInterfaceIdiom == .phone
        let own = scene.lintWidths
        let widths = !isPhone ? own : scene.isOneMessage ? EveryWidth.ofPhones : Self.deviceWidths
        // Where lines break: everything that can move one.
        for weight in LegibilityWeight.allCases {
            var weighted = base
            weighted.legibilityWeight = weight
            each(locales, \.locale, of: weighted) { viewer in
                each(Self.categories(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                    add($0, widths: widths, judgesPixels: false)
                }
            }
        }
        // Whoever has no app: an alternate layout is a layout of its own.
        if scene.hasAlternate {
            var without = base
            without.hasApp = false
            each(locales, \.locale, of: without) { viewer in
                each(Self.categories(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                    add($0, widths: widths, judgesPixels: false)
                }
            }
        }
        // What it looks like: colours, and what is under texts. A line of another language or text size may end on
        // something lighter.
        let looked = isPhone ? Self.deviceWidths : own
        for style in UserInterfaceStyle.allCases {
            for contrast in AccessibilityContrast.allCases {
                for hasApp in scene.hasAlternate ? [true, false] : [base.hasApp] {
                    var seen = base
                    (seen.userInterfaceStyle, seen.accessibilityContrast) = (style, contrast)
                    seen.hasApp = hasApp
                    let isUsual = scene.hasTextsOnPixels && contrast == .normal && hasApp == base.hasApp
                    each(isUsual ? locales : [base.locale], \.locale, of: seen) { viewer in
                        let categories = isUsual ? Self.categories(in: viewer.locale) : Self.fewCategories
                        each(categories, \.preferredContentSizeCategory, of: viewer) { add($0, widths: looked) }
                    }
                }
            }
        }
        // Turned phones, on which a balloon has little height.
        if isPhone {
            for phone in Self.turnedPhones {
                var turned = base
                turned.transcriptHeight = phone.height
                each(locales, \.locale, of: turned) { viewer in
                    each(Self.usual(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                        add($0, widths: [phone.width])
                    }
                }
            }
        }
        // What others see: alternates, fallbacks, other kinds of devices.
        for receiver in ReceiverSystem.allCases {
            let isSeen = scene.hasAlternate && receiver == base.receiver
            for hasApp in [true, false] where receiver != base.receiver || hasApp != base.hasApp && !isSeen {
                var other = base.moved(to: receiver)
                other.hasApp = hasApp
                each(locales, \.locale, of: other) { viewer in
                    each(Self.usual(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                        add($0, widths: [$0.transcriptWidth])
                    }
                }
            }
        }
        self.rows = axes.traits.isEmpty ? rows : rows.compactMap { $0.narrowed(to: axes, base: base) }
    }

    private static func usual(in locale: String) -> [ContentSizeCategory] {
        usualCategories.filter(categories(in: locale).contains)
    }

    /// How many cells there are.
    var cellCount: Int { rows.reduce(0) { $0 + $1.widths.count } }
}

extension BalloonScene {
    /// Whether viewers without the app see a layout of its own.
    fileprivate var hasAlternate: Bool {
        guard case .message(let message) = subject, case .live = message.layout else { return false }
        return traits.hasApp
    }

    /// The languages to check: the scene's own first, those that its strings are in, those of its goldens and sweep,
    /// and two that show what translations will break: longer text, and right to left.
    fileprivate var lintLocales: [String] {
        let declared = languages + goldens[\.locale] + sweep[\.locale]
        let made = ["en-XA", "ar-XB"]
        return (declared + made).reduce(into: []) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
    }

    /// Whether the scene shows one message with texts that stand on what its author has drawn.
    fileprivate var hasTextsOnPixels: Bool {
        guard case .message(let message) = subject else { return false }
        switch message.layout {
        case .live: return true
        case .template(let template):
            return template.image != nil && (template.imageTitle != nil || template.imageSubtitle != nil)
        }
    }

    /// Whether the scene shows one message. Conversations and sticker browsers have many parts, which are laid out again
    /// at every width: they are checked at the widths of devices.
    fileprivate var isOneMessage: Bool {
        guard case .message = subject else { return false }
        return true
    }

    /// The widths of a device that is no phone: the scene's own, and those of its goldens and sweep.
    fileprivate var lintWidths: [CGFloat] {
        Set([traits.transcriptWidth] + goldens[\.transcriptWidth] + sweep[\.transcriptWidth]).sorted()
    }
}

extension LintViewers.Row {
    /// The part of the row that axes name; nil when they name none of it. The scene's own viewer is checked in every width
    /// that is named; turned phones, other kinds of devices and other systems keep their own.
    fileprivate func narrowed(to axes: TraitAxes, base: TraitCollection) -> LintViewers.Row? {
        let isNamed = axes.traits.allSatisfy { trait in
            trait.name == ViewerTrait.transcriptWidth.name || trait.value(of: traits).map(axes[trait].contains) == true
        }
        guard isNamed else { return nil }
        let named = axes[\.transcriptWidth]
        let isBase =
            (traits.receiver, traits.hasApp, traits.transcriptHeight) == (
                base.receiver, base.hasApp, base.transcriptHeight
            )
        let kept = named.isEmpty || !isBase ? widths : Set(named).sorted()
        var viewer = traits
        viewer.transcriptWidth = kept[0]
        return LintViewers.Row(traits: viewer, widths: kept, judgesPixels: judgesPixels)
    }
}
