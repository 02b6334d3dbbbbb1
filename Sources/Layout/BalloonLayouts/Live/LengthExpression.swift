import Foundation
import ViewLayout

/// A length that a size function computes: a number, the line height of a text style, or a sum.
package indirect enum LengthExpression: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// The line height of a text style at the viewer's text size, as `UIFont.lineHeight` returns it.
    case lineHeight(FontTextStyle)
    /// The sum of lengths.
    case sum([LengthExpression])

    /// The length in points for a viewer.
    package func value(for traits: TraitCollection) -> CGFloat {
        switch self {
        case .points(let points): return points
        case .lineHeight(let style): return Font.preferred(forTextStyle: style, compatibleWith: traits).lineHeight
        case .sum(let terms): return terms.reduce(0) { $0 + $1.value(for: traits) }
        }
    }
}
