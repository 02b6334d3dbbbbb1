/// Texts that overlap, are covered or are not readable for the viewer.
extension FindingEntry {
    static let textsOverlap = FindingEntry(
        .textsOverlap, .error,
        meaning: "Lines of two texts cover each other, so that neither can be read.",
        fix: "Put the texts below or beside each other, or give both more room.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        zstack: [{text: Dinner}, {text: at noon}]
                        padding: 60
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        vstack: [{text: Dinner}, {text: at noon}]
                        padding: 60
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """))

    static let textCovered = FindingEntry(
        .textCovered, .error,
        meaning:
            "A sticker, the icon of the app, the X of a draft or a later part of a view covers letters of a text, between "
            + "the top of its capitals and its baseline, by at least a point in width and in height.",
        fix: "Move the sticker or the text, or choose a layout that keeps this place free.",
        example: .scenes(
            raising: """
                transcript:
                  entries:
                    - from: ada
                      message:
                        summaryText: Dinner
                        layout: {template: {image: images/ferry-building.png, caption: Dinner at seven}}
                      droppedStickers: [{image: images/sticker-heart.png, description: A heart, x: 0.3, y: 0.93}]
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

    static let translationMissing = FindingEntry(
        .translationMissing, .warning,
        meaning: "The string tables have the key only in the source language, so the viewer reads that language.",
        fix: "Add the translation to the string table.",
        example: .scenes(
            raising: """
                message: {summaryText: {key: day}, layout: {template: {caption: {key: day}}}}
                strings:
                  en: {day: Saturday, hour: Seven}
                  de: {hour: Sieben}
                traits: {locale: de}
                """,
            fixed: """
                message: {summaryText: {key: day}, layout: {template: {caption: {key: day}}}}
                strings:
                  en: {day: Saturday, hour: Seven}
                  de: {day: Samstag, hour: Sieben}
                traits: {locale: de}
                """))

    static let identifierUnknown = FindingEntry(
        .identifierUnknown, .warning,
        meaning:
            "A text names a participant whom the scene or the conversation does not have, so the viewer reads "
            + "the identifier itself.",
        fix: "Declare the participant, or correct the identifier.",
        example: .scenes(
            raising: """
                message: {summaryText: Dinner, layout: {template: {caption: $ada is cooking}}}
                participants: {ben: Ben}
                """,
            fixed: """
                message: {summaryText: Dinner, layout: {template: {caption: $ada is cooking}}}
                participants: {ada: Ada, ben: Ben}
                """))

    static let directionMixed = FindingEntry(
        .directionMixed, .warning,
        meaning:
            "A text mixes letters from the left and from the right, so that a word or a number stands on the other side "
            + "than a reader looks for it.",
        fix: "Put the part of the other direction between U+2068 and U+2069, or begin the text with U+200F.",
        example: .scenes(
            raising: """
                message:
                  summaryText: عشاء
                  layout: {template: {caption: دعت Ada 3 أصدقاء}}
                traits: {locale: ar}
                """,
            fixed: """
                message:
                  summaryText: عشاء
                  layout: {template: {caption: "دعت \\u2068Ada\\u2069 3 أصدقاء"}}
                traits: {locale: ar}
                """))

    static let missingGlyph = FindingEntry(
        .missingGlyph, .error,
        meaning: "A text has a character that no font draws; a box with its code point is drawn in its place.",
        fix: "Write the text without the character, or add a font that has it.",
        example: .scenes(
            raising: #"""
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: "Dinner \uE000"
                """#,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      caption: "Dinner"
                """))

    static let notLaidOut = FindingEntry(
        .notLaidOut, .error,
        meaning:
            "A viewer sees nothing of the scene: a string is missing, a text cannot be set, or the file cannot be read.",
        fix: "Do what the sentence says about the file and the place that it names.",
        example: .swift(
            "Sweep or lint a scene that uses a key which no language of its strings has.",
            raising: "SceneSweepTests/whatCannotBeLaidOutIsAFindingOfItsCells",
            fixed: "SceneSweepTests/everyCellIsMeasuredInTheOrderOfTheAxes"))
}
