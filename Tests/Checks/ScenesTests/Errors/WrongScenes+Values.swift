extension WrongScene {
    /// Values that a key does not take.
    static let wrongValues: [WrongScene] = [
        WrongScene(
            "a date that is none", 1, 68, .badValue, fix: "2026-11-24T19:00", schema: false,
            argument("{date: tomorrow}")),
        WrongScene(
            "a day that no calendar has", 1, 68, .badValue, fix: "correct it", schema: false,
            argument("{date: 2026-02-30}")),
        WrongScene(
            "an offset without a clock", 1, 68, .missingKey, fix: "timeZone: Europe/Berlin", schema: false,
            argument("{date: \"2026-11-24T19:00Z\"}")),
        WrongScene(
            "a time zone that nobody has", 1, 90, .badValue, fix: "Europe/Berlin", schema: false,
            argument("{date: 2026-11-24, timeZone: Berlin}")),
        WrongScene(
            "a date that shows nothing", 1, 68, .conflict, fix: "time: short", schema: false,
            argument("{date: 2026-11-24, style: none}")),
        WrongScene(
            "an amount without a currency", 1, 61, .missingKey, fix: "code: EUR", schema: false,
            argument("{currency: 5}")),
        WrongScene(
            "a currency in small letters", 1, 81, .badValue, fix: "capital", schema: false,
            argument("{currency: 5, code: eur}")),
        WrongScene(
            "a time from now without a unit", 1, 61, .missingKey, fix: "unit: day", schema: false,
            argument("{relative: 5}")),
        WrongScene(
            "an argument of two kinds", 1, 61, .conflict, fix: "keep one",
            argument("{currency: 5, ordinal: 3, code: EUR}")),
        WrongScene(
            "a modifier of another argument", 1, 74, .misplacedKey, fix: "currency", argument("{ordinal: 3, code: EUR}")
        ),
        WrongScene(
            "all languages", 2, 20, .wrongType, fix: "list the values", template + "goldens: {locales: all}\n"),
        WrongScene(
            "a list of all languages, where Allar is one (ISO 639-3)", 2, 21, .badValue, fix: "list the values",
            schema: false, template + "goldens: {locales: [all]}\n"),
        WrongScene(
            "a list of all text sizes", 2, 42, .badValue, fix: "without a list",
            template + "sweep: {preferredContentSizeCategories: [all]}\n"),
        WrongScene(
            "a string without a text for other", 2, 19, .missingKey, fix: "add other",
            template + "strings: {en: {k: {one: a}}}\n"),
        WrongScene(
            "a colour that is a comment", 7, 16, .missingValue, fix: "\"#ff0000\"",
            live("\n        text: a\n        color: #ff0000")),
        WrongScene(
            "a key without a value", 4, 7, .missingValue, fix: "remove caption",
            "message:\n  layout:\n    template:\n      caption:\n"),
        WrongScene(
            "a key with a remark only", 2, 9, .missingValue, fix: "remove traits",
            template + "traits: # of the viewer\n"),
        WrongScene(
            "a space behind an address", 1, 50, .badValue, fix: "remove the space", schema: false,
            "message: {layout: {template: {caption: a}}, url: \"https://a.example \"}\n"),
        WrongScene(
            "a space before an address", 1, 50, .badValue, fix: "remove the space", schema: false,
            "message: {layout: {template: {caption: a}}, url: \" https://a.example\"}\n"),
        WrongScene(
            "a space in an address", 1, 50, .badValue, fix: "%20", schema: false,
            "message: {layout: {template: {caption: a}}, url: \"https://a.example/a b\"}\n"),
        WrongScene("null", 2, 18, .missingValue, fix: "remove locale", template + "traits: {locale: null}\n"),
        WrongScene(
            "a number as a text", 1, 40, .wrongType, fix: "put 24 in quotes",
            "message: {layout: {template: {caption: 24}}}\n"),
        WrongScene(
            "yes as a truth value", 1, 59, .wrongType, fix: "write true",
            "message: {layout: {template: {caption: a}}, shouldExpire: yes}\n"),
        WrongScene(
            "1 as a truth value", 1, 59, .wrongType, fix: "write true",
            "message: {layout: {template: {caption: a}}, shouldExpire: 1}\n"),
        WrongScene(
            "a number in quotes", 2, 27, .wrongType, fix: "write 402 without quotes",
            template + "traits: {transcriptWidth: \"402\"}\n"),
        WrongScene(
            "a number with a unit", 5, 35, .wrongType, fix: "write 12, without a unit",
            live("{vstack: [], spacing: 12pt}")),
        WrongScene(
            "a padding with a unit", 5, 32, .wrongType, fix: "write 16, without a unit",
            live("{text: a, padding: 16px}")),
        WrongScene(
            "a part of the width around it", 5, 38, .wrongType, fix: "write a number",
            live("{text: a, frame: {width: 50%}}")),
        WrongScene(
            "a height as a size", 6, 20, .wrongType, fix: "{height: fit}", live("{text: a}\n      contentSize: fit")),
        WrongScene(
            "a padding as a list", 5, 32, .wrongType, fix: "a number, or a mapping",
            live("{text: a, padding: [1, 2]}")),
        WrongScene("a share in percent", 5, 24, .wrongType, fix: "write 0.4", live("{progress: 40%}")),
        WrongScene("a share in tenths of percent", 5, 24, .wrongType, fix: "write 0.333", live("{progress: 33.3%}")),
        WrongScene("an opacity with a sign", 5, 32, .wrongType, fix: "write 0.05", live("{text: a, opacity: \"5 %\"}")),
        WrongScene("a share of more than all", 5, 21, .wrongType, fix: "from 0 to 1", live("{gauge: 140%}")),
        WrongScene("a font as a number", 5, 29, .wrongType, fix: "{size: 20}", live("{text: a, font: 20}")),
        WrongScene("a word for an element", 5, 23, .wrongType, fix: "{text: Hello}", live("{vstack: [Hello]}")),
        WrongScene(
            "words with a comma for an element", 5, 23, .wrongType, fix: "{text: \"Hello, you\"}",
            live("{vstack: [\"Hello, you\"]}")),
        WrongScene("a name for an element", 5, 23, .wrongType, fix: "{fill: VALUE}", live("{vstack: [fill]}")),
        WrongScene("a name without a value", 5, 23, .wrongType, fix: "{spacer: null}", live("{vstack: [spacer]}")),
        WrongScene("another without a value", 5, 23, .wrongType, fix: "{divider: null}", live("{vstack: [divider]}")),
        WrongScene(
            "a range for a list", 2, 27, .wrongType, fix: "[320, 440]",
            template + "sweep: {transcriptWidths: 320-440}\n"),
        WrongScene(
            "a falling range", 2, 27, .wrongType, fix: "--widths 320:440",
            template + "sweep: {transcriptWidths: 440-320}\n"),
        WrongScene(
            "a range in a list", 2, 28, .wrongType, fix: "--widths 320:440",
            template + "sweep: {transcriptWidths: [320...440]}\n"),
        WrongScene(
            "a text size beyond the last", 2, 40, .badValue, fix: "\"XXXL\"",
            template + "traits: {preferredContentSizeCategory: XXXXL}\n"),
        WrongScene(
            "a text size of SwiftUI", 2, 40, .badValue, fix: "\"AX3\"",
            template + "traits: {preferredContentSizeCategory: accessibility3}\n"),
        WrongScene(
            "a text size in small letters", 2, 40, .badValue, fix: "\"XXL\"",
            template + "traits: {preferredContentSizeCategory: xxl}\n"),
        WrongScene(
            "a URL with a space", 1, 50, .badValue, fix: "%20", schema: false,
            "message: {layout: {template: {caption: a}}, url: \"https://example.com/my trip\"}\n"),
        WrongScene("a list for a mapping", 1, 10, .wrongType, fix: "mapping", "message: [a]\n"),
        WrongScene("a mapping for a list", 5, 22, .wrongType, fix: "dash", live("{vstack: {text: a}}")),
        WrongScene(
            "a number for a list", 2, 27, .wrongType, fix: "[320]", template + "sweep: {transcriptWidths: 320}\n"),
        WrongScene("a locale for a list", 2, 18, .wrongType, fix: "[en]", template + "sweep: {locales: en}\n"),
        WrongScene("an unknown colour", 5, 20, .badValue, fix: "#rrggbb", live("{fill: blau}")),
        WrongScene("a colour of CSS", 5, 20, .badValue, fix: "\"systemBlue\"", live("{fill: blue}")),
        WrongScene("a colour without #", 5, 20, .badValue, fix: "\"#ff8800\"", live("{fill: ff8800}")),
        WrongScene("a colour of digits without #", 5, 20, .badValue, fix: "\"#112233\"", live("{fill: 112233}")),
        WrongScene("a colour of five digits", 5, 20, .badValue, fix: "#rrggbb", live("{fill: \"#12345\"}")),
        WrongScene(
            "an unknown appearance", 2, 30, .badValue, fix: "\"dark\"",
            template + "traits: {userInterfaceStyle: drak}\n"),
        WrongScene(
            "an unknown text size", 2, 40, .badValue, fix: "\"large\"",
            template + "traits: {preferredContentSizeCategory: larg}\n"),
        WrongScene(
            "an unknown device", 2, 30, .badValue, fix: "\"phone\"",
            template + "traits: {userInterfaceIdiom: iphone}\n"),
        WrongScene("an unknown system", 2, 20, .badValue, fix: "ios26", template + "traits: {receiver: android}\n"),
        WrongScene(
            "the name of a language", 2, 18, .badValue, fix: "BCP 47", template + "traits: {locale: englisch}\n"),
        WrongScene("a locale that is none", 2, 18, .badValue, fix: "BCP 47", template + "traits: {locale: \"e n\"}\n"),
        WrongScene(
            "a locale with an underscore", 2, 18, .badValue, fix: "BCP 47", template + "traits: {locale: en_US}\n"),
        WrongScene("a negative width", 2, 27, .badValue, fix: "positive", template + "traits: {transcriptWidth: -3}\n"),
        WrongScene("no width", 2, 27, .badValue, fix: "positive", template + "traits: {transcriptWidth: 0}\n"),
        WrongScene("a scale of 4", 2, 24, .badValue, fix: "1 to 3", template + "traits: {displayScale: 4}\n"),
        WrongScene("a scale of 1.5", 2, 24, .badValue, fix: "whole number", template + "traits: {displayScale: 1.5}\n"),
        WrongScene("a negative padding", 5, 32, .badValue, fix: "from 0", live("{text: a, padding: -1}")),
        WrongScene("an opacity in percent", 5, 32, .badValue, fix: "from 0 to 1", live("{text: a, opacity: 50}")),
        WrongScene("no lines", 5, 34, .badValue, fix: "from 1", live("{text: a, lineLimit: 0}")),
        WrongScene("an unknown text style", 5, 29, .badValue, fix: "subheadline", live("{text: a, font: subhead}")),
        WrongScene(
            "an unknown weight", 5, 48, .badValue, fix: "semibold", live("{text: a, font: {size: 12, weight: heavy}}")),
        WrongScene("an unknown alignment", 5, 34, .badValue, fix: "leading", live("{text: a, alignment: left}")),
        WrongScene("an unknown symbol", 5, 22, .badValue, fix: "\"bell\"", live("{symbol: bel}")),
        WrongScene(
            "a picture that is not there", 1, 38, .badResource, fix: "check the path", schema: false,
            "message: {layout: {template: {image: nowhere.png}}}\n"),
        WrongScene(
            "a web address without a scheme", 1, 50, .badValue, fix: "https://", schema: false,
            "message: {layout: {template: {caption: a}}, url: nowhere}\n"),
        WrongScene(
            "a string that is not there", 1, 46, .unknownName, fix: "\"greets\"", schema: false,
            "message: {layout: {template: {caption: {key: greet}}}}\nstrings: {en: {greets: a}}\n"),
        WrongScene(
            "a sender that is not there", 3, 9, .unknownName, fix: "\"ada\"", schema: false,
            template + "participants: {ada: Ada}\nsender: adda\n"),
        WrongScene(
            "a locale that is listed twice", 2, 27, .badValue, fix: "remove one",
            template + "sweep: {locales: [en, ar, en]}\n"),
        WrongScene("an empty axis", 2, 18, .badValue, fix: "leave it out", template + "sweep: {locales: []}\n"),
        WrongScene(
            "limits the wrong way round", 5, 30, .conflict, fix: "swap", schema: false,
            live("{text: a, frame: {minWidth: 5, maxWidth: 4}}")),
        WrongScene("an id with spaces", 5, 27, .badValue, fix: "letters", live("{text: a, id: \"a b\"}")),
        WrongScene("a divider with a value", 5, 23, .badValue, fix: "null", live("{divider: 3}")),
        WrongScene("a font without a size", 5, 29, .missingKey, fix: "size:", live("{text: a, font: {weight: bold}}")),
        WrongScene(
            "one colour of a gradient", 5, 24, .missingKey, fix: "two colours", live("{gradient: {from: tint}}")),
    ]
}
