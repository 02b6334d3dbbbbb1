import Drawing
import Foundation
import Typesetting
import ViewLayout

/// What Messages shows of a conversation before somebody opens it: whose it is, and the words of its last message.
package struct MessageSummary: Sendable {
    /// The name of the other person, or of the group.
    package var title: String
    /// The words; empty where the message has none.
    package var text: String
    /// Whether they are a message's summary text, which its author can shorten.
    package var isSummaryText = true
    /// The part of a conversation that the words belong to; nil for a message on its own.
    package var entry: String?
    package var metrics = SummaryMetrics()
    /// The size of initials relative to their disc.
    package var initialsShare = TranscriptMetrics().avatarTextShare

    package init(title: String, text: String) { (self.title, self.text) = (title, text) }

    /// Whether it is known how a viewer's system shows summaries: on upright phones with iOS 26 or 27.
    package static func isKnown(for traits: TraitCollection) -> Bool { ScreenGeometry(for: traits) != nil }

    /// The summary on a surface, as wide as the screen.
    /// - Precondition: the surface is not the transcript, which shows the message itself.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    package func placed(on surface: MessageSurface, in context: LayoutContext) throws -> PlacedBalloon {
        let shown: (root: PlacedNode, words: PlacedNode?)
        switch surface {
        case .transcript: preconditionFailure("a transcript shows the message itself")
        case .conversationList: shown = try listRow(in: context)
        case .notification: shown = try notification(in: context)
        }
        let (summary, words) = (self, shown.words)
        var placed = PlacedBalloon(
            size: shown.root.frame.size, balloon: shown.root, traits: context.traits,
            findings: summary.findings(about: words, on: surface))
        placed.layoutOverWidths = LaidOutAgain(context: context) { try summary.placed(on: surface, in: $0) }
        return placed
    }

    /// The words, in lines of a pitch at Large.
    func lines(
        _ string: String, font: FontReference, pitch: CGFloat, color: ColorReference, limit: CGFloat, width: CGFloat,
        in context: LayoutContext
    ) throws -> TranscriptText {
        try TranscriptText(
            Text(string, font: font, color: color, lineLimit: max(1, Int(limit)), id: Self.textName), width: width,
            pitch: pitch * font.growth(for: context.traits), in: context)
    }

    /// The findings about the words. Others' names are cut without a finding, because no author chose them.
    private func findings(about node: PlacedNode?, on surface: MessageSurface) -> [Finding] {
        guard let node, case .text(let text) = node.content else { return [] }
        let found = TextFindings.findings(inWordsOfOthers: node).map { $0.about(entry) }
        guard isSummaryText, text.layout.isTruncated else { return found }
        return found + [SummaryFindings.truncation(of: text, on: surface).about(entry)]
    }

    /// The name of the words in records and findings: the key of a scene.
    package static let textName = "summaryText"
}
