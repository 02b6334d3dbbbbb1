import Scenes

/// The small scenes whose pictures show what keys do. Each key of an element is shown beside the same element without it.
enum ReferencePictures {
    /// A scene by the name of its picture: the mapping and the key.
    static let scenes: [(name: String, text: String)] =
        kinds.map { ("element-\($0.key)", live($0.element)) }
        + modifiers.map { ("element-\($0.key)", live(pair($0.element, with: $0.modifier))) }
        + texts.map { ("template-\($0)", template("image: ../../Examples/images/icon-poll.png, \($0): \($0)")) }
        + [("template-image", template("image: ../../Examples/images/icon-poll.png"))]
        + entries.map { ("entry-\($0.key)", conversation($0.entries)) }
        + fields.map { ("transcript-\($0.key)", conversation("{text: Hello, from: ada}", $0.field)) }
        + viewers.map {
            ("traits-\($0.key)", template("caption: Dinner at seven, subcaption: Friday", traits: $0.traits))
        }

    /// The elements by their kinds.
    private static let kinds: [(key: String, element: String)] = [
        ("text", "{text: Dinner at the pier}"), ("button", "{button: Join}"),
        ("image", "{image: ../../Examples/images/icon-countdown.png, frame: {width: 81, height: 60}}"),
        ("fill", "{fill: systemTeal, frame: {width: 120, height: 40}}"),
        ("gradient", "{gradient: {from: systemTeal, to: systemIndigo}, frame: {width: 120, height: 40}}"),
        ("symbol", "{hstack: [{symbol: star}, {symbol: bell}, {symbol: calendar}, {symbol: chevron}], spacing: 12}"),
        ("progress", "{progress: 0.6, frame: {width: 120}}"),
        ("gauge", "{gauge: 0.7, frame: {width: 30, height: 30}}"),
        ("spacer", "{hstack: [{text: left}, {spacer: null}, {text: right}], frame: {width: 160}}"),
        ("divider", "{vstack: [{text: above}, {divider: null}, {text: below}], spacing: 6, frame: {width: 120}}"),
        (
            "frame",
            "{hstack: [{fill: systemTeal, frame: {width: 100, height: 50}}, {fill: systemTeal, frame: {width: 50, height: 25}}], "
                + "spacing: 32}"
        ),
        ("vstack", "{vstack: [{text: one}, {text: two}], spacing: 4}"),
        ("hstack", "{hstack: [{text: one}, {text: two}], spacing: 12}"),
        ("zstack", "{zstack: [{fill: systemYellow, frame: {width: 120, height: 40}}, {text: on top}]}"),
        (
            "grid",
            "{grid: {columns: 2, children: [{text: a}, {text: b}, {text: c}, {text: d}]}, spacing: 8, frame: {width: 120}}"
        ),
    ]

    /// The modifiers, each on an element.
    private static let modifiers: [(key: String, element: String, modifier: String)] = [
        ("font", "text: Dinner", "font: title1"), ("color", "text: Dinner", "color: systemPink"),
        ("lineLimit", "text: Dinner at the pier with all of us, frame: {width: 90}", "lineLimit: 1"),
        ("padding", "fill: systemTeal, frame: {width: 80, height: 40}", "padding: 12"),
        ("spacing", "vstack: [{text: one}, {text: two}]", "spacing: 12"),
        ("alignment", "vstack: [{text: Dinner}, {text: at}]", "alignment: leading"),
        ("cornerRadius", "fill: systemTeal, frame: {width: 80, height: 40}", "cornerRadius: 12"),
        ("wordBreak", "text: 저녁 식사는 부두에서, frame: {width: 60}", "wordBreak: normal"),
        ("textWrap", "text: Dinner at the pier, frame: {width: 100}", "textWrap: balance"),
        ("italic", "text: Dinner", "italic: true"), ("underline", "text: Dinner", "underline: true"),
        ("strikethrough", "text: Dinner", "strikethrough: true"),
        ("monospacedDigits", "text: \"111 777\"", "monospacedDigits: true"),
        (
            "contentMode",
            "image: ../../Examples/images/icon-poll.png, frame: {width: 90, height: 40}, border: {color: systemGray}",
            "contentMode: fit"
        ),
        ("shape", "fill: systemTeal, frame: {width: 80, height: 40}", "shape: capsule"),
        ("border", "text: Dinner", "border: {color: systemPink, width: 2}"),
        ("shadow", "fill: systemTeal, frame: {width: 80, height: 40}", "shadow: {radius: 2, y: 3}"),
        ("opacity", "fill: systemTeal, frame: {width: 80, height: 40}", "opacity: 0.3"),
    ]

    private static let texts = [
        "imageTitle", "imageSubtitle", "caption", "subcaption", "trailingCaption", "trailingSubcaption",
    ]

    private static let entries: [(key: String, entries: String)] = [
        ("text", "{text: Are you hungry?, from: ada}"),
        (
            "message",
            "{message: {summaryText: a, layout: {template: {caption: Dinner, subcaption: Friday}}}, from: ada}"
        ),
        ("sticker", "{sticker: {image: ../../Examples/images/sticker-cup.png, description: A cup}, from: ada}"),
        ("date", "{date: \"Today 9:41\"}, {text: Are you hungry?, from: ada}"),
        ("receipt", "{text: I am, from: bela}, {receipt: Delivered}"),
        ("from", "{text: Are you hungry?, from: ada}, {text: I am, from: bela}"),
        (
            "session",
            "{message: {summaryText: The first move, layout: {template: {caption: Your move}}}, session: game, from: ada}, "
                + "{message: {summaryText: a, layout: {template: {caption: My move}}}, session: game, from: bela}"
        ),
        (
            "isAppMissing",
            "{message: {summaryText: a, layout: {template: {caption: Dinner}}}, app: {name: Dinner}, isAppMissing: true, from: ada}"
        ),
        (
            "droppedStickers",
            "{text: Are you hungry?, from: ada, droppedStickers: "
                + "[{image: ../../Examples/images/sticker-heart.png, description: A heart, x: 1, y: 0.2, scale: 0.5}]}"
        ),
    ]

    private static let fields: [(key: String, field: String)] = [
        ("inputField", "inputField: {text: See you there}"),
        (
            "appStrip",
            "inputField: {placeholder: Message}\n  appStrip: {favorites: [{name: Dinner, icon: ../../Examples/images/icon-countdown.png}, {name: Poll, icon: ../../Examples/images/icon-poll.png}]}"
        ),
    ]

    private static let viewers: [(key: String, traits: String)] = [
        ("preferredContentSizeCategory", "preferredContentSizeCategory: AX1"),
        ("userInterfaceStyle", "userInterfaceStyle: dark"), ("layoutDirection", "layoutDirection: rtl"),
        ("legibilityWeight", "legibilityWeight: bold"), ("accessibilityContrast", "accessibilityContrast: high"),
    ]

    // MARK: - Scenes

    /// The same element twice, the second time with a modifier.
    private static func pair(_ element: String, with modifier: String) -> String {
        "{hstack: [{\(element)}, {\(element), \(modifier)}], spacing: 32}"
    }

    private static func live(_ view: String) -> String {
        """
        message:
          layout:
            live:
              view: {vstack: [\(view)], padding: 12}
              contentSize: {height: fit}
              alternate: {}
        traits: {transcriptWidth: 420, displayScale: 2}

        """
    }

    private static func template(_ keys: String, traits: String = "") -> String {
        """
        message: {layout: {template: {\(keys)}}}
        traits: {transcriptWidth: 300, displayScale: \(keys.contains("image:") ? 1 : 2)\(traits.isEmpty ? "" : ", \(traits)")}

        """
    }

    private static func conversation(_ entries: String, _ field: String = "") -> String {
        // Only older systems show the apps below the field.
        let system = field.contains("appStrip") ? ", receiver: ios10" : ""
        return """
            participants: {ada: Ada, bela: Béla}
            viewer: bela
            transcript:
              entries: [\(entries)]\(field.isEmpty ? "" : "\n  \(field)")
            traits: {transcriptWidth: 320, displayScale: 1\(system)}

            """
    }
}
