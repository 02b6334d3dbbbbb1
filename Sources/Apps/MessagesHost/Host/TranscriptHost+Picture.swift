import BalloonLayouts
import Foundation
import MessagesAPI

/// The host's state as a transcript to draw.
extension TranscriptHost {
    /// The conversation as it is now, with the input field: collapsed messages are lines, live balloons have the sizes
    /// that they returned. A file is drawn as its name.
    /// - Throws: an error of a message's media file that can no longer be read.
    package func transcript() throws -> Transcript {
        let entries = try history.entries.compactMap { entry -> Transcript.Entry? in
            let sender =
                entry.side == .incoming
                ? Transcript.Entry.Sender(
                    identifier: entry.sender.uuidString, name: participants.names[entry.sender]) : nil
            return try content(of: entry).map { Transcript.Entry($0, sender: sender) }
        }
        return Transcript(
            entries: entries, isGroup: participants.remote.count > 1,
            inputField: Transcript.InputField(draft: try drawnDraft(), comment: draftedWords),
            metrics: metrics?.transcript, balloonMetrics: metrics?.template)
    }

    private func content(of entry: TranscriptEntry) throws -> Transcript.Entry.Content? {
        switch entry.appearance {
        case .hidden: return nil
        case .summary(let summary): return .line(summary)
        case .text(let text), .attachment(let text): return .text(text)
        case .sticker(let description):
            return history.stickers[entry.name].map {
                .sticker(StickerBrowser.Cell(art: $0.art, localizedDescription: description))
            }
        case .balloon:
            return try history.message(entry.name).map {
                .message(Transcript.Message(balloon: try answered($0, named: entry.name, side: entry.side)))
            }
        }
    }

    private func drawnDraft() throws -> Transcript.InputField.Draft? {
        if let message = draft.message {
            return .message(Transcript.Message(balloon: try answered(message, named: draft.name, side: .outgoing)))
        }
        if let sticker = draft.stickers.last {
            return .sticker(StickerBrowser.Cell(art: sticker.art, localizedDescription: sticker.localizedDescription))
        }
        return draftedWords.map { .text($0) }
    }

    /// The text in the input field, and the names of the files; nil for none.
    private var draftedWords: String? {
        let text = ([draft.text] + draft.attachments).filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    /// The balloon of a message. A live one has the size that its controller returned last, and shows its current view.
    private func answered(_ message: MSMessage, named name: String, side: BalloonSide) throws -> BalloonLayout {
        var layout = try layout(of: message, side: side, isDraft: false)
        if case .live(var live) = layout.content, let instance = instance(of: name),
            let size = instance.balloon?.fit?.answered
        {
            (live.answeredWidth, live.answeredHeight) = (.points(size.width), .length(.points(size.height)))
            layout.content = .live(live)
            layout = try showing(layout, of: instance, answer: size)
        }
        return layout
    }
}
