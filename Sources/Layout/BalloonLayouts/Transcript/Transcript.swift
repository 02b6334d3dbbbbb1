import Drawing
import Foundation
import ViewLayout

/// A conversation as its viewer sees it: messages from top to bottom, then the input field and the app strip.
package struct Transcript: Sendable {
    /// What is in the conversation, the oldest first.
    package var entries: [Transcript.Entry]
    /// Whether at least two people besides the viewer take part, which adds names above runs and pictures beside them;
    /// nil to decide by the senders.
    package var isGroup: Bool?
    /// The name of the viewer, whose entries have no sender; nil where it is not known.
    package var viewerName: String?
    /// The input field; nil for none.
    package var inputField: Transcript.InputField?
    /// The apps below the input field; nil for no strip.
    package var appStrip: AppStripRow?
    /// What is drawn around the conversation, to the edges of a phone's screen; nil for the conversation alone.
    package var screen: Transcript.Screen?
    /// The metrics; nil for those of the viewer's system.
    package var metrics: TranscriptMetrics?
    /// The metrics of margins and of text balloons; nil for those of the viewer's system.
    package var balloonMetrics: TemplateMetrics?
    /// Whether findings name their entry; false where only one message is shown.
    package var namesEntries = true

    package init(
        entries: [Transcript.Entry], isGroup: Bool? = nil, inputField: Transcript.InputField? = nil,
        appStrip: AppStripRow? = nil, metrics: TranscriptMetrics? = nil,
        balloonMetrics: TemplateMetrics? = nil
    ) {
        self.entries = entries
        self.isGroup = isGroup
        self.inputField = inputField
        self.appStrip = appStrip
        self.metrics = metrics
        self.balloonMetrics = balloonMetrics
    }
}

extension Transcript {
    /// A message of an app in a conversation.
    package struct Message: Sendable {
        /// Its balloon. Side and tail are set by the conversation.
        package var balloon: BalloonLayout
        /// Identifies the session; nil for a message without a session.
        package var session: String?
        /// The line that remains of the message when a newer one of its session replaces it; nil for nothing.
        package var summaryText: String?

        package init(balloon: BalloonLayout, session: String? = nil, summaryText: String? = nil) {
            self.balloon = balloon
            self.session = session
            self.summaryText = summaryText
        }
    }
}

extension Transcript {
    /// The input field of a conversation.
    package struct InputField: Sendable {
        /// What is staged in it.
        package enum Draft: Sendable {
            /// Words.
            case text(String)
            /// A message that an app inserted.
            case message(Message)
            /// A sticker that an app inserted.
            case sticker(StickerBrowser.Cell)
        }

        /// What is staged; nil for an empty field.
        package var draft: Draft?
        /// The viewer's words below a staged message or sticker, sent with it; nil for none.
        package var comment: String?
        /// The grey words of a field without a text.
        package var placeholder: String

        package init(draft: Draft? = nil, comment: String? = nil, placeholder: String = "iMessage") {
            self.draft = draft
            self.comment = comment
            self.placeholder = placeholder
        }
    }
}

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
