import Foundation

/// Findings about what replaces a message on systems before iOS 10.
enum FallbackFindings {
    /// The findings about missing messages.
    /// - Parameters:
    ///   - hasPicture: whether a picture is sent.
    ///   - hasURL: whether a web address is sent.
    ///   - droppedURL: a URL that is not sent, because it is not a web address.
    static func findings(hasPicture: Bool, hasURL: Bool, droppedURL: URL?) -> [Finding] {
        var findings: [Finding] = []
        if !hasPicture {
            findings.append(
                Finding(
                    .fallbackIncomplete, node: "picture",
                    message: "systems before iOS 10 get no picture of this message; give its template an image"))
        }
        if let url = droppedURL {
            findings.append(
                Finding(
                    .fallbackIncomplete, node: "url",
                    message: "systems before iOS 10 do not get the \(url.scheme ?? "relative") URL; use https"))
        } else if !hasURL {
            findings.append(
                Finding(
                    .fallbackIncomplete, node: "url",
                    message: "systems before iOS 10 get no web address of this message; set its url"))
        }
        return findings
    }
}
