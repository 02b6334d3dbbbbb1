import Scenes
import ViewLayout

/// The page of all keys of a scene, written from the grammar, with the pictures of those that change what is drawn.
enum SceneReferencePage {
    static let text = head + (sections.map(section) + [colors]).joined(separator: "\n")

    private static let head = """
        # Scenes, key by key

        Everything that a scene can hold, written from the grammar that the reader uses (`make readme`). A picture of an
        element shows the element without the key and beside it with the key. Editors that know
        the YAML language server complete keys after a first line
        `# yaml-language-server: $schema=scene.schema.json`; `balloon new NAME` writes such a scene and the schema.


        """

    /// The mappings in the order in which they are explained.
    private static let sections: [(title: String, picture: String?, mapping: SceneMapping)] = [
        ("The scene", nil, SceneGrammar.sceneMapping), ("message", nil, SceneGrammar.messageMapping),
        ("message.layout", nil, SceneGrammar.layoutMapping), ("template", "template", SceneGrammar.templateMapping),
        ("live", nil, SceneGrammar.liveMapping), ("contentSize", nil, SceneGrammar.contentSizeMapping),
        ("lineHeight", nil, SceneGrammar.lineHeightMapping), ("sum", nil, SceneGrammar.sumMapping),
        ("A text of strings", nil, SceneGrammar.textMapping),
        ("An argument of a text", nil, SceneGrammar.argumentMapping),
        ("varied", nil, SceneGrammar.variedMapping),
        ("An element", "element", SceneGrammar.elementMapping),
        ("gradient", nil, SceneGrammar.gradientMapping), ("grid", nil, SceneGrammar.gridMapping),
        ("font", nil, SceneGrammar.fontMapping), ("padding", nil, SceneGrammar.paddingMapping),
        ("frame", nil, SceneGrammar.frameMapping), ("border", nil, SceneGrammar.borderMapping),
        ("shadow", nil, SceneGrammar.shadowMapping), ("transcript", "transcript", SceneGrammar.transcriptMapping),
        ("An entry", "entry", SceneGrammar.entryMapping), ("inputField", nil, SceneGrammar.inputFieldMapping),
        ("appStrip", nil, SceneGrammar.appStripMapping), ("app", nil, SceneGrammar.appMapping),
        ("stickers", nil, SceneGrammar.stickersMapping), ("A sticker", nil, SceneGrammar.stickerMapping),
        ("A dropped sticker", nil, SceneGrammar.droppedStickerMapping),
        ("traits", "traits", SceneGrammar.traitsMapping),
        ("goldens and sweep", nil, SceneGrammar.axesMapping), ("lint", nil, SceneGrammar.lintMapping),
        ("An allowance of lint", nil, SceneGrammar.lintAllowanceMapping),
        ("An expectation", nil, SceneGrammar.expectationMapping), ("aligned", nil, SceneGrammar.alignedMapping),
    ]

    /// In which order the modifiers of an element apply, whatever the order in which they are written.
    private static let modifierOrder = """
        Modifiers wrap the element from the inside, in this order, however they are written: `cornerRadius` or `shape`, `border`,
        `shadow`, `opacity`, `padding`, `frame`. A shape and a border are therefore those of the element without its padding and
        frame. To have them around the padding, wrap the padded element in a stack and give them to the stack:

        ```yaml
        \(pill)
        ```
        """

    /// A text with room inside its border.
    static let pill = "{vstack: [{text: Tonight, padding: 12}], shape: capsule, border: {color: \"#0a84ff\", width: 2}}"

    /// The names of colours, which no mapping lists.
    private static let colors = """
        ## A colour

        `"#rgb"`, `"#rrggbb"` or `"#rrggbbaa"` in quotes, or a name of UIKit, which follows the viewer's appearance and contrast:
        \(ColorReference.names.map { "`\($0)`" }.joined(separator: ", ")).

        """

    private static func section(_ title: String, _ picture: String?, _ mapping: SceneMapping) -> String {
        var lines = ["## \(title)", "", mapping.about, ""]
        if !mapping.oneOf.isEmpty {
            lines += ["Exactly one of \(mapping.oneOf.map { "`\($0)`" }.joined(separator: ", ")).", ""]
        }
        if mapping.names == SceneGrammar.elementMapping.names { lines += [modifierOrder, ""] }
        lines += ["| Key | Holds | Left out | What it does |", "|---|---|---|---|"]
        lines += mapping.keys.map { row($0, of: mapping, picture) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ key: SceneKey, of mapping: SceneMapping, _ picture: String?) -> String {
        let name = "\(picture ?? "")-\(key.name)"
        let isDrawn = ReferencePictures.scenes.contains { $0.name == name }
        let image = isDrawn ? "<br><img src=\"SceneReference/\(name).png\" alt=\"\(key.name)\">" : ""
        let kinds = mapping.kindsOfModifier[key.name].map { " Of \($0.joined(separator: ", "))." } ?? ""
        let standard = key.isRequired ? "required" : key.standard ?? ""
        return "| `\(key.name)` | \(words(key.type)) | \(escaped(standard)) | \(escaped(key.about))\(kinds)\(image) |"
    }

    /// What a type is in words.
    private static func words(_ type: SceneType) -> String {
        switch type {
        case .text: "text, or `{key: …}`"
        case .string: "text"
        case .path: "path of a file"
        case .url: "web address"
        case .color: "colour"
        case .length: "points"
        case .transcriptLength: "points, more than 0"
        case .locale: "BCP 47 tag"
        case .number(let range):
            range.lowerBound.isFinite && range.upperBound.isFinite
                ? "number from \(plain(range.lowerBound)) to \(plain(range.upperBound))" : "number"
        case .integer(let range): "whole number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "`true` or `false`"
        case .comparison: "number, or a comparison such as `\"<= 2\"`"
        case .anyValues: "value, a comparison such as `\">= AX1\"`, or a list of values"
        case .nothing: "`null`"
        case .identifier: "letters, digits, hyphens and underscores"
        case .names(let names): names.map { "`\($0)`" }.joined(separator: ", ")
        case .mapping: "mapping, see below"
        case .definition(let name): "`\(name)`"
        case .list(let item, _, _): "list of \(group(item))"
        case .dictionary(let value): "mapping of names to \(group(value))"
        case .tables: "texts by locale and key, or the path of a `.xcstrings`, `.strings` or `.stringsdict`"
        case .either(let types): types.map(words).joined(separator: "; or ")
        }
    }

    /// A type as what a list holds: in parentheses where it is one of several.
    private static func group(_ type: SceneType) -> String {
        if case .either = type { "(\(words(type)))" } else { words(type) }
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
