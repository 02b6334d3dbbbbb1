import Synchronization

/// Numbers that were read off a drawn picture, by what was drawn. So what lies under the titles of a picture is drawn once
/// for all languages and text sizes in which they stand at one height. Can be used from many threads.
package final class DrawnNumbers: Sendable {
    /// How many drawings are remembered, of a few kilobytes each; more are forgotten together.
    private static let limit = 1_024

    /// What was drawn.
    package struct Drawing: Hashable, Sendable {
        /// ``Picture/digest``, and the other part of a picture that changes its pixels.
        let picture: String
        let thumbnailSide: Int?
        /// Where the picture lies in the drawing, and the size of the drawing, in points.
        let lengths: [Double]
        let colors: [Color]
        let scale: Int

        /// Nil for a picture that is not known by its digest.
        /// - Parameters:
        ///   - lengths: where the picture lies in the drawing, and the size of the drawing, in points.
        ///   - colors: those below the picture and above it.
        package init?(_ picture: Picture, lengths: [Double], colors: [Color], scale: Int) {
            guard let digest = picture.digest else { return nil }
            self.picture = digest
            thumbnailSide = picture.thumbnailSide
            (self.lengths, self.colors, self.scale) = (lengths, colors, scale)
        }
    }

    private let known = Mutex<[Drawing: [Double]]>([:])

    init() {}

    /// The numbers of a drawing.
    /// - Parameter make: draws it, and reads the numbers off; nil where it cannot be drawn.
    package func numbers(of drawing: Drawing?, _ make: () -> [Double]?) -> [Double]? {
        guard let drawing else { return make() }
        if let known = known.withLock({ $0[drawing] }) { return known }
        guard let numbers = make() else { return nil }
        known.withLock { known in
            if known.count == Self.limit { known.removeAll() }
            known[drawing] = numbers
        }
        return numbers
    }
}
