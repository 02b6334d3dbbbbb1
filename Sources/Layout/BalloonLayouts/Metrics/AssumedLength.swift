import Foundation

/// A length of Messages that nobody has measured. Whoever sets it knows it, also where the length stays the same.
package struct AssumedLength: Hashable, Sendable {
    /// The length, in points.
    package var points: CGFloat { didSet { isAssumed = false } }
    /// Whether nobody has set it.
    private(set) var isAssumed = true

    init(_ points: CGFloat) { self.points = points }
}
