import Foundation
import Scenes
import Sweeps
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

    /// - Parameter axes: limits the viewers; a trait without values is checked in full.
    init(of scene: BalloonScene, narrowedTo axes: TraitAxes = TraitAxes()) {
        let groups = LintViewerGroups(of: scene)
        rows =
            axes.traits.isEmpty
            ? groups.rows : groups.rows.compactMap { $0.narrowed(to: axes, base: groups.base) }
        firstAlike = Self.firstAlike(rows, of: scene)
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

    /// How many cells there are.
    var cellCount: Int { rows.reduce(0) { $0 + $1.widths.count } }
}

extension BalloonScene {
    /// The languages to check: the scene's own first, those of its strings, those of its goldens and sweep, and two
    /// that show where translations will break: one with longer text, and one from right to left.
    package var lintLocales: [String] {
        let declared = languages + goldens[\.locale] + sweep[\.locale]
        let made = ["en-XA", "ar-XB"]
        return (declared + made).reduce(into: []) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
    }

    /// Whether the scene shows one message. Conversations and sticker browsers have many parts, which would be laid out
    /// again at every width. They are checked only at the widths of devices.
    var isOneMessage: Bool {
        guard case .message = subject else { return false }
        return true
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
