import Foundation
import Support

/// A value of any trait, as it stands in scenes, options, tables and logs.
package enum TraitValue: Hashable, Sendable {
    /// A length in points.
    case points(CGFloat)
    /// A whole number.
    case count(Int)
    /// A name, such as `dark`, or a language tag.
    case text(String)
    /// Yes or no.
    case flag(Bool)

    /// The value in CSV: lengths have three decimals.
    package var csv: String {
        if case .points(let points) = self { FixedDecimal.text(Double(points)) } else { description }
    }
}

extension TraitValue: CustomStringConvertible {
    /// The value for people: lengths have the fewest decimals that read back as the same number.
    package var description: String {
        switch self {
        case .points(let points): ShortDecimal.exact(Double(points))
        case .count(let count): "\(count)"
        case .text(let text): text
        case .flag(let flag): "\(flag)"
        }
    }
}

extension TraitValue: Encodable {
    /// Writes the value in JSON: a number, a string, true or false.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .points(let points): try container.encode(Double(points))
        case .count(let count): try container.encode(count)
        case .text(let text): try container.encode(text)
        case .flag(let flag): try container.encode(flag)
        }
    }
}

/// All traits of a viewer as JSON has them: an object with the names of the traits as keys. A trait that the viewer is
/// without is null.
package struct TraitValues: Hashable, Sendable, Encodable {
    private let values: [String: TraitValue?]

    /// Takes the values of a viewer.
    /// - Parameter omitted: a trait that is left out.
    package init(_ traits: TraitCollection, without omitted: ViewerTrait? = nil) {
        let all = ViewerTrait.all(of: [traits]).filter { $0.name != omitted?.name }
        values = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.value(of: traits)) })
    }

    /// Writes the object.
    package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
