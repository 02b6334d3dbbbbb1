/// Texts that are truncated, split or clipped, and nodes that are.
extension FindingEntry {
    static let textTruncated = FindingEntry(
        .textTruncated, .error,
        meaning: "A text has more lines than its limit or its room allows, so that an ellipsis replaces its end.",
        fix: "Shorten the text; in a view, raise its line limit or give it more room.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: >-
                        We meet at the ferry building at seven, and whoever is late finds us at the long table by the
                        window upstairs, next to the stairs
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: Dinner at the ferry building at seven
                """))

    static let wordBroken = FindingEntry(
        .wordBroken, .warning,
        meaning: "A text is narrower than one of its words, so that a line ends inside the word.",
        fix: "Use shorter words, or put the text where it has the whole width.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: Donaudampfschifffahrtsgesellschaft
                traits: {preferredContentSizeCategory: accessibilityExtraLarge}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: Danube boat trip
                traits: {preferredContentSizeCategory: accessibilityExtraLarge}
                """))

    static let inkClipped = FindingEntry(
        .inkClipped, .error,
        meaning:
            "A text has its place inside, but its marks extend beyond the balloon or beyond the part of a view "
            + "that clips them.",
        fix: "Stack fewer marks on a letter, or give the text more padding.",
        example: .scenes(
            raising: #"""
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: "z\u0302\u0302\u0302\u0302\u0302\u0302\u0302\u0302\u0302\u0302"
                """#,
            fixed: #"""
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: "z\u0302"
                """#))

    static let nodeOutsideBalloon = FindingEntry(
        .nodeOutsideBalloon, .error,
        meaning:
            "A part of a view or a dropped sticker is clipped at the edge of the balloon, of a clipping part of "
            + "the view or of the transcript.",
        fix: "Make it smaller, move it inward, or answer a larger size.",
        example: .scenes(
            raising: """
                transcript:
                  entries:
                    - from: ada
                      message:
                        summaryText: Dinner
                        layout: {template: {image: images/ferry-building.png, caption: Dinner at seven}}
                      droppedStickers: [{image: images/sticker-heart.png, description: A heart, x: 0.3, y: 1.1}]
                participants: {ada: Ada, ben: Ben}
                viewer: ben
                """,
            fixed: """
                transcript:
                  entries:
                    - from: ada
                      message:
                        summaryText: Dinner
                        layout: {template: {image: images/ferry-building.png, caption: Dinner at seven}}
                      droppedStickers: [{image: images/sticker-heart.png, description: A heart, x: 0.3, y: 0.5}]
                participants: {ada: Ada, ben: Ben}
                viewer: ben
                """))
}
