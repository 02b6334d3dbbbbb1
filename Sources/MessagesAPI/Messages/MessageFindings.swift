import BalloonLayouts
import Foundation

/// What the author of a message should know before it is sent, whatever its layout shows.
package enum MessageFindings {
    /// A finding for a message without a summary text, and one for a URL that Messages drops.
    package static func findings(hasSummaryText: Bool, url: URL?) -> [Finding] {
        var findings: [Finding] = []
        if !hasSummaryText {
            findings.append(
                Finding(
                    .summaryTextMissing,
                    message:
                        "summaryText is missing; lists and notifications show it, and it replaces the balloon when a "
                        + "newer message of its session arrives"))
        }
        if let url, !MessageURL.isTransportable(url) {
            findings.append(
                Finding(
                    .urlNotTransportable,
                    message:
                        "the URL's scheme \(url.scheme ?? "") is dropped when the message is sent; use https or data"))
        }
        return findings
    }
}
