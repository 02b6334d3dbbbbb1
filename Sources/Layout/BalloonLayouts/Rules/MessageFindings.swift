import Foundation
import Support

/// Findings about a message that do not depend on its layout.
package enum MessageFindings {
    /// A finding for a message without a summary text, for a URL that Messages does not send, that opens nothing, or
    /// that is too long.
    package static func findings(summaryText: String?, url: URL?) -> [Finding] {
        var findings: [Finding] = []
        if summaryText?.allSatisfy(\.isWhitespace) ?? true {
            findings.append(
                Finding(
                    .summaryTextMissing,
                    message:
                        "summaryText is \(summaryText == nil ? "missing" : "blank"); lists and notifications show it, and it replaces the balloon when a "
                        + "newer message of its session arrives"))
        }
        if let url, !MessageURL.isTransportable(url) {
            findings.append(
                Finding(
                    .urlNotTransportable,
                    message:
                        "the URL's scheme \(url.scheme ?? "") is dropped when the message is sent; use https or data"))
        }
        if let url, url.scheme == nil {
            findings.append(
                Finding(
                    .urlOpensNothing,
                    message:
                        "the URL has no scheme: it reaches the app, and opens nothing on a Mac; begin it with https:// for "
                        + "people without the app"))
        }
        if let url, url.absoluteString.count > MessageURL.maximumLength {
            findings.append(
                Finding(
                    .urlTooLong, node: "url",
                    message:
                        "the URL has \(url.absoluteString.count) characters, and a message with more than "
                        + "\(MessageURL.maximumLength) cannot be inserted; keep the state on a server and put a token in "
                        + "the URL"))
        }
        return findings
    }

    /// Findings about missing parts of a message, for any viewer: a URL, and words for a picture (facts 1.6.15 and
    /// 3.2.38).
    package static func authorFindings(url: URL?, hasPicture: Bool, label: Label) -> [Finding] {
        var findings: [Finding] = []
        if url == nil {
            findings.append(
                Finding(
                    .urlMissing, node: "url",
                    message:
                        "the message has no url; the app that opens it reads nothing of it, so put its state or a token "
                        + "there"))
        }
        if hasPicture, let problem = label.problem {
            findings.append(
                Finding(
                    .pictureUndescribed, node: "image", message: "\(problem); say in accessibilityLabel what it shows"))
        }
        return findings
    }

    /// A live layout whose alternate has no readable text.
    package static var alternateWithoutText: Finding { AnswerFindings.alternateWithoutText }

    /// What VoiceOver says of a message with a picture.
    package enum Label {
        case missing
        /// A label without a letter or a digit.
        case wordless
        case fileName(String)
        case words

        /// Why the picture is not described; nil where it is.
        fileprivate var problem: String? {
            switch self {
            case .missing: "the picture is not described, and VoiceOver says only that there is one"
            case .wordless: "the accessibilityLabel of the picture has no words, so that VoiceOver says nothing"
            case .fileName(let name):
                "the accessibilityLabel of the picture is the name of a file, \(QuotedText.beginning(of: name)), which "
                    + "VoiceOver reads out"
            case .words: nil
            }
        }
    }
}
