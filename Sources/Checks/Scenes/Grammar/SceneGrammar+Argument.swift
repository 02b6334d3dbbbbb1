import Typesetting

/// What a scene puts into a string.
extension SceneGrammar {
    package static let textMapping = SceneMapping(
        "A text of strings.",
        [
            SceneKey("key", .string(), "A key of strings.", isRequired: true),
            SceneKey(
                "plural", .names(PluralForm.allCases.map(\.rawValue)),
                "A plural form that is taken in every language, whatever the number is; other where a language does not have "
                    + "it.",
                standard: "the form of the number in the viewer's language"),
            SceneKey(
                "device", .names(DeviceVariation.allCases.map(\.rawValue)),
                "The device's variation that is taken; other where the string does not have it.",
                standard: "that of the viewer's device"),
            SceneKey(
                "arguments",
                .list(.either([.string(), .number(-Double.infinity...Double.infinity), .mapping(argumentMapping)])),
                "What replaces %@, %lld and similar specifiers, in their order. Numbers are written in the viewer's digits, "
                    + "and choose the plural form; a text stays as it is."),
        ])

    package static let argumentMapping = SceneMapping(
        "What the app writes in the viewer's language before it puts it into a text.",
        oneOf: argumentKinds, kindsOfModifier: kindsOfArgumentModifier,
        [
            SceneKey(
                "date", .string(minimumLength: 1),
                "A day, or a day and a time, as ISO 8601 has it: 2026-11-24T19:00. Without an offset it is the time of "
                    + "timeZone."),
            SceneKey("currency", .number(-Double.infinity...Double.infinity), "An amount of money."),
            SceneKey(
                "list", .list(.either([.string(), .number(-Double.infinity...Double.infinity)])),
                "Several things: Ada, Ben and Cleo."),
            SceneKey(
                "relative", .number(-Double.infinity...Double.infinity),
                "A time from now, in units; before it when negative."),
            SceneKey(
                "ordinal", .integer(ordinals), "A place in an order, whose plural forms are those of ordinals: 3rd."),
            SceneKey(
                "style", .names(DateStyle.Length.allCases.map(\.rawValue)), "How long the day is.", standard: "medium"),
            SceneKey(
                "time", .names(DateStyle.Length.allCases.map(\.rawValue)), "How long the time of the day is.",
                standard: "short; none for a day without a time"),
            SceneKey(
                "fields", .string(minimumLength: 1),
                "What is shown of a date, as a skeleton of Unicode TR35, in place of style and time: EEEMMMd, jm."),
            SceneKey(
                "timeZone", .string(minimumLength: 1),
                "The time zone of the clock that shows the date, such as Europe/Berlin. A date with an offset needs one.",
                standard: "that in which the date is written"),
            SceneKey("code", .string(minimumLength: 3), "The currency, by ISO 4217: EUR. An amount needs one."),
            SceneKey(
                "unit", .names(RelativeTime.Unit.allCases.map(\.rawValue)),
                "The unit of a time from now, which needs one."),
            SceneKey(
                "named", .flag, "Whether a time from now is a word where the language has one: tomorrow.",
                standard: "false"),
            SceneKey(
                "join", .names(ListStyle.allCases.map(\.rawValue)), "Whether all of a list are meant, or one.",
                standard: "and"),
        ])

    package static let argumentKinds = ["date", "currency", "list", "relative", "ordinal"]

    /// The kinds of arguments that a modifier applies to.
    package static let kindsOfArgumentModifier: [String: [String]] = [
        "style": ["date"], "time": ["date"], "fields": ["date"], "timeZone": ["date"], "code": ["currency"],
        "unit": ["relative"], "named": ["relative"], "join": ["list"],
    ]

    /// Places in an order.
    package static let ordinals = 0...1_000_000
    /// How many there are of something.
    package static let counts = 0...1_000_000_000
    /// Things in a list.
    package static let maximumListCount = 100

    /// The variations of a text that is written in the scene.
    package static let variations =
        PluralForm.allCases.map(\.rawValue) + DeviceVariation.allCases.filter { $0 != .other }.map(\.rawValue)
}
