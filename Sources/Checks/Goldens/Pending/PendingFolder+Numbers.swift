import Foundation
import Support

extension PendingFolder {
    /// The file with the state of the pending folder when somebody last saw causes with numbers.
    private static let numbersFile = "numbered"
    private static let maximumStateSize = 64

    /// Remembers the state in which somebody has seen the causes with their numbers.
    package func keepNumbers(of review: PendingReview) throws {
        guard !review.candidates.isEmpty else { return }
        try write(Array(review.state.utf8), toOwn: Self.numbersFile)
    }

    /// Forgets the state, because somebody has seen other numbers.
    package func forgetNumbers() throws {
        guard try numberedState() != nil else { return }
        try write([], toOwn: Self.numbersFile)
    }

    /// The state of everything when somebody last saw numbers; nil for never.
    package func numberedState() throws -> String? {
        try AtomicFile.read(path(ofOwn: Self.numbersFile), limit: Self.maximumStateSize).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
