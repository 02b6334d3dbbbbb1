/// Findings about what systems before iOS 10 get of a message.
enum FallbackFindings {
    /// What is missing of the two messages.
    static func findings(_ content: FallbackContent) -> [Finding] {
        guard !content.isOfSticker else { return [] }
        var findings: [Finding] = []
        let hasPicture = content.items.contains { if case .picture = $0 { true } else { false } }
        if !hasPicture {
            findings.append(
                Finding(
                    .fallbackIncomplete, node: "picture",
                    message: "systems before iOS 10 get no picture of this message; give its template an image"))
        }
        if let url = content.droppedURL {
            findings.append(
                Finding(
                    .fallbackIncomplete, node: "url",
                    message: "systems before iOS 10 do not get the \(url.scheme ?? "relative") URL; use https"))
        } else if content.items.count == (hasPicture ? 1 : 0) {
            findings.append(
                Finding(
                    .fallbackIncomplete, node: "url",
                    message: "systems before iOS 10 get no web address of this message; set its url"))
        }
        return findings
    }
}
