/// Answers of a size function that are larger than the view, or wrong for another viewer.
extension FindingEntry {
    static let blankSpace = FindingEntry(
        .blankSpace, .warning,
        meaning: "A size function answers more height than the view needs, so the balloon has an empty stretch.",
        fix: "Answer the height that the view needs.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        text: Dinner at seven
                        padding: 30
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        text: Dinner at seven
                        padding: 30
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """))

    static let answerIgnoresCategory = FindingEntry(
        .answerIgnoresCategory, .error,
        meaning: "At two text sizes the view needs different heights and the size function answers the same height.",
        fix: "Add up the line heights of the fonts of the view, and do not answer a constant.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        vstack:
                          - {fill: "#3682f7", frame: {height: 100}}
                          - {text: Saturday at eight, font: subheadline}
                      contentSize: {height: 118}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        vstack:
                          - {fill: "#3682f7", frame: {height: 100}}
                          - {text: Saturday at eight, font: subheadline}
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """, seenBy: .audit))

    static let answerIgnoresLocale = FindingEntry(
        .answerIgnoresLocale, .error,
        meaning: "In two languages the view needs different heights and the size function answers the same height.",
        fix: "Measure the texts that the viewer reads.",
        example: .scenes(
            raising: """
                message:
                  summaryText: {key: day}
                  layout:
                    live:
                      view:
                        text: {key: day}
                        font: title3
                      contentSize: {height: 24}
                      alternate: {caption: {key: day}}
                strings:
                  en: {day: Saturday}
                  de: {day: Samstag oder doch lieber am Sonntag}
                sweep: {locales: [en, de]}
                """,
            fixed: """
                message:
                  summaryText: {key: day}
                  layout:
                    live:
                      view:
                        text: {key: day}
                        font: title3
                      contentSize: {height: fit}
                      alternate: {caption: {key: day}}
                strings:
                  en: {day: Saturday}
                  de: {day: Samstag oder doch lieber am Sonntag}
                sweep: {locales: [en, de]}
                """, seenBy: .audit))

    static let answerDiffers = FindingEntry(
        .answerDiffers, .error,
        meaning: "A size function answers calls with the same offer, traits and message with different sizes.",
        fix: "Compute the size from the offer, the traits and the message only; keep no state between calls.",
        example: .swift(
            "A controller whose contentSizeThatFits adds 5 points to the height at each call.",
            raising: "AnswerFindingsTests/differing", fixed: "AnswerFindingsTests/good"))
}
