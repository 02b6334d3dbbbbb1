/// What a message's own content lacks.
extension FindingEntry {
    static let textWithoutWords = FindingEntry(
        .textWithoutWords, .warning,
        meaning: "A text of a template has no letter and no digit: it is blank, or emoji alone.",
        fix: "Say in words what it means, or leave the text out.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout: {template: {caption: "🍝🍷", subcaption: Table for four}}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout: {template: {caption: Dinner 🍝🍷, subcaption: Table for four}}
                """))

    static let pictureEnlarged = FindingEntry(
        .pictureEnlarged, .warning,
        meaning: "The picture has less than two pixels for a point of the balloon, so that it looks blurred.",
        fix: "Use a picture of about 900 × 900 pixels.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout: {template: {image: images/icon-poll.png, caption: Dinner}}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout: {template: {image: images/ferry-building.png, caption: Dinner}}
                """))
}
