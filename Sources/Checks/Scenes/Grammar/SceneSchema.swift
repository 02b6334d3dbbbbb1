import BalloonLayouts
import Support
import Typesetting
import ViewLayout

/// The JSON Schema of scenes, generated from the grammar. `balloon schema` prints it, and
/// `Documentation/scene.schema.json` is a copy of it.
package enum SceneSchema {
    /// The name of the file. References in other schemas are relative to it.
    package static let fileName = "scene.schema.json"

    /// The schema as JSON, with a line feed at its end.
    package static var text: String {
        let head: [(key: String, value: SchemaValue)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("$id", .string(fileName)),
            ("title", .string("A scene of Balloon")),
        ]
        let definitions = (mappings.map { (key: $0.name, value: schema(of: $0.mapping)) } + values)
            .sorted { $0.key < $1.key }
        let tail: [(key: String, value: SchemaValue)] = [("$defs", .object(definitions))]
        return SchemaValue.object(head + members(of: SceneGrammar.sceneMapping) + tail).text() + "\n"
    }

    /// The mappings that several keys use.
    private static let mappings: [(name: String, mapping: SceneMapping)] = [
        ("message", SceneGrammar.messageMapping), ("template", SceneGrammar.templateMapping),
        ("live", SceneGrammar.liveMapping), ("element", SceneGrammar.elementMapping),
        ("app", SceneGrammar.appMapping), ("transcript", SceneGrammar.transcriptMapping),
        ("entry", SceneGrammar.entryMapping), ("sticker", SceneGrammar.stickerMapping),
        ("droppedSticker", SceneGrammar.droppedStickerMapping), ("axes", SceneGrammar.axesMapping),
        ("varied", SceneGrammar.variedMapping),
    ]

    /// The other types that several keys use.
    private static var values: [(key: String, value: SchemaValue)] {
        [
            (
                "text",
                described(
                    "The text, or a key of strings; \"$\" and a participant's identifier becomes the name.",
                    [("oneOf", .list([string(), schema(of: SceneGrammar.textMapping)]))])
            ),
            (
                "lengthExpression",
                described(
                    "A length that is computed for the viewer.",
                    [
                        (
                            "oneOf",
                            .list([
                                schema(of: .length), schema(of: SceneGrammar.lineHeightMapping),
                                schema(of: SceneGrammar.sumMapping),
                            ])
                        )
                    ])
            ),
            (
                "color",
                described(
                    "#rgb, #rrggbb, #rrggbbaa in quotes, or a colour that follows the appearance.",
                    [
                        (
                            "anyOf",
                            .list([
                                string([("pattern", .string("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"))]),
                                names(ColorReference.names),
                            ])
                        )
                    ])
            ),
            ("length", described("Points.", number(in: 0...SceneLimits.maximumLength))),
            (
                "transcriptLength",
                described(
                    "Points.",
                    [
                        ("type", .string("number")), ("exclusiveMinimum", .number(0)),
                        ("maximum", .number(SceneLimits.maximumLength)),
                    ])
            ),
            (
                "locale",
                described(
                    "A BCP 47 tag, such as en, ar-EG or zh-Hant-TW; or a pseudo-locale: en-XA, ar-XB, en-x-rtl, en-x-double.",
                    [("type", .string("string")), ("pattern", .string("^([A-Za-z]{2,3}|root)(-[A-Za-z0-9]{1,8})*$"))])
            ),
        ]
    }

    // MARK: - Mappings

    private static func schema(of mapping: SceneMapping) -> SchemaValue { .object(members(of: mapping)) }

    private static func members(of mapping: SceneMapping) -> [(key: String, value: SchemaValue)] {
        var members: [(key: String, value: SchemaValue)] = [
            ("description", .string(mapping.about)), ("type", .string("object")),
            ("additionalProperties", .flag(false)),
            ("properties", .object(mapping.keys.map { ($0.name, property($0)) })),
        ]
        let required = mapping.keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", strings(required))) }
        if !mapping.oneOf.isEmpty { members.append(("oneOf", .list(mapping.oneOf.map { requires([$0]) }))) }
        if !mapping.eitherSets.isEmpty {
            members.append(("oneOf", .list(mapping.eitherSets.map { exclusive($0, among: mapping.eitherSets) })))
        }
        var modifiers: [(key: String, value: SchemaValue)] = []
        for key in mapping.keys {
            guard let kinds = mapping.kindsOfModifier[key.name] else { continue }
            modifiers.append((key.name, .object([("anyOf", .list(kinds.map { requires([$0]) }))])))
        }
        if !modifiers.isEmpty { members.append(("dependentSchemas", .object(modifiers))) }
        return members
    }

    private static func property(_ key: SceneKey) -> SchemaValue {
        let about = key.standard.map { "\(key.about) Left out: \($0)." } ?? key.about
        guard case .object(let members) = schema(of: key.type) else { return .flag(true) }
        return described(about, members.filter { $0.key != "description" })
    }

    private static func requires(_ keys: [String]) -> SchemaValue { .object([("required", strings(keys))]) }

    /// Requires one set of keys and excludes the other sets.
    private static func exclusive(_ keys: [String], among sets: [[String]]) -> SchemaValue {
        let others = sets.filter { $0 != keys }.joined()
        return .object([
            ("required", strings(keys)), ("not", .object([("anyOf", .list(others.map { requires([$0]) }))])),
        ])
    }

    // MARK: - Values

    private static func schema(of type: SceneType) -> SchemaValue {
        switch type {
        case .text: reference("text")
        case .color: reference("color")
        case .length: reference("length")
        case .transcriptLength: reference("transcriptLength")
        case .locale: reference("locale")
        case .definition(let name): reference(name)
        case .string(0): string()
        case .string(let minimum): string([("minLength", .number(Double(minimum)))])
        case .path: string([("minLength", .number(1))])
        case .url: string([("maxLength", .number(Double(MessageURL.maximumLength)))])
        case .identifier:
            string([("pattern", .string("^[A-Za-z0-9_-]{1,\(SceneGrammar.longestIdentifier)}$"))])
        case .number(let range): .object(number(in: range))
        case .integer(let range):
            .object([
                ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
                ("maximum", .number(Double(range.upperBound))),
            ])
        case .flag: .object([("type", .string("boolean"))])
        case .comparison(let range):
            .object([
                (
                    "oneOf",
                    .list([
                        .object(number(in: range)), string([("pattern", .string("^(<|<=|=|==|!=|>=|>) *-?[0-9.]+$"))]),
                    ])
                )
            ])
        case .anyValues:
            .object([("type", .list(["string", "number", "boolean", "array"].map(SchemaValue.string)))])
        case .nothing: .object([("type", .string("null"))])
        case .names(let all): names(all)
        case .mapping(let mapping): schema(of: mapping)
        case .list(let item, let counts, let isDistinct): list(of: item, counts, isDistinct: isDistinct)
        case .dictionary(let value):
            .object([
                ("type", .string("object")), ("propertyNames", .object([("minLength", .number(1))])),
                ("additionalProperties", schema(of: value)),
            ])
        case .tables: tables
        case .either(let types): .object([("oneOf", .list(types.map(schema(of:))))])
        }
    }

    private static var tables: SchemaValue {
        let dictionary = string([("pattern", .string("\\.[sS][tT][rR][iI][nN][gG][sS][dD][iI][cC][tT]$"))])
        let variations = SchemaValue.object([
            ("type", .string("object")),
            (
                "properties",
                .object(
                    SceneGrammar.variations.map {
                        ($0, .object([("oneOf", .list([string(), .object([("type", .string("object"))])]))]))
                    })
            ),
            ("additionalProperties", .flag(false)), ("required", .list([.string(PluralForm.other.rawValue)])),
        ])
        let table = SchemaValue.object([
            (
                "oneOf",
                .list([
                    dictionary,
                    .object([
                        ("type", .string("object")),
                        ("additionalProperties", .object([("oneOf", .list([string(), variations]))])),
                    ]),
                ])
            )
        ])
        return .object([
            (
                "oneOf",
                .list([
                    string([("pattern", .string("\\.[xX][cC][sS][tT][rR][iI][nN][gG][sS]$"))]),
                    dictionary,
                    .object([
                        ("type", .string("object")), ("propertyNames", reference("locale")),
                        ("additionalProperties", table),
                    ]),
                ])
            )
        ])
    }

    private static func list(of item: SceneType, _ counts: ClosedRange<Int>?, isDistinct: Bool) -> SchemaValue {
        var members: [(key: String, value: SchemaValue)] = [("type", .string("array")), ("items", schema(of: item))]
        if let counts {
            members.append(("minItems", .number(Double(counts.lowerBound))))
            if counts.upperBound < Int.max { members.append(("maxItems", .number(Double(counts.upperBound)))) }
        }
        if isDistinct { members.append(("uniqueItems", .flag(true))) }
        return .object(members)
    }

    private static func number(in range: ClosedRange<Double>) -> [(key: String, value: SchemaValue)] {
        var members: [(key: String, value: SchemaValue)] = [("type", .string("number"))]
        if range.lowerBound.isFinite { members.append(("minimum", .number(range.lowerBound))) }
        if range.upperBound.isFinite { members.append(("maximum", .number(range.upperBound))) }
        return members
    }

    private static func names(_ names: [String]) -> SchemaValue { string([("enum", strings(names))]) }

    private static func strings(_ strings: [String]) -> SchemaValue { .list(strings.map(SchemaValue.string)) }

    private static func string(_ members: [(key: String, value: SchemaValue)] = []) -> SchemaValue {
        .object([("type", .string("string"))] + members)
    }

    private static func reference(_ name: String) -> SchemaValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

    private static func described(_ about: String, _ members: [(key: String, value: SchemaValue)]) -> SchemaValue {
        .object([("description", .string(about))] + members)
    }
}
