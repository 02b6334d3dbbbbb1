import Foundation
import Support
import Typesetting
import ViewLayout

/// The finding about a summary text that is cut.
enum SummaryFindings {
    /// Says where it is cut, and what is lost. The width and the text size are the viewer's, which reports name: the
    /// sentence is short, so that a line of lint has room for them.
    static func truncation(of text: PlacedText, on surface: MessageSurface) -> Finding {
        let lost = text.layout.lines.compactMap(\.elidedRange).first.map { range in
            QuotedText.end(
                of: String(decoding: text.text.utf16.dropFirst(range.lowerBound).prefix(range.count), as: UTF16.self))
        }
        let place =
            switch surface {
            case .transcript, .conversationList: "in the list"
            case .notification: "in a notification (assumed)"
            }
        return Finding(
            .summaryTruncated, node: MessageSummary.textName,
            message:
                "summaryText \(QuotedText.beginning(of: text.text)) loses \(lost ?? "its end") \(place); shorten it, "
                + "or put what matters first")
    }
}
