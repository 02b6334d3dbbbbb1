/// What arrives of a message where its balloon is not seen.
extension FindingEntry {
    static let alternateWithoutText = FindingEntry(
        .alternateWithoutText, .warning,
        meaning:
            "Viewers without the app and viewers on older systems see the alternate layout, and it has no "
            + "caption.",
        fix: "Set a caption in the alternate layout.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        text: Dinner
                      contentSize: {height: fit}
                      alternate: {image: images/ramen.png}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        text: Dinner
                      contentSize: {height: fit}
                      alternate: {image: images/ramen.png, caption: Dinner}
                """))

    static let summaryTextMissing = FindingEntry(
        .summaryTextMissing, .warning,
        meaning:
            "Lists and notifications have nothing to show, and the line that replaces the balloon when a newer "
            + "message of its session arrives is empty.",
        fix: "Set summaryText.",
        example: .scenes(
            raising: """
                message: {layout: {template: {caption: Dinner at seven}}}
                """,
            fixed: """
                message: {summaryText: Dinner at seven, layout: {template: {caption: Dinner at seven}}}
                """))

    static let urlNotTransportable = FindingEntry(
        .urlNotTransportable, .error,
        meaning:
            "Messages drops the URL when the message is sent, because its scheme is neither a scheme of the web "
            + "nor data.",
        fix: "Use an https or data URL.",
        example: .scenes(
            raising: """
                message: {summaryText: Dinner, url: "dinner://seven", layout: {template: {caption: Dinner}}}
                """,
            fixed: """
                message: {summaryText: Dinner, url: "https://example.com/seven", layout: {template: {caption: Dinner}}}
                """))

    static let fallbackIncomplete = FindingEntry(
        .fallbackIncomplete, .warning,
        meaning:
            "Systems before iOS 10 get a picture and a web address in place of the balloon, and this message "
            + "lacks one of them.",
        fix: "Give the template an image, and set an http or https URL.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  url: https://example.com/seven
                  layout: {template: {caption: Dinner}}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  url: https://example.com/seven
                  layout: {template: {image: images/ramen.png, caption: Dinner}}
                """, seenBy: .olderSystem))
}
