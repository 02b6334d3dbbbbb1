extension Transcript.Entry {
    /// What systems before iOS 10 show of an entry. They have no sessions, so no message is collapsed, and a sticker is
    /// received as a picture ("Sticker to an old system", messages-facts 1.8). A sticker that was dropped on a balloon
    /// follows it, on the same side (inferred).
    /// - Parameter metrics: the metrics for the layout of pictures.
    package func withoutBalloons(metrics: MessagesMetrics) -> [Transcript.Entry] {
        var entry = self
        entry.droppedStickers = []
        switch content {
        case .message(var message):
            message.session = nil
            entry.content = .message(message)
        case .sticker(let sticker):
            entry.content = sticker.asPicture(metrics: metrics)
        case .text, .date, .line, .receipt:
            break
        }
        return [entry]
            + droppedStickers.map { dropped in
                var picture = Transcript.Entry(dropped.sticker.asPicture(metrics: metrics), sender: sender)
                picture.path = path
                return picture
            }
    }
}

extension StickerBrowser.Cell {
    /// The sticker as a picture that was sent.
    fileprivate func asPicture(metrics: MessagesMetrics) -> Transcript.Entry.Content {
        let content = BalloonContent.fallback(FallbackContent(sticker: art))
        var balloon = BalloonLayout(content: content, metrics: metrics.template)
        balloon.fallbackMetrics = metrics.fallback
        balloon.transcriptMetrics = metrics.transcript
        return .message(Transcript.Message(balloon: balloon))
    }
}
