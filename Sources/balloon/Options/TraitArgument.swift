import Balloons
import Foundation
import Typesetting
import ViewLayout

/// Reads the values of traits from the command line; each error says what is allowed.
enum TraitArgument {
    /// A width in points.
    static func width(_ text: String) throws -> CGFloat { try length(text, name: "width") }

    /// A height in points.
    static func height(_ text: String) throws -> CGFloat { try length(text, name: "height") }

    private static func length(_ text: String, name: String) throws -> CGFloat {
        guard let value = Double(text), value > 0, value <= TypesettingLimits.maximumWidth else {
            throw CommandError(
                "a \(name) is a positive number of at most \(Int(TypesettingLimits.maximumWidth)) points")
        }
        return value
    }

    /// A BCP 47 tag.
    static func locale(_ text: String) throws -> String {
        if let problem = LocaleTag.problem(text) { throw CommandError(problem) }
        return text
    }

    /// Any of the names that `ContentSizeCategory(name:)` takes.
    static func category(_ text: String) throws -> ContentSizeCategory {
        guard let category = ContentSizeCategory(name: text) else {
            let names = ContentSizeCategory.allCases.map(\.shortName).joined(separator: " ")
            throw CommandError("the text sizes are \(names)")
        }
        return category
    }

    /// Pixels to a point.
    static func scale(_ text: String) throws -> Int {
        guard let value = Int(text), (1...3).contains(value) else { throw CommandError("a scale is 1, 2 or 3") }
        return value
    }
}
