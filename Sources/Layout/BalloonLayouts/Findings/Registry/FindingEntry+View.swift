/// What an app's own view lacks for its viewers.
extension FindingEntry {
    static let touchTargetSmall = FindingEntry(
        .touchTargetSmall, .warning,
        meaning: "A button is smaller than 44 points in one direction, so that a finger easily misses it.",
        fix: "Give the button padding, or a frame of at least 44 points.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        vstack: [{text: Dinner}, {button: Accept, frame: {minWidth: 88}}]
                        padding: 40
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        vstack: [{text: Dinner}, {button: Accept, frame: {minWidth: 88, minHeight: 44}}]
                        padding: 40
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """))

    static let touchTargetsOverlap = FindingEntry(
        .touchTargetsOverlap, .warning,
        meaning: "Two buttons cover one place, so that a finger there means either; the one in front is tapped.",
        fix: "Put the buttons beside each other, or make the frame of one smaller.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        zstack:
                          - {button: Accept, frame: {width: 120, height: 60}}
                          - {button: "×", frame: {width: 44, height: 44}}
                        alignment: topTrailing
                        padding: 20
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view:
                        hstack:
                          - {button: Accept, frame: {width: 120, height: 60}}
                          - {button: "×", frame: {width: 44, height: 44}}
                        alignment: top
                        padding: 20
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """))

    static let textSizeFixed = FindingEntry(
        .textSizeFixed, .warning,
        meaning: "A text has the same size in points at every text size that the viewer may choose.",
        fix: "Use a text style, such as body or headline.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view: {text: Dinner at seven, font: {size: 15}, padding: 40}
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view: {text: Dinner at seven, font: subheadline, padding: 40}
                      contentSize: {height: fit}
                      alternate: {caption: Dinner}
                """))

    static let textContrastLow = FindingEntry(
        .textContrastLow, .warning,
        meaning:
            "A text stands out less from what is drawn under it than people with average sight need: 4.5 to 1, or 3 "
            + "to 1 for bold text and from 18 points on; label, secondaryLabel and tint on the balloon's own background "
            + "are the system's choice, and count below 2.5 to 1 alone.",
        fix: "Make the text darker or lighter, or what is under it.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view: {zstack: [{fill: "#8ecae6"}, {text: Dinner at seven, color: "#ffffff"}]}
                      contentSize: {height: 120}
                      alternate: {caption: Dinner}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    live:
                      view: {zstack: [{fill: "#8ecae6"}, {text: Dinner at seven, color: "#023047"}]}
                      contentSize: {height: 120}
                      alternate: {caption: Dinner}
                """))

    static let contentNotDrawn = FindingEntry(
        .contentNotDrawn, .warning,
        meaning: "A view of the app shows a film or a page of the web on iOS, and nothing of it here.",
        fix: "Show a picture in its place, or allow the finding with a reason.",
        example: .swift(
            "A live layout whose view has a layer that plays a film, or a web view.",
            raising: "UndrawnContentTests/aFilmIsFound", fixed: "UndrawnContentTests/aLayerWithoutPlayerIsNot"))
}
