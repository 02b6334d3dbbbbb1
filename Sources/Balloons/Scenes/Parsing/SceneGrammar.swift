/// Every key a scene can hold, by where it stands. `Documentation/scene.schema.json` says the same; a test compares
/// them.
package enum SceneGrammar {
    package static let scene = [
        "message", "app", "participants", "sender", "viewer", "strings", "traits", "metrics", "goldens", "sweep",
    ]
    package static let metrics = TemplateMetrics.catalogue.map(\.name)
    package static let message = ["layout", "summaryText", "url", "accessibilityLabel", "shouldExpire"]
    package static let layout = ["template", "live"]
    package static let template = [
        "image", "mediaFileURL", "imageTitle", "imageSubtitle", "caption", "subcaption", "trailingCaption",
        "trailingSubcaption",
    ]
    package static let live = ["view", "contentSize", "alternate"]
    package static let contentSize = ["width", "height"]
    package static let lengthExpressions = ["lineHeight", "sum"]
    package static let app = ["name", "icon"]
    package static let text = ["key", "plural", "device", "arguments"]
    package static let traits = [
        "transcriptWidth", "preferredContentSizeCategory", "locale", "typesettingLanguage", "layoutDirection",
        "userInterfaceStyle", "displayScale", "legibilityWeight", "userInterfaceIdiom", "accessibilityContrast",
    ]
    package static let axes = [
        "transcriptWidths", "preferredContentSizeCategories", "locales", "layoutDirections", "userInterfaceStyles",
        "displayScales", "legibilityWeights", "userInterfaceIdioms", "accessibilityContrasts",
    ]
    package static let elementKinds = [
        "text", "button", "image", "fill", "spacer", "divider", "vstack", "hstack", "zstack",
    ]
    package static let elementModifiers = [
        "font", "color", "lineLimit", "padding", "frame", "spacing", "alignment", "cornerRadius",
    ]
    package static let font = ["size", "weight"]
    package static let padding = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    package static let frame = ["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight"]

    /// The kinds of element a modifier applies to; a modifier that is not here applies to all.
    package static let kindsOfModifier: [String: [String]] = [
        "font": ["text", "button"],
        "color": ["text", "button", "divider"],
        "lineLimit": ["text", "button"],
        "spacing": ["vstack", "hstack"],
        "alignment": ["text", "button", "vstack", "hstack", "zstack"],
    ]
}
