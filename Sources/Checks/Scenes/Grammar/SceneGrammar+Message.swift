import BalloonLayouts
import ViewLayout

/// The message, its template and its live layout.
extension SceneGrammar {
    package static let messageMapping = SceneMapping(
        "The message, in the words of MSMessage.",
        [
            SceneKey(
                "layout", .mapping(layoutMapping), "What the app sends: a template or a live layout.", isRequired: true),
            SceneKey(
                "summaryText", .text,
                "What the conversation list shows, and what is left of an older message of the session."),
            SceneKey("url", .url, "The message's payload, at most \(MessageURL.maximumLength) characters."),
            SceneKey("accessibilityLabel", .text, "What a screen reader speaks for the balloon."),
            SceneKey("shouldExpire", .flag, "Whether the message disappears after it was read.", standard: "false"),
        ])

    package static let layoutMapping = SceneMapping(
        "What the app sends: a template or a live layout.", oneOf: ["template", "live"],
        [
            SceneKey("template", .definition("template"), "Drawn by Messages, as MSMessageTemplateLayout."),
            SceneKey("live", .definition("live"), "Drawn by the app, as MSMessageLiveLayout."),
        ])

    package static let templateMapping = SceneMapping(
        "The properties of MSMessageTemplateLayout. Without the four captions there is no bar.",
        [
            SceneKey("image", .path, "The picture's file, relative to the scene: PNG, JPEG or GIF."),
            SceneKey(
                "mediaFileURL", .path,
                "A picture or video file, relative to the scene; not used when there is an image."),
        ] + TemplateText.allCases.map { SceneKey($0.rawValue, .text, about($0)) })

    private static func about(_ text: TemplateText) -> String {
        switch text {
        case .imageTitle: "White, at the bottom leading side of the picture."
        case .imageSubtitle: "White, under the title."
        case .caption: "In the bar's first row, on the leading side."
        case .subcaption: "In the bar's second row, on the leading side."
        case .trailingCaption: "In the bar's first row, on the trailing side."
        case .trailingSubcaption: "In the bar's second row, on the trailing side."
        }
    }

    package static let liveMapping = SceneMapping(
        "An MSMessageLiveLayout: a view that the app draws in the balloon.",
        [
            SceneKey("view", .definition("element"), "What the app draws.", isRequired: true),
            SceneKey(
                "tint", .color, "The messageTintColor: the background under the view, on iOS 26 and later.",
                standard: "the grey of a received balloon"),
            SceneKey(
                "contentSize", .mapping(contentSizeMapping), "What the app answers to contentSizeThatFits.",
                standard: "the offered size, as with Apple's default implementation"),
            SceneKey(
                "alternate", .definition("template"), "The template for who cannot see live layouts.", isRequired: true),
        ])

    package static let contentSizeMapping = SceneMapping(
        "What the app answers to contentSizeThatFits. A side that is left out is the offered one, as with Apple's default "
            + "implementation.",
        [
            SceneKey("width", .definition("lengthExpression"), "The width.", standard: "the offered one"),
            SceneKey(
                "height", .either([.definition("lengthExpression"), .names([fit])]),
                "The height; fit is the height that the view needs at the answered width.", standard: "the offered one"),
        ])

    package static let lineHeightMapping = SceneMapping(
        "A line height.",
        [
            SceneKey(
                "lineHeight", .names(FontTextStyle.allCases.map(\.rawValue)),
                "The line height of a text style at the viewer's text size.", isRequired: true)
        ])

    package static let sumMapping = SceneMapping(
        "A sum.",
        [
            SceneKey(
                "sum", .list(.definition("lengthExpression"), counts: 1...Int.max), "The sum of lengths.",
                isRequired: true)
        ])
}
