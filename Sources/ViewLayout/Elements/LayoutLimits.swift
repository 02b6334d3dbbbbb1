import Foundation

/// What lengths elements may ask for.
///
/// Without a limit a finite length can still be so large that the sum of two is infinite, and the place of what stands
/// between them no number.
package enum LayoutLimits {
    /// The largest length, in points: hundreds of screens high, and so small that the sum of a hundred thousand of them
    /// is exact to a thousandth of a point.
    package static let maximumLength: CGFloat = 1_000_000
    /// The minimum length of something that has an aspect, in points, so that the aspect is a number.
    package static let minimumIdealLength: CGFloat = 0.001
    /// How often the elements of one layout pass, all together, may be asked for a size that they were not asked for
    /// before. Forty stacks in frames with limits on both axes stay far below. Only parts that keep their aspect, in
    /// dozens of rows and columns in turn, ask for more at every level, without end.
    package static let maximumMeasurementCount = 500_000

    /// Refuses a length that cannot be laid out.
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
