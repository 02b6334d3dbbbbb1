/// The picture of a template balloon and the titles on it.
extension FindingEntry {
    static let imageTextWithoutImage = FindingEntry(
        .imageTextWithoutImage, .error,
        meaning: "Messages does not draw imageTitle and imageSubtitle when the template has no picture.",
        fix: "Set image, or use caption and subcaption.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      imageTitle: Ferry Building
                      caption: Dinner
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ferry-building.png
                      imageTitle: Ferry Building
                      caption: Dinner
                """))

    static let textInPicture = FindingEntry(
        .textInPicture, .warning,
        meaning:
            "The pixels of the picture look like words where the image title stands, and both together are hard "
            + "to read.",
        fix: "Use a picture without words, and write them as imageTitle and imageSubtitle.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: ../Documentation/images/dinner-invitation.png
                      imageTitle: Dinner
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ramen.png
                      imageTitle: Dinner
                """))

    static let titleContrastLow = FindingEntry(
        .titleContrastLow, .warning,
        meaning:
            "The contrast of a white image title with the pixels below it is less than the Human Interface "
            + "Guidelines ask for.",
        fix: "Darken the picture where its title stands, or use another picture.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ice-cream.png
                      imageTitle: On the menu
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/thai-curry.png
                      imageTitle: On the menu
                """))

    static let pictureCropped = FindingEntry(
        .pictureCropped, .warning,
        meaning:
            "More than a tenth of the height of the picture is cropped; at accessibility sizes, where captions need "
            + "their room, and in a view, where cropping is the app's choice, more than three quarters of it.",
        fix: "Shorten the captions, or use a picture that is less tall for its width.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ferry-building.png
                      caption: Dinner at the ferry building at seven, upstairs by the window
                      subcaption: Whoever is late finds us at the long table next to the stairs
                traits: {preferredContentSizeCategory: accessibilityExtraExtraExtraLarge}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ferry-building.png
                      caption: Dinner
                      subcaption: At seven
                traits: {preferredContentSizeCategory: accessibilityExtraExtraExtraLarge}
                """))

    static let contentAtPictureEdge = FindingEntry(
        .contentAtPictureEdge, .warning,
        meaning:
            "Something seems to be drawn in the strip at the left or right edge that the shape of the balloon "
            + "crops.",
        fix: "Move what matters inward.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/ferry-building.png
                      caption: Dinner
                # Wider than it is, so that it reaches the roof and the ferry.
                metrics: {croppedPictureEdge: 30}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  layout:
                    template:
                      image: images/bullet-train.png
                      caption: Dinner
                metrics: {croppedPictureEdge: 30}
                """))

    static let pictureSmall = FindingEntry(
        .pictureSmall, .warning,
        meaning: "The picture is much less than 300 points wide, the width that Apple recommends for a balloon.",
        fix: "Use a picture of about 900 × 900 pixels.",
        example: .swift(
            "A template whose image has 720 × 720 pixels at 3x.",
            raising: "PictureSizeTests/smallAt3x", fixed: "PictureSizeTests/recommended"))

    static let pictureUndescribed = FindingEntry(
        .pictureUndescribed, .note,
        meaning:
            "The message shows a picture and has no accessibilityLabel, so that VoiceOver says only that there is one.",
        fix: "Say in accessibilityLabel what the picture shows, with what the captions say.",
        example: .scenes(
            raising: """
                message:
                  summaryText: Dinner
                  url: https://example.com/seven
                  layout: {template: {image: images/ramen.png, caption: Dinner}}
                """,
            fixed: """
                message:
                  summaryText: Dinner
                  accessibilityLabel: A bowl of ramen. Dinner
                  url: https://example.com/seven
                  layout: {template: {image: images/ramen.png, caption: Dinner}}
                """, seenBy: .lint))
}
