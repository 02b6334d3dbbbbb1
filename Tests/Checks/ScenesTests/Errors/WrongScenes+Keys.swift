extension WrongScene {
    /// Keys that there are not, or not there.
    static let wrongKeys: [WrongScene] = [
        WrongScene(
            "a mistyped key of the scene", 1, 1, .unknownKey, fix: "\"message\"", "mesage: {layout: {template: {}}}\n"),
        WrongScene(
            "a mistyped key of a template", 4, 7, .unknownKey, fix: "\"caption\"",
            "message:\n  layout:\n    template:\n      captoin: Hi\n"),
        WrongScene(
            "a key in another case", 1, 42, .unknownKey, fix: "\"subcaption\"",
            "message: {layout: {template: {caption: a,subCaption: b}}}\n"),
        WrongScene(
            "a key with a hyphen", 2, 10, .unknownKey, fix: "\"transcriptWidth\"",
            template + "traits: {transcript-width: 320}\n"),
        WrongScene("a British spelling", 5, 23, .unknownKey, fix: "\"color\"", live("{text: a, colour: label}")),
        WrongScene("a font size", 5, 23, .unknownKey, fix: "font: {size: 20}", live("{text: a, fontSize: 20}")),
        WrongScene("a name of UIKit", 5, 23, .unknownKey, fix: "\"lineLimit\"", live("{text: a, numberOfLines: 2}")),
        WrongScene(
            "a name of CSS", 5, 26, .unknownKey, fix: "\"cornerRadius\"", live("{fill: tint, border-radius: 8}")),
        WrongScene(
            "an option's name", 2, 10, .unknownKey, fix: "\"transcriptWidth\"", template + "traits: {width: 320}\n"),
        WrongScene(
            "a trait in an axis", 2, 9, .unknownKey, fix: "\"locales\"", template + "sweep: {locale: [en]}\n"),
        WrongScene(
            "a trait beside the message", 2, 1, .unknownKey, fix: "it belongs in traits", template + "locale: ar\n"),
        WrongScene(
            "a template's key in the message", 1, 44, .unknownKey, fix: "message.layout.template",
            "message: {layout: {template: {caption: a}},subcaption: b}\n"),
        WrongScene(
            "a number that a comma in braces cuts", 5, 20, .syntax, fix: "\"¥19,240\"", live("{text: ¥19,240}")),
        WrongScene(
            "a number of the strings that a comma cuts", 2, 19, .syntax, fix: "e: \"¥19,240\"",
            template + "strings: {en: {e: ¥19,240}}\n"),
        WrongScene("a key that is nowhere", 2, 1, .unknownKey, fix: "remove it", template + "zoom: 3\n"),
        WrongScene("a key of another element", 5, 23, .misplacedKey, fix: "vstack", live("{text: a, spacing: 4}")),
        WrongScene("a font on a fill", 5, 26, .misplacedKey, fix: "text, button", live("{fill: tint, font: body}")),
        WrongScene(
            "a sender of a date", 4, 34, .misplacedKey, fix: "text, message",
            "participants: {ada: Ada}\nviewer: ada\ntranscript:\n  entries: [{date: \"Today 9:41\", from: ada}]\n"),
        WrongScene("no message", 1, 1, .missingKey, fix: "message:", "traits: {locale: en}\n"),
        WrongScene("no layout", 1, 10, .missingKey, fix: "a template or a live layout", "message: {summaryText: Hi}\n"),
        WrongScene(
            "two layouts", 1, 19, .conflict, fix: "alternate",
            "message: {layout: {template: {caption: a}, live: {view: {text: a}, alternate: {}}}}\n"),
        WrongScene("two subjects", 2, 11, .conflict, fix: "remove one", template + "stickers: {stickers: []}\n"),
        WrongScene(
            "no alternate", 1, 26, .missingKey, fix: "alternate:", "message: {layout: {live: {view: {text: a}}}}\n"),
        WrongScene("no view", 1, 26, .missingKey, fix: "view:", "message: {layout: {live: {alternate: {}}}}\n"),
        WrongScene("an element of no kind", 5, 13, .missingKey, fix: "text, button", live("{padding: 4}")),
        WrongScene("an element of two kinds", 5, 23, .conflict, fix: "stack", live("{text: a, button: b}")),
        WrongScene(
            "no viewer of a conversation", 1, 13, .missingKey, fix: "viewer:", schema: false,
            "transcript: {entries: []}\n"),
        WrongScene(
            "an entry of nobody", 3, 24, .missingKey, fix: "who of the participants", schema: false,
            "participants: {ada: Ada}\nviewer: ada\ntranscript: {entries: [{text: Hello}]}\n"),
        WrongScene(
            "an allowance without a reason", 2, 16, .missingKey, fix: "why this stays",
            template + "lint: {allow: [{rule: wordBroken}]}\n"),
        WrongScene(
            "a shape and corners", 5, 33, .conflict, fix: "remove one", schema: false,
            live("{fill: tint, shape: circle, cornerRadius: 3}")),
    ]
}
