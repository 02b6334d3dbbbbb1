import BalloonLayouts
import Drawing
import Typesetting
import ViewLayout

/// All keys of scenes, by the mapping that contains them. The tables in the other files of this folder describe each
/// key; the schema and the reference of scenes are generated from them.
package enum SceneGrammar {
    package static let scene = sceneMapping.names
    package static let lint = lintMapping.names
    package static let lintAllowance = lintAllowanceMapping.names
    package static let metrics = metricsMapping.names
    /// The keys of which a scene has exactly one.
    package static let subjects = sceneMapping.oneOf
    package static let message = messageMapping.names
    package static let layout = layoutMapping.names
    package static let template = templateMapping.names
    package static let live = liveMapping.names
    package static let contentSize = contentSizeMapping.names
    /// The value of a height that fits the view.
    package static let fit = "fit"
    package static let lengthExpressions = lineHeightMapping.names + sumMapping.names
    package static let app = appMapping.names
    package static let transcript = transcriptMapping.names
    package static let entryKinds = entryKindKeys.map(\.name)
    package static let entryModifiers = entryModifierKeys.map(\.name)
    /// The kinds of entries that a modifier applies to.
    package static let entryKindsOfModifier: [String: [String]] = [
        "from": ["text", "message", "scene", "sticker"], "droppedStickers": ["text", "message", "scene", "sticker"],
        "session": ["message", "scene"], "app": ["message"], "isAppMissing": ["message", "scene"],
    ]
    package static let inputField = inputFieldMapping.names
    package static let appStrip = appStripMapping.names
    package static let stickers = stickersMapping.names
    package static let sticker = stickerMapping.names
    package static let droppedSticker = droppedStickerMapping.names
    package static let text = textMapping.names
    package static let argument = argumentMapping.names
    package static let traits = traitsMapping.names
    package static let axes = axesMapping.names
    package static let elementKinds = elementKindKeys.map(\.name)
    package static let elementModifiers = elementModifierKeys.map(\.name)
    package static let gradient = gradientMapping.names
    package static let grid = gridMapping.names
    package static let border = borderMapping.names
    package static let shadow = shadowMapping.names
    package static let font = fontMapping.names
    package static let padding = paddingMapping.names
    package static let frame = frameMapping.names

    /// The kinds of elements that a modifier applies to; a modifier that is not listed applies to all.
    package static let kindsOfModifier: [String: [String]] = [
        "font": ["text", "button", "symbol"],
        "color": ["text", "button", "symbol", "progress", "gauge", "divider"],
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

    // MARK: - Ranges

    /// Shares of a whole.
    package static let shares = 0.0...1.0
    /// Colours of a gradient.
    package static let gradientColorCounts = 2...64
    /// The number of columns in a grid. With more, each would be narrower than a letter.
    package static let columnCounts = 1...100
    /// Lines of a text.
    package static let lineLimits = 1...Int(SceneLimits.maximumLength)
    /// Sizes of a font in points.
    package static let fontSizes = TypesettingLimits.minimumPointSize...TypesettingLimits.maximumPointSize
    /// The blur radius of a shadow, in points.
    package static let shadowRadii = 0...Double(Shadow.maximumRadius)
    /// The offset of a shadow, in points.
    package static let offsets = -SceneLimits.maximumLength...SceneLimits.maximumLength
    /// The place of a dropped sticker, as fractions of the balloon. It can be slightly outside, because stickers can
    /// extend beyond the edges.
    package static let stickerPlaces = -0.5...1.5
    /// The scale of a dropped sticker relative to the usual size.
    package static let stickerScales = 0.1...3.0
    /// The weights of a font.
    package static let weights = FontWeight.named

    // MARK: - Identifiers

    /// The maximum length of an element's id, which records and findings contain.
    package static let longestIdentifier = 64

    /// Whether a text can be an element's id: ASCII letters, digits, hyphens and underscores.
    package static func isIdentifier(_ text: String) -> Bool {
        (1...longestIdentifier).contains(text.unicodeScalars.count)
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
            }
    }

    // MARK: - Places

    /// The keys of each mapping with its name, to explain a key in the wrong place.
    package static let homes: [(place: String, keys: [String])] = [
        ("the scene itself, beside message", scene), ("message", message), ("message.layout", layout),
        ("message.layout.template", template), ("message.layout.live", live), ("traits", traits),
        ("goldens or sweep", axes), ("an element of message.layout.live.view", elementKinds + elementModifiers),
        ("an entry of transcript.entries", entryKinds + entryModifiers), ("transcript", transcript),
        ("the frame of an element", frame), ("the padding of an element", padding), ("metrics", metrics),
    ]
}
