import Drawing
import Foundation
import ViewLayout

/// A conversation as its viewer sees it: messages from top to bottom, then the input field and the app strip.
package struct Transcript: Sendable {
    /// What is in the conversation, the oldest first.
    package var entries: [Transcript.Entry]
    /// Whether two people or more take part besides the viewer, which puts names above runs and pictures beside them;
    /// nil to tell by who has sent something.
    package var isGroup: Bool?
    /// What is in the input field; nil to leave the field out.
    package var inputField: Transcript.InputField?
    /// The apps below the input field; nil to leave the strip out.
    package var appStrip: AppStripRow?
    /// The numbers; nil for those of the viewer's system.
    package var metrics: TranscriptMetrics?
    /// The numbers of the margins and of text balloons; nil for those of the viewer's system.
    package var balloonMetrics: TemplateMetrics?
    /// Whether findings say which entry they are about; not where there is one message that is looked at.
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
