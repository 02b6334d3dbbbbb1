import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import ViewLayout

/// The groups of viewers for whom a scene is checked, each with the traits that decide about one kind of problem.
struct LintViewerGroups {
    /// The usual viewer.
    let base: TraitCollection
    private let scene: BalloonScene
    private let locales: [String]
    private var isPhone: Bool { base.userInterfaceIdiom == .phone }

    init(of scene: BalloonScene) {
        self.scene = scene
        // A scene may be of the list; its message is met as a balloon all the same.
        base = scene.traits.with(\.surface, .transcript)
        locales = scene.lintLocales
    }

    /// All of them. Those of the scene's own language and of regular letters are first.
    var rows: [LintViewers.Row] {
        [lines, otherContents, alternates, summaries, colors, landscapes, pads, receivers].flatMap { $0 }
    }

    /// Phones in landscape: widths and heights of facts 5.2.
    private static let landscapePhones: [(width: CGFloat, height: CGFloat)] = [(667, 375), (874, 402), (956, 440)]
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

    /// The text sizes to check in a language. Pseudo-languages show where translations will break; with accessibility
    /// sizes they would show problems that no translation has.
    private static func categories(in locale: String) -> [ContentSizeCategory] {
        let isMadeUp = PseudoLocale(locale: locale) != nil
        return ContentSizeCategory.allCases.filter { !isMadeUp || !$0.isAccessibilityCategory }
    }

    /// The text sizes in landscape and on other systems, where nobody changes a layout only for the largest text.
    private static func usualCategories(in locale: String) -> [ContentSizeCategory] {
        categories(in: locale).filter { [.large, .accessibilityMedium].contains($0) }
    }

    /// The rows of a viewer in languages, and in the text sizes of each.
    /// - Parameter widths: nil for the viewer's own.
    private func rows(
        of viewer: TraitCollection, in locales: [String]? = nil,
        at categories: (String) -> [ContentSizeCategory] = Self.categories, widths: [CGFloat]? = nil,
        checksPixels: Bool = true
    ) -> [LintViewers.Row] {
        let widths = widths ?? [viewer.transcriptWidth]
        return (locales ?? self.locales).flatMap { locale in
            categories(locale).map { category in
                let one = viewer.with(\.locale, locale).with(\.preferredContentSizeCategory, category)
                    .with(\.transcriptWidth, widths[0])
                return LintViewers.Row(traits: one, widths: widths, checksPixels: checksPixels)
            }
        }
    }

    /// The widths at which lines are checked.
    private var lineWidths: [CGFloat] {
        isPhone && scene.isOneMessage ? SweepWidths.every.points : pixelWidths
    }

    /// The widths at which pixels are checked: a device that is not a phone has the scene's own.
    private var pixelWidths: [CGFloat] { isPhone ? LintViewers.deviceWidths : scene.lintWidths }

    /// Every trait that can move a line break.
    private var lines: [LintViewers.Row] {
        LegibilityWeight.allCases.flatMap {
            rows(of: base.with(\.legibilityWeight, $0), widths: lineWidths, checksPixels: false)
        }
    }

    /// What the message says in turn. A live layout takes milliseconds for each width.
    private var otherContents: [LintViewers.Row] {
        let widths = scene.isTemplate ? lineWidths : LintViewers.deviceWidths
        return scene.otherContents.flatMap { rows(of: base.with(\.content, $0), widths: widths, checksPixels: false) }
    }

    /// Viewers without the app: an alternate layout is a layout of its own.
    private var alternates: [LintViewers.Row] {
        scene.hasAlternate ? rows(of: base.with(\.hasApp, false), widths: lineWidths, checksPixels: false) : []
    }

    /// What people read before they open the conversation, at the text sizes for which its lines are known best.
    private var summaries: [LintViewers.Row] {
        guard scene.hasSummaryText, MessageSummary.isKnown(for: base) else { return [] }
        return MessageSurface.allCases.filter { $0 != .transcript }.flatMap { surface in
            rows(
                of: base.with(\.surface, surface), in: locales.filter { PseudoLocale(locale: $0) == nil },
                at: { Self.categories(in: $0).filter { !$0.isAccessibilityCategory } },
                widths: LintViewers.deviceWidths, checksPixels: false)
        }
    }

    /// Colours, and the background of texts. A line of another language or text size may end on a lighter part of it.
    private var colors: [LintViewers.Row] {
        UserInterfaceStyle.allCases.flatMap { style in
            AccessibilityContrast.allCases.flatMap { contrast in
                (scene.hasAlternate ? [true, false] : [base.hasApp]).flatMap { hasApp in
                    let viewer = base.with(\.userInterfaceStyle, style).with(\.accessibilityContrast, contrast)
                        .with(\.hasApp, hasApp)
                    let isUsual = scene.hasTextsOnPixels && contrast == .normal && hasApp == base.hasApp
                    return isUsual
                        ? rows(of: viewer, widths: pixelWidths)
                        : rows(of: viewer, in: [base.locale], at: { _ in Self.fewCategories }, widths: pixelWidths)
                }
            }
        }
    }

    /// Landscape, where a balloon has little height.
    private var landscapes: [LintViewers.Row] {
        (isPhone ? Self.landscapePhones : []).flatMap { phone in
            rows(
                of: base.with(\.transcriptHeight, phone.height), at: Self.usualCategories, widths: [phone.width])
        }
    }

    /// Pads, whose pictures and lines are wider.
    private var pads: [LintViewers.Row] {
        (isPhone ? Self.padTranscripts : []).flatMap { size in
            rows(
                of: base.moved(to: .pad).with(\.transcriptHeight, size.height), at: Self.usualCategories,
                widths: [size.width])
        }
    }

    /// Other viewers: alternates, fallbacks, other kinds of devices.
    private var receivers: [LintViewers.Row] {
        ReceiverSystem.allCases.flatMap { receiver in
            let isSeen = scene.hasAlternate && receiver == base.receiver
            return [true, false].filter { receiver != base.receiver || $0 != base.hasApp && !isSeen }.flatMap {
                rows(of: base.moved(to: receiver).with(\.hasApp, $0), at: Self.usualCategories)
            }
        }
    }
}

extension BalloonScene {
    /// Whether viewers without the app see a different layout.
    fileprivate var hasAlternate: Bool {
        guard case .message(let message) = subject, case .live = message.layout else { return false }
        return traits.hasApp
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
