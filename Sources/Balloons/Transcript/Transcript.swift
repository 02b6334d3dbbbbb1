import Drawing
import Foundation
import ViewLayout

/// A conversation as its viewer sees it: messages from top to bottom, then the input field and the app strip.
public struct Transcript: Sendable {
    /// What is in the conversation, the oldest first.
    public var entries: [Transcript.Entry]
    /// What is in the input field; nil to leave the field out.
    public var inputField: Transcript.InputField?
    /// The apps below the input field; nil to leave the strip out.
    public var appStrip: AppStripRow?
    /// The numbers.
    public var metrics: TranscriptMetrics

    /// Makes a conversation.
    public init(
        entries: [Transcript.Entry], inputField: Transcript.InputField? = nil, appStrip: AppStripRow? = nil,
        metrics: TranscriptMetrics = TranscriptMetrics()
    ) {
        self.entries = entries
        self.inputField = inputField
        self.appStrip = appStrip
        self.metrics = metrics
    }
}
