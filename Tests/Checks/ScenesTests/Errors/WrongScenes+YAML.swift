extension WrongScene {
    /// Texts that are not YAML, or other YAML than their authors think.
    static let notYAML: [WrongScene] = [
        WrongScene("a tab in the indentation", 2, 1, .syntax, fix: "spaces", schema: false, "message:\n\tlayout: {}\n"),
        WrongScene(
            "a tab behind spaces", 3, 3, .syntax, fix: "spaces", schema: false,
            "message:\n  layout:\n  \ttemplate: {caption: a}\n"),
        WrongScene(
            "no closing double quote", 4, 16, .syntax, fix: "add one at its end", schema: false,
            "message:\n  layout:\n    template:\n      caption: \"Hello\n      subcaption: b\n"),
        WrongScene(
            "no closing single quote", 4, 16, .syntax, fix: "add one at its end", schema: false,
            "message:\n  layout:\n    template:\n      caption: 'Hello\n"),
        WrongScene(
            "an apostrophe in single quotes", 4, 20, .syntax, fix: "''", schema: false,
            "message:\n  layout:\n    template:\n      caption: 'It's late'\n"),
        WrongScene(
            "words behind a quoted text", 4, 25, .syntax, fix: "all of the text in quotes", schema: false,
            "message:\n  layout:\n    template:\n      caption: \"Dinner\" at seven\n"),
        WrongScene(
            "an open brace", 1, 10, .syntax, fix: "add the missing }", schema: false,
            "message: {layout: {template: {caption: Hi}}\ntraits: {locale: en}\n"),
        WrongScene(
            "an open bracket, closed by a brace", 2, 18, .syntax, fix: "add the missing ]", schema: false,
            template + "sweep: {locales: [en, ar}\n"),
        WrongScene(
            "an open bracket at the end", 3, 12, .syntax, fix: "add the missing ]", schema: false,
            template + "sweep:\n  locales: [en, ar\n"),
        WrongScene(
            "an open bracket without a value", 3, 1, .syntax, fix: "close the brackets", schema: false,
            template + "sweep: {locales: [\n"),
        WrongScene(
            "one brace too many", 1, 48, .syntax, fix: "remove it", schema: false,
            "message: {layout: {template: {caption: Hello}}}}\n"),
        WrongScene(
            "no comma", 1, 44, .syntax, fix: "comma", schema: false,
            "message: {layout: {template: {caption: \"a\" subcaption: b}}}\n"),
        WrongScene(
            "no comma behind a text without quotes", 5, 26, .syntax, fix: "comma", schema: false,
            live("{text: Hello color: label}")),
        WrongScene(
            "no comma at the end of a line", 5, 13, .syntax, fix: "comma before color in line 6", schema: false,
            live("{text: Hello\n        color: label}")),
        WrongScene(
            "two commas", 1, 42, .syntax, fix: "remove the comma", schema: false,
            "message: {layout: {template: {caption: a,, subcaption: b}}}\n"),
        WrongScene(
            "a colon in a text between braces", 1, 40, .syntax, fix: "put all of the text in quotes", schema: false,
            "message: {layout: {template: {caption: Dinner: at seven}}}\n"),
        WrongScene(
            "a colon in a text", 4, 22, .syntax, fix: "put the text of caption in quotes", schema: false,
            "message:\n  layout:\n    template:\n      caption: Dinner: at seven\n"),
        WrongScene(
            "no colon behind a key", 2, 3, .syntax, fix: "KEY: value", schema: false,
            "message:\n  layout\n    template: {caption: a}\n"),
        WrongScene(
            "no colon before a value", 4, 7, .syntax, fix: "KEY: value", schema: false,
            "message:\n  layout:\n    template:\n      caption Hello\n      subcaption: b\n"),
        WrongScene(
            "no colon before the last value of a mapping", 5, 7, .syntax, fix: "KEY: value", schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n      subcaption two\ntraits:\n  locale: en\n"),
        WrongScene(
            "no colon behind a key of the file", 1, 1, .syntax, fix: "KEY: value", schema: false,
            "traits\n  locale: en\nmessage:\n  layout: {template: {caption: a}}\n"),
        WrongScene(
            "no colon behind the only key", 2, 3, .syntax, fix: "locale: value", schema: false,
            "traits:\n  locale en\nmessage:\n  layout: {template: {caption: a}}\n"),
        WrongScene(
            "no space behind the last colon of a mapping", 5, 17, .syntax, fix: "write a space there", schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n      subcaption:two\ntraits:\n  locale: en\n"),
        WrongScene(
            "a text that goes on in the column of its key", 5, 7, .syntax, fix: "indent the line further",
            schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n      three helmets\ntraits:\n  locale: en\n"),
        WrongScene(
            "a tab below a text", 5, 1, .syntax, fix: "spaces", schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n\tsubcaption: b\n"),
        WrongScene(
            "no space behind a colon", 4, 14, .syntax, fix: "write a space there", schema: false,
            "message:\n  layout:\n    template:\n      caption:Hello\n      subcaption: b\n"),
        WrongScene(
            "indented too far", 5, 9, .syntax, fix: "column 7", schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n        subcaption: b\n"),
        WrongScene(
            "indented not far enough", 5, 6, .syntax, fix: "column 7 or 5", schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n     subcaption: b\n"),
        WrongScene(
            "a dash behind a key", 5, 13, .syntax, fix: "next line", schema: false, live("- text: a")),
        WrongScene(
            "a key among items", 4, 3, .syntax, fix: "dash", schema: false,
            template + "sweep:\n  - en\n  locales: [en]\n"),
        WrongScene(
            "an item among keys", 4, 3, .syntax, fix: "dash", schema: false,
            template + "sweep:\n  locales: [en]\n  - ar\n"),
        WrongScene(
            "a text that begins with @", 1, 40, .syntax, fix: "quotes", schema: false,
            "message: {layout: {template: {caption: @home}}}\n"),
        WrongScene(
            "a text that begins with %", 1, 40, .syntax, fix: "quotes", schema: false,
            "message: {layout: {template: {caption: %d guests}}}\n"),
        WrongScene(
            "a text that begins with *", 4, 16, .syntax, fix: "quotes", schema: false,
            "message:\n  layout:\n    template:\n      caption: *bold*\n"),
        WrongScene(
            "a text that begins with &", 4, 7, .missingValue, fix: "a text", schema: false,
            "message:\n  layout:\n    template:\n      caption: &co\n"),
        WrongScene(
            "a text behind a bar", 4, 16, .syntax, fix: "quotes", schema: false,
            "message:\n  layout:\n    template:\n      caption: | Hello\n"),
        WrongScene(
            "an escape that there is not", 4, 19, .syntax, fix: "\\\\", schema: false,
            "message:\n  layout:\n    template:\n      caption: \"a \\d b\"\n"),
        WrongScene("two documents", 2, 1, .syntax, fix: "split the file", schema: false, template + "---\nb: c\n"),
        WrongScene("an alias of nothing", 1, 10, .syntax, fix: "quotes", schema: false, "message: *nothing\n"),
        WrongScene(
            "a key that is listed twice", 5, 7, .duplicateKey, fix: "remove one", schema: false,
            "message:\n  layout:\n    template:\n      caption: a\n      caption: b\n"),
        WrongScene(
            "a key that is listed twice in braces", 1, 43, .duplicateKey, fix: "remove one", schema: false,
            "message: {layout: {template: {caption: a, caption: b}}}\n"),
        WrongScene(
            "a colour in a list that is a comment", 5, 34, .syntax, fix: "\"#ff0000\"", schema: false,
            live("{gradient: {colors: [#ff0000, #00ff00]}}")),
        WrongScene(
            "a colour in braces that is a comment", 5, 20, .syntax, fix: "\"#ff0000\"", schema: false,
            live("{fill: #ff0000, frame: {height: 40}}")),
        WrongScene(
            "JSON with a comma at its end", 1, 15, .syntax, fix: "remove the comma", schema: false,
            "{\"message\": 1,}"),
    ]
}
