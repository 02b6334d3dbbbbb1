/// What a message's own content lacks.
extension FindingEntry {
    static let textWithoutWords = FindingEntry(
        .textWithoutWords, .warning,
        meaning: "A text of a template has no letter and no digit, or a text of a view is blank.",
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

    static let captionBarWide = FindingEntry(
        .captionBarWide, .note,
        meaning:
            "A row of two captions keeps the whole width without a picture, and the bar is wider than its texts by more "
            + "than half of them.",
        fix: "Put the trailing text into the row below, or add a picture.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout: {template: {caption: Dinner, trailingCaption: "7:30"}}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout: {template: {caption: Dinner, subcaption: "7:30"}}
                """))

    static let stickerUndescribed = FindingEntry(
        .stickerUndescribed, .warning,
        meaning: "The description of a sticker has no words, so that VoiceOver has nothing to say.",
        fix: "Say in a few words what the sticker shows.",
        example: .scenes(
            raising: """
                stickers: {stickers: [{image: images/sticker-cup.png, description: ""}]}
                """,
            fixed: """
                stickers: {stickers: [{image: images/sticker-cup.png, description: A cup of coffee}]}
                """))

    static let stickerShrunk = FindingEntry(
        .stickerShrunk, .note,
        meaning: "A sticker is drawn for larger cells than its browser has, and is shrunk in them.",
        fix: "Draw the sticker for its cells, or choose larger cells.",
        example: .scenes(
            raising: """
                stickers:
                  size: regular
                  stickers: [{image: images/sticker-lighthouse.png, description: A lighthouse}]
                """,
            fixed: """
                stickers:
                  size: large
                  stickers: [{image: images/sticker-lighthouse.png, description: A lighthouse}]
                """))
}
