/// What is sent or said of a message where its balloon is not visible.
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

    static let alternateDiffers = FindingEntry(
        .alternateDiffers, .warning,
        meaning:
            "The alternate layout has another price, time, number or name than the live layout, or no word in common "
            + "with it, so that two people in one conversation read different things.",
        fix: "Make both layouts of the same values.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view: {vstack: [{text: Dinner at 19:30}, {text: Table for 4}], padding: 30}
                      contentSize: {height: fit}
                      alternate: {caption: Dinner at 20:30, subcaption: Table for 4}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view: {vstack: [{text: Dinner at 19:30}, {text: Table for 4}], padding: 30}
                      contentSize: {height: fit}
                      alternate: {caption: Dinner at 19:30, subcaption: Table for 4}
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

    static let urlTooLong = FindingEntry(
        .urlTooLong, .error,
        meaning: "The URL has more than 5,000 characters, and inserting the message fails with urlExceedsMaxSize.",
        fix: "Keep the state on a server, and put a token in the URL.",
        example: .swift(
            "A message whose URL has 5,001 characters; one of 5,000 is sent.",
            raising: "MessageURLLengthTests/aCharacterMore", fixed: "MessageURLLengthTests/aCharacterMore"))

    static let urlMissing = FindingEntry(
        .urlMissing, .warning,
        meaning:
            "The message has no URL, in which an app keeps what its balloon is about: the app that opens it reads "
            + "nothing, and on a Mac a click does nothing.",
        fix: "Set url, to a web address with the state or a token in it.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout: {template: {caption: Dinner}}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  url: https://example.com/seven
                  layout: {template: {caption: Dinner}}
                """, seenBy: .lint))

    static let fallbackIncomplete = FindingEntry(
        .fallbackIncomplete, .note,
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
