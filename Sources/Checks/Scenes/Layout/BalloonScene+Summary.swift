import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// What the list of conversations and a notification show of the scene: the last message of a conversation.
    /// - Throws: ``SceneError`` for a viewer whose list is not known, and for stickers, which belong to no conversation.
    func summary(for traits: TraitCollection) throws -> MessageSummary {
        guard MessageSummary.isKnown(for: traits) else {
            throw SceneError(
                file: file, place: nil,
                message:
                    "the list of conversations and notifications are known of upright phones with iOS 26 or 27 alone",
                fix: "leave out the surface, or choose such a phone")
        }
        guard case .transcript(let transcript) = inTranscript.subject else {
            throw SceneError(
                file: file, place: nil, message: "stickers that nobody has sent are in no list of conversations",
                fix: "leave out the surface")
        }
        let titled = title(of: transcript)
        var summary = MessageSummary(title: titled.isEmpty ? Self.unnamedTitle : titled, text: "")
        let metrics = resolvedMetrics(for: traits)
        (summary.metrics, summary.initialsShare) = (metrics.summary, metrics.transcript.avatarTextShare)
        summary.isSummaryText = false
        for (index, entry) in transcript.entries.enumerated().reversed() {
            switch entry.content {
            case .date, .receipt: continue
            // How a sticker is named there is not known.
            case .sticker: return summary
            case .text(let words): summary.text = try text(words, for: traits)
            case .message(let message):
                let scene = message.scene
                summary.text = try scene.summaryText(locale: traits.locale, on: traits.userInterfaceIdiom) ?? ""
                summary.isSummaryText = true
                if !transcript.isOfOneMessage { summary.entry = Transcript.Entry.path(at: index) }
            }
            return summary
        }
        return summary
    }

    /// In place of a name that the scene does not say: a number that belongs to nobody.
    private static let unnamedTitle = "555-0100"
}
