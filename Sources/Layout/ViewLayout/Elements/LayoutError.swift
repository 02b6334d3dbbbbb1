import Foundation

/// Errors of measuring elements. Each case names the place and the fix.
package enum LayoutError: Error, Hashable, Sendable {
    /// A length of an element is not finite, below its minimum, or larger than ``LayoutLimits/maximumLength``.
    case invalidLength(element: String, name: String, value: Double, minimum: Double)
    /// A minimum is larger than its maximum.
    case contradictoryLimits(element: String, minimum: Double, maximum: Double)
    /// A line limit below 1.
    case invalidLineLimit(Int)
    /// Stacks in stacks whose parts would be asked for their sizes more than
    /// ``LayoutLimits/maximumMeasurementCount`` times.
    case tooManyMeasurements(limit: Int)
}

extension LayoutError: CustomStringConvertible {
    /// The problem and the fix.
    package var description: String {
        switch self {
        case .invalidLength(let element, let name, let value, let minimum):
            let smallest = minimum == 0 ? "0" : minimum.description
            let maximum = Int(LayoutLimits.maximumLength)
            return "\(element): \(name) is \(value); give \(smallest) to \(maximum) points"
        case .contradictoryLimits(let element, let minimum, let maximum):
            return "\(element): the minimum \(minimum) is larger than the maximum \(maximum); swap them or correct one"
        case .invalidLineLimit(let limit):
            return "text: lineLimit is \(limit); give 1 or more, or none for no limit"
        case .tooManyMeasurements(let limit):
            return "stacks: the parts of nested stacks were asked for more than \(limit) sizes; "
                + "nest fewer stacks, or give their parts fixed lengths"
        }
    }
}

/// Limits for the lengths of elements.
///
/// Without a limit, the sum of two finite lengths could be infinite, and a position computed from it would not be a
/// number.
package enum LayoutLimits {
    /// The maximum length, in points: hundreds of screens, and small enough that the sum of a hundred thousand lengths
    /// is exact to a thousandth of a point.
    package static let maximumLength: CGFloat = 1_000_000
    /// The minimum length of an element with an aspect ratio, in points, so that the ratio is finite.
    package static let minimumIdealLength: CGFloat = 0.001
    /// The maximum number of different sizes that are requested from all elements of one layout pass. Forty nested
    /// stacks in frames with limits on both axes need far fewer. Only elements with an aspect ratio in
    /// dozens of alternating rows and columns need more at each level.
    package static let maximumMeasurementCount = 500_000

    /// Throws for a length that cannot be laid out.
    /// - Throws: ``LayoutError/invalidLength(element:name:value:minimum:)`` unless it is `minimum` to
    ///   ``maximumLength``.
    package static func check(
        _ length: CGFloat, _ name: String, of element: String, minimum: CGFloat = 0
    ) throws {
        guard length >= minimum, length <= maximumLength else {
            throw LayoutError.invalidLength(
                element: element, name: name, value: Double(length), minimum: Double(minimum))
        }
    }
}
