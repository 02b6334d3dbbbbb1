import Foundation
import Support
import Typesetting
import ViewLayout

/// The finding about a summary text that is cut.
enum SummaryFindings {
    /// Says where it is cut, and what is lost. The width and the text size are the viewer's, which reports name.
    static func truncation(of text: PlacedText, on surface: MessageSurface) -> Finding {
        let count = text.layout.lines.count
        let lost = text.layout.lines.compactMap(\.elidedRange).first.map { range in
            let units = text.text.utf16.dropFirst(range.lowerBound).prefix(range.count)
            return ", so that \(QuotedText.end(of: String(decoding: units, as: UTF16.self))) is lost"
        }
        let place =
            switch surface {
            case .transcript, .conversationList: "in the conversation list"
            case .notification: "in a notification, as far as its lines are known"
            }
        return Finding(
            .summaryTruncated, node: MessageSummary.textName,
            message: "summaryText \(QuotedText.beginning(of: text.text)) is truncated \(place) after \(count) "
                + "\(count == 1 ? "line" : "lines")\(lost ?? ""); shorten it, or put what matters first")
    }
}
