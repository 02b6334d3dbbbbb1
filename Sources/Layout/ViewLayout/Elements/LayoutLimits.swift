import Foundation

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
