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
    /// The input field; nil for none.
    package var inputField: Transcript.InputField?
    /// The apps below the input field; nil for no strip.
    package var appStrip: AppStripRow?
    /// The metrics; nil for those of the viewer's system.
    package var metrics: TranscriptMetrics?
    /// The metrics of margins and of text balloons; nil for those of the viewer's system.
    package var balloonMetrics: TemplateMetrics?
    /// Whether findings name their entry; false where only one message is shown.
    package var namesEntries = true

    /// Makes a conversation.
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
