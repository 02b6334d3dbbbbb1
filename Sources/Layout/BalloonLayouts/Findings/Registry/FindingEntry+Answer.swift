/// Answers of a size function, and what one viewer sees of them.
extension FindingEntry {
    static let answerExceedsOffer = FindingEntry(
        .answerExceedsOffer, .error,
        meaning: "A size function answers more width or height than it is offered, and Messages clamps the answer.",
        fix: "Answer at most the offered width and height.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        fill: "#3682f7"
                      contentSize: {height: 900}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        fill: "#3682f7"
                      contentSize: {height: 300}
                      alternate: {caption: Dinner}
                """))

    static let answerIsNoSize = FindingEntry(
        .answerIsNoSize, .error,
        meaning: "A size function answers a width or height that is negative, infinite or not a number.",
        fix: "Answer a finite width and height, from 0 to the offer.",
        example: .swift(
            "A controller whose contentSizeThatFits returns CGFloat.nan as the height; a scene cannot say that.",
            raising: "LiveLayoutHostTests/tooLarge", fixed: "LiveLayoutHostTests/defaultAnswer"))

    static let contentClipped = FindingEntry(
        .contentClipped, .error,
        meaning: "The view or an image title needs more room than there is, so a part of it is clipped or left out.",
        fix: "Answer the size that the view needs; for an image title, use a taller picture or shorter captions.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        text: Dinner at seven
                        padding: 30
                      contentSize: {height: 60}
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
                      contentSize: {height: {sum: [60, {lineHeight: body}]}}
                      alternate: {caption: Dinner}
                """))

    static let answerBelowNeed = FindingEntry(
        .answerBelowNeed, .warning,
        meaning:
            "A size function answers less than the view needs, and the view is complete only because no balloon "
            + "is smaller than the icon of the app.",
        fix: "Answer the size that the view needs.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        fill: "#3682f7"
                        frame: {height: 30}
                      contentSize: {height: 10}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        fill: "#3682f7"
                        frame: {height: 30}
                      contentSize: {height: 30}
                      alternate: {caption: Dinner}
                """))
}
