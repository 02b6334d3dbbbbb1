/// Differences between a scene's strings and their translations.
extension FindingEntry {
    static let translationUnchanged = FindingEntry(
        .translationUnchanged, .warning,
        meaning: "A translation is the same as the text in the source language, as a copy that was never translated.",
        fix: "Translate the string, or leave it out of the language.",
        example: .scenes(
            raising: """
                message:
                  summaryText: {key: dinner}
                  layout: {template: {caption: {key: dinner}}}
                strings: {en: {dinner: Dinner at seven}, de: {dinner: Dinner at seven}}
                traits: {locale: de}
                """,
            fixed: """
                message:
                  summaryText: {key: dinner}
                  layout: {template: {caption: {key: dinner}}}
                strings: {en: {dinner: Dinner at seven}, de: {dinner: Abendessen um sieben}}
                traits: {locale: de}
                """))

    static let translationLosesArgument = FindingEntry(
        .translationLosesArgument, .error,
        meaning:
            "A translation has other format specifiers than the text in the source language, so that a number or a name is "
            + "lost, or nothing is put in the place of a specifier such as %@, which the viewer then reads.",
        fix:
            "Put the same specifiers into the translation, in any order, with their numbers; give the string arguments.",
        example: .scenes(
            raising: """
                message:
                  summaryText: {key: table, arguments: ["4"]}
                  layout: {template: {caption: {key: table, arguments: ["4"]}}}
                strings: {en: {table: "A table for %@"}, de: {table: Ein Tisch für alle}}
                traits: {locale: de}
                """,
            fixed: """
                message:
                  summaryText: {key: table, arguments: ["4"]}
                  layout: {template: {caption: {key: table, arguments: ["4"]}}}
                strings: {en: {table: "A table for %@"}, de: {table: "Ein Tisch für %@"}}
                traits: {locale: de}
                """))

    static let textNotInStrings = FindingEntry(
        .textNotInStrings, .warning,
        meaning: "A text is written out in a scene whose other texts come from strings, so that nobody translates it.",
        fix: "Give the text a key, and put it into the strings.",
        example: .scenes(
            raising: """
                message:
                  summaryText: {key: dinner}
                  layout: {template: {caption: {key: dinner}, subcaption: Table for four}}
                strings: {en: {dinner: Dinner}, de: {dinner: Abendessen}}
                """,
            fixed: """
                message:
                  summaryText: {key: dinner}
                  layout: {template: {caption: {key: dinner}, subcaption: {key: table}}}
                strings: {en: {dinner: Dinner, table: Table for four}, de: {dinner: Abendessen, table: Tisch für vier}}
                """))

    static let translationUnfinished = FindingEntry(
        .translationUnfinished, .warning,
        meaning: "The catalogue marks a translation as new or as in need of a review, so that nobody has looked at it.",
        fix: "Review the translation and mark it as reviewed in Xcode.",
        example: .swift(
            "A scene with a string catalogue in which a unit has the state new or needs_review.",
            raising: "CatalogueFindingsTests/states", fixed: "CatalogueFindingsTests/complete"))

    static let pluralFormMissing = FindingEntry(
        .pluralFormMissing, .error,
        meaning:
            "A string varies by number and lacks a plural form that the language has for whole numbers, so that some "
            + "numbers read wrong.",
        fix: "Add the form to the catalogue.",
        example: .swift(
            "A scene with a string catalogue whose Russian has one and other.",
            raising: "CatalogueFindingsTests/pluralForms", fixed: "CatalogueFindingsTests/complete"))
}
