import Foundation
import Support
import ViewLayout

extension SceneParser {
    /// The traits that a mapping names, on top of others. Another kind of device brings the size of its transcript,
    /// where the mapping does not give it.
    func traits(_ value: SceneValue, changing base: TraitCollection = TraitCollection()) throws -> TraitCollection {
        let fields = try fields(value, SceneGrammar.traits)
        var traits = base
        if let idiom = fields.value("userInterfaceIdiom") {
            traits = traits.moved(to: try idiom.name(of: UserInterfaceIdiom.self))
        }
        if let width = fields.value("transcriptWidth") { traits.transcriptWidth = try width.transcriptLength("width") }
        if let height = fields.value("transcriptHeight") {
            traits.transcriptHeight = try height.transcriptLength("height")
        }
        if let name = fields.value("preferredContentSizeCategory") {
            traits.preferredContentSizeCategory = try category(name)
        }
        if let locale = fields.value("locale") { traits.locale = try locale.locale() }
        if let language = fields.value("typesettingLanguage") { traits.typesettingLanguage = try language.locale() }
        if let direction = fields.value("layoutDirection") {
            traits.explicitLayoutDirection = try direction.name(of: LayoutDirection.self)
        }
        if let style = fields.value("userInterfaceStyle") {
            traits.userInterfaceStyle = try style.name(of: UserInterfaceStyle.self)
        }
        if let scale = fields.value("displayScale") { traits.displayScale = try displayScale(scale) }
        if let weight = fields.value("legibilityWeight") {
            traits.legibilityWeight = try weight.name(of: LegibilityWeight.self)
        }
        if let contrast = fields.value("accessibilityContrast") {
            traits.accessibilityContrast = try contrast.name(of: AccessibilityContrast.self)
        }
        return traits
    }

    func axes(_ value: SceneValue) throws -> TraitAxes {
        let fields = try fields(value, SceneGrammar.axes)
        var axes = TraitAxes()
        axes.transcriptWidths = try axis(fields, "transcriptWidths") { try $0.transcriptLength("width") }
        axes.transcriptHeights = try axis(fields, "transcriptHeights") { try $0.transcriptLength("height") }
        axes.locales = try axis(fields, "locales") { try $0.locale() }
        if let categories = fields.value("preferredContentSizeCategories"), isAll(categories) {
            axes.preferredContentSizeCategories = ContentSizeCategory.allCases
        } else {
            axes.preferredContentSizeCategories = try axis(fields, "preferredContentSizeCategories", category)
        }
        axes.userInterfaceStyles = try axis(fields, "userInterfaceStyles") { try $0.name(of: UserInterfaceStyle.self) }
        axes.layoutDirections = try axis(fields, "layoutDirections") { try $0.name(of: LayoutDirection.self) }
        axes.legibilityWeights = try axis(fields, "legibilityWeights") { try $0.name(of: LegibilityWeight.self) }
        axes.accessibilityContrasts = try axis(fields, "accessibilityContrasts") {
            try $0.name(of: AccessibilityContrast.self)
        }
        axes.userInterfaceIdioms = try axis(fields, "userInterfaceIdioms") { try $0.name(of: UserInterfaceIdiom.self) }
        axes.displayScales = try axis(fields, "displayScales", displayScale)
        guard axes.cellCount <= SceneLimits.maximumCellCount else {
            throw value.error(
                "\(value.path) spans \(axes.cellCount) cells, at most \(SceneLimits.maximumCellCount) are allowed; "
                    + "shorten an axis")
        }
        return axes
    }

    private func isAll(_ value: SceneValue) -> Bool {
        guard case .string("all") = value.node.value else { return false }
        return true
    }

    /// The values of an axis: a list without repetitions, empty when the axis is missing.
    private func axis<Value: Hashable>(
        _ fields: SceneFields, _ key: String, _ read: (SceneValue) throws -> Value
    ) throws -> [Value] {
        guard let value = fields.value(key) else { return [] }
        let elements = try value.elements()
        guard !elements.isEmpty else {
            throw value.error("\(value.path) is an empty list; give it a value or leave it out")
        }
        var seen: Set<Value> = []
        return try elements.map { element in
            let item = try read(element)
            guard seen.insert(item).inserted else { throw element.error("\(element.path) is listed twice; remove one") }
            return item
        }
    }

    /// A text size by the name of its Swift constant, its short name or Apple's raw string.
    private func category(_ value: SceneValue) throws -> ContentSizeCategory {
        let text = try value.string()
        if let category = ContentSizeCategory(name: text) { return category }
        let names = ContentSizeCategory.allCases
        let suggestion = NearestKey.suggestion(for: text, among: names.map(\.name))
        throw value.error(
            "\(value.path) is \"\(text)\"\(suggestion) (allowed: \(names.map(\.name).joined(separator: ", ")); "
                + "or \(names.map(\.shortName).joined(separator: ", ")))")
    }

    private func displayScale(_ value: SceneValue) throws -> CGFloat { CGFloat(try value.integer(in: 1...3)) }
}
