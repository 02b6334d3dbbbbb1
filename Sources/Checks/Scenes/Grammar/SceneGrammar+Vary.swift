/// What a scene's texts say in turn.
extension SceneGrammar {
    package static let varied = variedMapping.names
    /// The keys of which a value of `vary` that is a mapping has exactly one.
    package static let variedKinds = variedMapping.oneOf

    /// The values of a name.
    static let variedType = SceneType.either([
        .list(
            .either([.string(), .number(-Double.infinity...Double.infinity), .definition("varied")]),
            counts: 1...Int.max),
        .definition("varied"),
    ])

    package static let variedMapping = SceneMapping(
        "Several values, or one that is made for each language. Where keys list values, every combination of them is a value.",
        oneOf: ["longest", "counts"] + argumentKinds, kindsOfModifier: kindsOfArgumentModifier,
        [
            SceneKey(
                "longest", .oneOrMore(.integer(1...SceneLimits.maximumLetterCount)),
                "The widest text of so many letters: the widest letter that the viewer's language has, again and again."
            ),
            SceneKey(
                "counts", .either([.names(["all"]), .oneOrMore(.integer(counts))]),
                "Whole numbers; all for the fewest that give every plural form of every language that is asked."),
        ]
            + argumentMapping.keys.map { key in
                // The things of a list are one value.
                let type = key.name == "list" ? SceneType.either([key.type, .list(key.type)]) : .oneOrMore(key.type)
                return SceneKey(key.name, type, key.about, standard: key.standard)
            })
}

extension SceneType {
    /// A value, or a list of several.
    fileprivate static func oneOrMore(_ type: SceneType) -> SceneType {
        .either([type, .list(type, counts: 1...Int.max)])
    }
}
