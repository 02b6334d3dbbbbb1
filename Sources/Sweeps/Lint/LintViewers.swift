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

    /// The widths of upright phones, every point: 320 is that of the smallest phone that has iMessage apps, 440 that of
    /// the largest (facts 5.2). A template's content has whole points, so that these are all the layouts there are.
    static let phoneWidths = (320...440).map { CGFloat($0) }
    /// The widths of phones of which there are many (facts 5.2).
    static let deviceWidths: [CGFloat] = [320, 375, 390, 402, 414, 430, 440]
    /// Turned phones: widths and heights of facts 5.2.
    private static let turnedPhones: [(width: CGFloat, height: CGFloat)] = [(667, 375), (874, 402), (956, 440)]
    /// Text sizes that stand for all twelve where lines are not what is looked at.
    private static let fewCategories: [ContentSizeCategory] = [
        .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    init(of scene: BalloonScene) {
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
        let widths = !isPhone ? own : scene.isOneMessage ? Self.phoneWidths : Self.deviceWidths
        // Where lines break: everything that can move one.
        for weight in LegibilityWeight.allCases {
            var weighted = base
            weighted.legibilityWeight = weight
            each(locales, \.locale, of: weighted) { viewer in
                each(ContentSizeCategory.allCases, \.preferredContentSizeCategory, of: viewer) {
                    add($0, widths: widths, judgesPixels: false)
                }
            }
        }
        // What it looks like: colours, and pictures under texts.
        for style in UserInterfaceStyle.allCases {
            for contrast in AccessibilityContrast.allCases {
                var seen = base
                (seen.userInterfaceStyle, seen.accessibilityContrast) = (style, contrast)
                each(Self.fewCategories, \.preferredContentSizeCategory, of: seen) {
                    add($0, widths: isPhone ? Self.deviceWidths : own)
                }
            }
        }
        // Turned phones, on which a balloon has little height.
        if isPhone {
            for phone in Self.turnedPhones {
                var turned = base
                turned.transcriptHeight = phone.height
                each(locales, \.locale, of: turned) { viewer in
                    each(Self.fewCategories, \.preferredContentSizeCategory, of: viewer) {
                        add($0, widths: [phone.width])
                    }
                }
            }
        }
        // What others see: alternates, fallbacks, other kinds of devices.
        for receiver in ReceiverSystem.allCases {
            for hasApp in [true, false] where receiver != base.receiver || hasApp != base.hasApp {
                var other = base.moved(to: receiver)
                other.hasApp = hasApp
                each(locales, \.locale, of: other) { viewer in
                    each(Self.fewCategories, \.preferredContentSizeCategory, of: viewer) {
                        add($0, widths: [$0.transcriptWidth])
                    }
                }
            }
        }
        self.rows = rows
    }

    /// How many cells there are.
    var cellCount: Int { rows.reduce(0) { $0 + $1.widths.count } }
}

extension BalloonScene {
    /// The languages to check: the scene's own first, those that its strings are in, those of its goldens and sweep,
    /// and two that show what translations will break: longer text, and right to left.
    fileprivate var lintLocales: [String] {
        let declared = languages + goldens[\.locale] + sweep[\.locale]
        let made = ["en-XA", "ar-XB"]
        return (declared + made).reduce(into: []) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
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
