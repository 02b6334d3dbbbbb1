import Foundation

/// The size of a live balloon whose view is not placed. Lengths are in points.
package struct LiveSize: Sendable {
    /// The size of the balloon.
    package let size: CGSize
    /// The size of its picture, with the tail that hangs below it.
    package let canvasSize: CGSize
    /// What its size function was offered and answered, and what its view needs.
    package let fit: ViewFit
}
