import Drawing
import ViewLayout

/// Kinds of elements with keys of their own, and the modifiers that change how an element is drawn.
extension SceneParser {
    /// The most columns of a grid: more are narrower than a letter on any screen.
    private static let maximumColumnCount = 100
    /// The most colours of a gradient.
    private static let maximumColorCount = 64
    /// The colour of a shadow without one: SwiftUI's, black at a third ("Apple, View.shadow").
    private static let shadowColor = ColorReference.literal(Color(red: 0, green: 0, blue: 0, alpha: 84))

    /// Two colours or a list of them, and a direction.
    func gradient(_ value: SceneValue) throws -> SceneElement.Kind {
        let fields = try fields(value, SceneGrammar.gradient)
        let direction = try fields.value("direction")?.name(of: GradientFill.Direction.self) ?? .vertical
        let ends = try ["from", "to"].compactMap { try fields.value($0).map(color) }
        guard let list = fields.value("colors") else {
            guard ends.count == 2 else { throw value.error("\(value.path) needs from and to, or colors") }
            return .gradient(ends, direction)
        }
        guard ends.isEmpty else { throw list.error("\(value.path) has colors and from or to; remove one of them") }
        let colors = try list.elements().map(color)
        guard (2...Self.maximumColorCount).contains(colors.count) else {
            throw list.error("\(list.path) has \(colors.count) colours; give 2 to \(Self.maximumColorCount)")
        }
        return .gradient(colors, direction)
    }

    /// The number of columns and the children.
    func grid(
        _ value: SceneValue, alignment: HorizontalAlignment, strings: DeclaredStrings
    ) throws -> SceneElement.Kind {
        let fields = try fields(value, SceneGrammar.grid)
        guard let columns = try fields.integer("columns", in: 1...Self.maximumColumnCount) else {
            throw value.error("\(value.path) needs columns, a whole number")
        }
        guard let children = fields.value("children") else { throw value.error("\(value.path) needs children, a list") }
        return .grid(try children.elements().map { try element($0, strings: strings) }, columns: columns, alignment)
    }

    /// The modifiers of a text that change its letters, and the one of a picture.
    func readTextLook(_ fields: SceneFields, into element: inout SceneElement) throws {
        element.isItalic = try fields.boolean("italic") ?? false
        element.isUnderlined = try fields.boolean("underline") ?? false
        element.isStruckThrough = try fields.boolean("strikethrough") ?? false
        element.hasMonospacedDigits = try fields.boolean("monospacedDigits") ?? false
        element.contentMode = try fields.value("contentMode")?.name(of: ImageElement.ContentMode.self) ?? .fill
    }

    /// The modifiers that change how any element is drawn.
    func readEffects(_ fields: SceneFields, into element: inout SceneElement) throws {
        element.shape = try fields.value("shape")?.name(of: SceneElement.Outline.self)
        if let shape = fields.value("shape"), element.cornerRadius != nil {
            throw shape.error("an element has a shape or a cornerRadius, not both; remove one of them")
        }
        element.border = try fields.value("border").map(border)
        element.shadow = try fields.value("shadow").map(shadow)
        element.opacity = try fields.number("opacity", in: 0...1)
    }

    private func border(_ value: SceneValue) throws -> SceneElement.Border {
        let fields = try fields(value, SceneGrammar.border)
        guard let color = try fields.value("color").map(color) else {
            throw value.error("\(value.path) needs a color")
        }
        return SceneElement.Border(color: color, width: try fields.value("width")?.length() ?? 1)
    }

    private func shadow(_ value: SceneValue) throws -> SceneElement.Shadow {
        let fields = try fields(value, SceneGrammar.shadow)
        guard let radius = try fields.number("radius", in: 0...Shadow.maximumRadius) else {
            throw value.error("\(value.path) needs a radius in points")
        }
        let offsets = -SceneLimits.maximumLength...SceneLimits.maximumLength
        return SceneElement.Shadow(
            color: try fields.value("color").map(color) ?? Self.shadowColor, radius: radius,
            x: try fields.number("x", in: offsets) ?? 0, y: try fields.number("y", in: offsets) ?? 0)
    }
}
