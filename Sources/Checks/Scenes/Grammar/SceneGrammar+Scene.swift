import BalloonLayouts
import ViewLayout

/// The file itself: its subject, its viewer, and the variations to check.
extension SceneGrammar {
    package static let sceneMapping = SceneMapping(
        "A message of an iMessage app, a conversation or a sticker browser with its viewer, in YAML or JSON. Paths are "
            + "relative to the scene file; keys that are not listed here are refused.",
        oneOf: ["message", "transcript", "stickers"],
        [
            SceneKey("message", .definition("message"), "One message."),
            SceneKey("transcript", .definition("transcript"), "A conversation, in place of a message."),
            SceneKey("stickers", .mapping(stickersMapping), "A sticker browser, in place of a message."),
            SceneKey("app", .definition("app"), "The app that sends."),
            SceneKey(
                "participants", .dictionary(.string()),
                "Names by identifier; \"$\" and an identifier in a text becomes the name."),
            SceneKey("sender", .string(), "The identifier of who sent the message."),
            SceneKey(
                "viewer", .string(), "The identifier of who looks at it. The sender sees an outgoing balloon.",
                standard: "the sender"),
            SceneKey(
                "strings", .tables,
                "Texts by locale and key, each a text or one for each plural form or device; or a string catalogue of Xcode (.xcstrings), "
                    + "or a .strings or .stringsdict with those of other languages beside it."),
            SceneKey(
                "vary", .dictionary(variedType),
                "What texts say in turn, by name: \"$\" and the name in a text or as an argument becomes a value, and \"$$\" a "
                    + "dollar. A participant's identifier varies the name. Every combination is a cell."),
            SceneKey("traits", .mapping(traitsMapping), "What the viewer has."),
            SceneKey(
                "metrics", .mapping(metricsMapping),
                "Values in place of those that Messages' balloons and transcripts are laid out by; balloon measure --explain "
                    + "lists them."),
            SceneKey("goldens", .definition("axes"), "The cells that are kept as pictures: few."),
            SceneKey(
                "blank", .string(minimumLength: 1),
                "Why the goldens may show nothing but the balloon, which is an error without a reason."),
            SceneKey("sweep", .definition("axes"), "The cells that a sweep visits."),
            SceneKey("lint", .mapping(lintMapping), "What balloon lint finds and the author keeps."),
            SceneKey(
                "expect", .list(.mapping(expectationMapping)),
                "What the balloon must be, judged by measure, lint and sweep for every viewer."),
        ])

    package static let lintMapping = SceneMapping(
        "What balloon lint finds and the author keeps.",
        [
            SceneKey(
                "allow", .list(.mapping(lintAllowanceMapping)), "Problems that stay, each with a reason.",
                isRequired: true)
        ])

    package static let lintAllowanceMapping = SceneMapping(
        "A problem that stays.",
        [
            SceneKey(
                "rule", .string(minimumLength: 1), "The name of a finding, such as wordBroken.", isRequired: true),
            SceneKey("node", .string(), "The node it is about.", standard: "all"),
            SceneKey(
                "where", .string(minimumLength: 1),
                "The viewers it is about: a filter of traits, such as category>=AX1 & locale=th.", standard: "all"),
            SceneKey("reason", .string(minimumLength: 1), "Why it stays.", isRequired: true),
        ])

    // MARK: - Viewers

    package static let traitsMapping = SceneMapping(
        "What the viewer has.",
        ViewerTrait.all.map { SceneKey($0.name, value(of: $0), $0.help, standard: standard(of: $0)) })

    package static let axesMapping = SceneMapping(
        "Values of traits; every combination is a cell. A trait without values keeps the scene's own.",
        [
            SceneKey(
                "cover", .names(AxesCover.allCases.map(\.rawValue)),
                "As many cells as it takes for every two values of two axes to meet; a sweep has all widths in each of them.",
                standard: "every combination"),
            SceneKey(
                "vary", .either([.names(["all"]), .list(.string(minimumLength: 1))]),
                "The names of vary whose values are cells; others keep their first value.",
                standard: "all in a sweep, none in goldens"),
        ]
            + ViewerTrait.all.map { trait in
                let list = SceneType.list(value(of: trait), counts: 1...Int.max, isDistinct: true)
                guard trait.valuesOfAll != nil else {
                    return SceneKey(trait.axisName, list, "The cells' values of \(trait.name).")
                }
                return SceneKey(
                    trait.axisName, .either([.names(["all"]), list]),
                    "The cells' values of \(trait.name), or all of them.")
            })

    private static func value(of trait: ViewerTrait) -> SceneType {
        switch trait.form {
        case .length: .transcriptLength
        case .count(let range): .integer(range)
        case .languageTag: .locale
        case .names(let names): .names(names.flatMap(\.all))
        case .flag: .flag
        case .words: .string()
        }
    }

    /// The standard value on a phone; a pad and a watch have transcripts of other sizes.
    private static func standard(of trait: ViewerTrait) -> String {
        func value(on idiom: UserInterfaceIdiom, in locale: String) -> String? {
            var traits = TraitCollection()
            (traits.userInterfaceIdiom, traits.locale) = (idiom, locale)
            traits.transcriptWidth = idiom.standardTranscriptSize.width
            traits.transcriptHeight = idiom.standardTranscriptSize.height
            return trait.value(of: traits)?.description
        }
        guard let usual = value(on: .phone, in: "en") else { return "that of the locale" }
        if trait.name != ViewerTrait.locale.name, value(on: .phone, in: "ar") != usual { return "that of the locale" }
        guard trait.form == .length else { return usual }
        return "\(usual), on a pad \(value(on: .pad, in: "en") ?? ""), on a watch \(value(on: .watch, in: "en") ?? "")"
    }

    // MARK: - Metrics

    package static let metricsMapping = SceneMapping(
        "Values in place of those that Messages' balloons and transcripts are laid out by; balloon measure --explain lists "
            + "them. D documented, O observed, T from teardowns, I inferred.",
        MessagesMetrics.catalogue.map { entry in
            SceneKey(entry.name, value(of: entry.allowed), "\(entry.unit); \(entry.confidence.mark): \(entry.source)")
        })

    private static func value(of allowed: AllowedMetricValues) -> SceneType {
        switch allowed {
        case .numbers(let range): .number(range)
        case .names(let names): .names(names)
        case .flags: .flag
        }
    }
}
