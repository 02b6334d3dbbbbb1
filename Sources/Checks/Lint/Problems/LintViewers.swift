import Sweeps
import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// The viewers for whom a scene is checked when the author names none.
///
/// Not every combination is checked. The traits that decide about lines (language, text size, Bold Text, every width)
/// are combined in full. Those that decide about colours, other systems and landscape are checked in a few languages,
/// text sizes and widths.
struct LintViewers {
    /// Viewers that differ only in the transcript's width.
    struct Row: Sendable {
        /// The viewer; the width is the first of ``widths``.
        let traits: TraitCollection
        /// In ascending order, in points.
        let widths: [CGFloat]
        /// Whether pixels are searched for findings, which takes a hundred times as long.
        let checksPixels: Bool
    }

    /// The rows. Those of the scene's own language and of regular letters are first.
    let rows: [Row]
    /// For each row the index of the first one that shows the same; nil for this one itself. Pixels of conversations and
    /// sticker browsers are searched with everything else.
    let firstAlike: [Int?]

    /// The widths of the most common phones (facts 5.2).
    static let deviceWidths: [CGFloat] = [320, 375, 390, 402, 414, 430, 440]
    /// Phones in landscape: widths and heights of facts 5.2.
    private static let turnedPhones: [(width: CGFloat, height: CGFloat)] = [(667, 375), (874, 402), (956, 440)]
    /// Transcripts of pads: beside the list of conversations, and as wide as the smallest and the largest pad, upright and
    /// on its side (facts 5.3.1).
    private static let padTranscripts: [CGSize] =
        [UserInterfaceIdiom.pad.standardTranscriptSize]
        + [CGSize(width: 744, height: 1133), CGSize(width: 1032, height: 1376)].flatMap {
            [$0, CGSize(width: $0.height, height: $0.width)]
        }
    /// Text sizes that represent all twelve where lines are not checked.
    private static let fewCategories: [ContentSizeCategory] = [
        .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    /// The text sizes in landscape and on other systems, where nobody changes a layout only for the largest text.
    private static let usualCategories: [ContentSizeCategory] = [.large, .accessibilityMedium]

    /// The text sizes to check in a language. Pseudo-languages show where translations will break; with accessibility
    /// sizes they would show problems that no translation has.
    private static func categories(in locale: String) -> [ContentSizeCategory] {
        let isMadeUp = PseudoLocale(locale: locale) != nil
        return ContentSizeCategory.allCases.filter { !isMadeUp || !$0.isAccessibilityCategory }
    }

    /// - Parameter axes: limits the viewers; a trait without values is checked in full.
    init(of scene: BalloonScene, narrowedTo axes: TraitAxes = TraitAxes()) {
        var base = scene.traits
        // A scene may be of the list; its message is met as a balloon all the same.
        base.surface = .transcript
        let locales = scene.lintLocales
        var rows: [Row] = []
        func add(_ traits: TraitCollection, widths: [CGFloat], checksPixels: Bool = true) {
            var traits = traits
            traits.transcriptWidth = widths[0]
            rows.append(Row(traits: traits, widths: widths, checksPixels: checksPixels))
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
        let widths = !isPhone ? own : scene.isOneMessage ? SweepWidths.every.points : Self.deviceWidths
        // Lines: every trait that can move a line break.
        for weight in LegibilityWeight.allCases {
            var weighted = base
            weighted.legibilityWeight = weight
            each(locales, \.locale, of: weighted) { viewer in
                each(Self.categories(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                    add($0, widths: widths, checksPixels: false)
                }
            }
        }
        // What the message says in turn. A live layout takes milliseconds for each width.
        for content in scene.otherContents {
            var said = base
            said.content = content
            each(locales, \.locale, of: said) { viewer in
                each(Self.categories(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                    add($0, widths: scene.isTemplate ? widths : Self.deviceWidths, checksPixels: false)
                }
            }
        }
        // Viewers without the app: an alternate layout is a layout of its own.
        if scene.hasAlternate {
            var without = base
            without.hasApp = false
            each(locales, \.locale, of: without) { viewer in
                each(Self.categories(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                    add($0, widths: widths, checksPixels: false)
                }
            }
        }
        // What people read before they open the conversation, at the text sizes for which its lines are known best.
        if scene.hasSummaryText, MessageSummary.isKnown(for: base) {
            for surface in MessageSurface.allCases where surface != .transcript {
                var seen = base
                seen.surface = surface
                each(locales.filter { PseudoLocale(locale: $0) == nil }, \.locale, of: seen) { viewer in
                    let categories = Self.categories(in: viewer.locale).filter { !$0.isAccessibilityCategory }
                    each(categories, \.preferredContentSizeCategory, of: viewer) {
                        add($0, widths: Self.deviceWidths, checksPixels: false)
                    }
                }
            }
        }
        // Colours, and the background of texts. A line of another language or text size may end on a lighter part of
        // it.
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
        // Landscape, where a balloon has little height.
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
        // Pads, whose pictures and lines are wider.
        if isPhone {
            for size in Self.padTranscripts {
                var pad = base.moved(to: .pad)
                pad.transcriptHeight = size.height
                each(locales, \.locale, of: pad) { viewer in
                    each(Self.usual(in: viewer.locale), \.preferredContentSizeCategory, of: viewer) {
                        add($0, widths: [size.width])
                    }
                }
            }
        }
        // Other viewers: alternates, fallbacks, other kinds of devices.
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
        firstAlike = Self.firstAlike(self.rows, of: scene)
    }

    private static func firstAlike(_ rows: [Row], of scene: BalloonScene) -> [Int?] {
        struct Shown: Hashable {
            let traits: TraitCollection
            let widths: [CGFloat]
        }
        guard !scene.isOneMessage else { return rows.map { _ in nil } }
        var known: [Shown: Int] = [:]
        return rows.indices.map { index in
            let shown = Shown(traits: rows[index].traits, widths: rows[index].widths)
            if let first = known[shown] { return first }
            known[shown] = index
            return nil
        }
    }

    private static func usual(in locale: String) -> [ContentSizeCategory] {
        usualCategories.filter(categories(in: locale).contains)
    }

    /// How many cells there are.
    var cellCount: Int { rows.reduce(0) { $0 + $1.widths.count } }
}

extension BalloonScene {
    /// Whether viewers without the app see a different layout.
    fileprivate var hasAlternate: Bool {
        guard case .message(let message) = subject, case .live = message.layout else { return false }
        return traits.hasApp
    }

    /// The languages to check: the scene's own first, those of its strings, those of its goldens and sweep, and two
    /// that show where translations will break: one with longer text, and one from right to left.
    package var lintLocales: [String] {
        let declared = languages + goldens[\.locale] + sweep[\.locale]
        let made = ["en-XA", "ar-XB"]
        return (declared + made).reduce(into: []) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
    }

    /// Whether lists and notifications have words of the message: the only one, or the last one of a conversation.
    fileprivate var hasSummaryText: Bool {
        switch subject {
        case .message(let message): return message.summaryText != nil
        case .stickers: return false
        case .transcript(let transcript):
            let last = transcript.entries.last { $0.content.isSent }
            guard case .message(let message)? = last?.content else { return false }
            return message.scene.hasSummaryText
        }
    }

    /// Whether Messages lays the message out, which takes microseconds for each width.
    fileprivate var isTemplate: Bool {
        guard case .message(let message) = subject, case .template = message.layout else { return false }
        return true
    }

    /// Whether the scene shows one message with texts over something that its author has drawn.
    fileprivate var hasTextsOnPixels: Bool {
        guard case .message(let message) = subject else { return false }
        switch message.layout {
        case .live: return true
        case .template(let template):
            return template.image != nil && (template.imageTitle != nil || template.imageSubtitle != nil)
        }
    }

    /// Whether the scene shows one message. Conversations and sticker browsers have many parts, which would be laid out
    /// again at every width. They are checked only at the widths of devices.
    fileprivate var isOneMessage: Bool {
        guard case .message = subject else { return false }
        return true
    }

    /// The widths of a device that is not a phone: the scene's own, and those of its goldens and sweep.
    fileprivate var lintWidths: [CGFloat] {
        Set([traits.transcriptWidth] + goldens[\.transcriptWidth] + sweep[\.transcriptWidth]).sorted()
    }
}

extension SceneTranscript.Content {
    /// Whether somebody sent it.
    fileprivate var isSent: Bool {
        switch self {
        case .text, .message, .sticker: true
        case .date, .receipt: false
        }
    }
}

extension LintViewers.Row {
    /// The part of the row that axes name; nil when they name no part of it. The scene's own viewer is checked at every
    /// width that is named; landscape, other kinds of devices and other systems have their own widths.
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
        return LintViewers.Row(traits: viewer, widths: kept, checksPixels: checksPixels)
    }
}
