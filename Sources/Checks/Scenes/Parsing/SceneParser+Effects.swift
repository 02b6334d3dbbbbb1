import Drawing
import ViewLayout

/// Kinds of elements with keys of their own, and the modifiers that change how an element is drawn.
extension SceneParser {
    /// The colour of a shadow without one: SwiftUI's, black at a third ("Apple, View.shadow").
    private static let shadowColor = ColorReference.literal(Color(red: 0, green: 0, blue: 0, alpha: 84))

    /// Two colours or a list of them, and a direction.
    func gradient(_ value: SceneValue) throws -> SceneElement.Kind {
        let fields = try fields(value, SceneGrammar.gradient)
        let direction = fields.name("direction", of: GradientFill.Direction.self) ?? .vertical
        let ends = ["from", "to"].compactMap { fields.value($0) }
        guard let list = fields.value("colors") else {
            if ends.count < 2 {
                fields.miss(
                    ["from", "to", "colors"],
                    value.error(.missingKey, "\(value.path) needs from and to, or colors", fix: "write two colours"))
            }
            return .gradient(["from", "to"].compactMap { fields.read($0, color) }, direction)
        }
        guard ends.isEmpty else {
            throw list.error(.conflict, "\(value.path) has colors and from or to", fix: "remove one of them")
        }
        let count = try list.elements().count
        guard SceneGrammar.gradientColorCounts.contains(count) else {
            let counts = SceneGrammar.gradientColorCounts
            throw list.error(
                .badValue, "\(list.path) has \(count) colours", fix: "give \(counts.lowerBound) to \(counts.upperBound)"
            )
        }
        return .gradient(try list.list(color), direction)
    }

    /// The number of columns and the children.
    func grid(
        _ value: SceneValue, alignment: HorizontalAlignment, strings: DeclaredStrings
    ) throws -> SceneElement.Kind {
        let fields = try fields(value, SceneGrammar.grid)
        if fields.value("columns") == nil {
            fields.miss(["columns"], value.error(.missingKey, "\(value.path) needs columns", fix: "write columns: 2"))
        }
        if fields.value("children") == nil {
            fields.miss(
                ["children"],
                value.error(.missingKey, "\(value.path) needs children", fix: "write children: and a list"))
        }
        let columns = fields.integer("columns", in: SceneGrammar.columnCounts) ?? 1
        let children = fields.read("children") { try $0.list { try element($0, strings: strings) } } ?? []
        return .grid(children, columns: columns, alignment)
    }

    /// The modifiers of a text that change its letters, and the one of a picture.
    func readTextLook(_ fields: SceneFields, into element: inout SceneElement) {
        element.isItalic = fields.boolean("italic") ?? false
        element.isUnderlined = fields.boolean("underline") ?? false
        element.isStruckThrough = fields.boolean("strikethrough") ?? false
        element.hasMonospacedDigits = fields.boolean("monospacedDigits") ?? false
        element.contentMode = fields.name("contentMode", of: ImageElement.ContentMode.self) ?? .fill
    }

    /// The modifiers that change how any element is drawn.
    func readEffects(_ fields: SceneFields, into element: inout SceneElement) {
        element.shape = fields.name("shape", of: SceneElement.Outline.self)
        if let shape = fields.value("shape"), fields.value("cornerRadius") != nil {
            errors.note(
                shape.error(
                    .conflict, "an element has a shape or a cornerRadius, not both", fix: "remove one of them"))
        }
        element.border = fields.read("border", border)
        element.shadow = fields.read("shadow", shadow)
        element.opacity = fields.number("opacity", in: SceneGrammar.shares)
    }

    private func border(_ value: SceneValue) throws -> SceneElement.Border {
        let fields = try fields(value, SceneGrammar.border)
        if fields.value("color") == nil {
            fields.miss(
                ["color"], value.error(.missingKey, "\(value.path) needs a color", fix: "write color: separator"))
        }
        return SceneElement.Border(
            color: fields.read("color", color) ?? .semantic(.separator), width: fields.length("width") ?? 1)
    }

    private func shadow(_ value: SceneValue) throws -> SceneElement.Shadow {
        let fields = try fields(value, SceneGrammar.shadow)
        if fields.value("radius") == nil {
            fields.miss(
                ["radius"], value.error(.missingKey, "\(value.path) needs a radius in points", fix: "write radius: 4"))
        }
        return SceneElement.Shadow(
            color: fields.read("color", color) ?? Self.shadowColor,
            radius: fields.number("radius", in: SceneGrammar.shadowRadii) ?? 0,
            x: fields.number("x", in: SceneGrammar.offsets) ?? 0, y: fields.number("y", in: SceneGrammar.offsets) ?? 0)
    }
}
