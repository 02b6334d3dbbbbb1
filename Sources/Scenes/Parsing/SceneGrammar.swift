import BalloonLayouts
import ViewLayout

/// Every key a scene can hold, by where it stands. `Documentation/scene.schema.json` says the same; a test compares
/// them.
package enum SceneGrammar {
    package static let scene = [
        "message", "transcript", "stickers", "app", "participants", "sender", "viewer", "strings", "traits", "metrics",
        "goldens", "blank", "sweep", "lint",
    ]
    package static let lint = ["allow"]
    package static let lintAllowance = ["rule", "node", "reason"]
    package static let metrics = MessagesMetrics.catalogue.map(\.name)
    /// The keys of which a scene has one.
    package static let subjects = ["message", "transcript", "stickers"]
    package static let message = ["layout", "summaryText", "url", "accessibilityLabel", "shouldExpire"]
    package static let layout = ["template", "live"]
    package static let template =
        [
            "image", "mediaFileURL",
        ] + TemplateText.allCases.map(\.rawValue)
    package static let live = ["view", "contentSize", "alternate"]
    package static let contentSize = ["width", "height"]
    /// The height that fits the view.
    package static let fit = "fit"
    package static let lengthExpressions = ["lineHeight", "sum"]
    package static let app = ["name", "icon"]
    package static let transcript = ["entries", "inputField", "appStrip"]
    package static let entryKinds = ["text", "message", "scene", "sticker", "date", "receipt"]
    package static let entryModifiers = ["from", "session", "app", "isAppMissing", "droppedStickers"]
    /// The kinds of entry a modifier applies to.
    package static let entryKindsOfModifier: [String: [String]] = [
        "from": ["text", "message", "scene", "sticker"], "droppedStickers": ["text", "message", "scene", "sticker"],
        "session": ["message", "scene"], "app": ["message"], "isAppMissing": ["message", "scene"],
    ]
    package static let inputField = ["text", "message", "scene", "sticker", "placeholder"]
    package static let appStrip = ["favorites", "recents"]
    package static let stickers = ["size", "stickers"]
    package static let sticker = ["image", "description"]
    package static let droppedSticker = ["image", "description", "x", "y", "scale"]
    package static let text = ["key", "plural", "device", "arguments"]
    package static let traits = ViewerTrait.all.map(\.name)
    package static let axes = ViewerTrait.all.map(\.axisName)
    package static let elementKinds = [
        "text", "button", "image", "fill", "gradient", "symbol", "progress", "spacer", "divider", "vstack", "hstack",
        "zstack", "grid",
    ]
    package static let elementModifiers = [
        "font", "color", "lineLimit", "padding", "frame", "spacing", "alignment", "cornerRadius",
        "wordBreak", "textWrap", "italic", "underline", "strikethrough", "monospacedDigits", "contentMode", "shape",
        "border", "shadow", "opacity",
    ]
    package static let gradient = ["from", "to", "colors", "direction"]
    package static let grid = ["columns", "children"]
    package static let border = ["color", "width"]
    package static let shadow = ["color", "radius", "x", "y"]
    package static let font = ["size", "weight"]
    package static let padding = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    package static let frame = ["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight"]

    /// The kinds of element a modifier applies to; a modifier that is not here applies to all.
    package static let kindsOfModifier: [String: [String]] = [
        "font": ["text", "button", "symbol"],
        "color": ["text", "button", "symbol", "progress", "divider"],
        "lineLimit": ["text", "button"],
        "wordBreak": ["text"],
        "textWrap": ["text"],
        "italic": ["text"],
        "underline": ["text"],
        "strikethrough": ["text"],
        "monospacedDigits": ["text"],
        "contentMode": ["image"],
        "spacing": ["vstack", "hstack", "grid"],
        "alignment": ["text", "button", "vstack", "hstack", "zstack", "grid"],
    ]
}
