import Drawing
import Foundation

/// Why a picture shows nothing: a blank golden would let every later blank picture pass.
package enum BlankPicture: String, Hashable, Sendable, Codable {
    /// The picture has no pixels.
    case empty
    /// Every pixel is fully transparent.
    case transparent
    /// Every pixel has one colour.
    case singleColor
    /// Only the balloon is drawn, without content.
    case onlyBalloon

    /// Finds why a picture shows nothing; nil when it shows something. The time is at most linear in the number of
    /// pixels.
    /// - Parameter empty: the picture as it would be without content.
    package init?(_ bitmap: Bitmap, empty: Bitmap? = nil) {
        if let found = BlankPicture(alone: bitmap) {
            self = found
        } else if let empty, Self.areEqual(bitmap, empty) {
            self = .onlyBalloon
        } else {
            return nil
        }
    }

    /// Compares the memory at once, because comparing element by element takes longer than drawing.
    private static func areEqual(_ bitmap: Bitmap, _ other: Bitmap) -> Bool {
        guard bitmap.width == other.width, bitmap.pixels.count == other.pixels.count else { return false }
        return bitmap.pixels.withUnsafeBytes { first in
            other.pixels.withUnsafeBytes { second in
                // Both buffers have the same number of bytes. An empty buffer may have no address.
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                return memcmp(first, second, bitmap.pixels.count) == 0
            }
        }
    }

    private init?(alone bitmap: Bitmap) {
        guard bitmap.pixels.count >= 4 else {
            self = .empty
            return
        }
        let isUniform = bitmap.pixels.withUnsafeBytes { bytes in
            // All pixels are equal when the memory equals itself four bytes further on. The buffer has at least four
            // bytes, so it has a base address.
            memcmp(bytes.baseAddress.unsafelyUnwrapped, bytes.baseAddress.unsafelyUnwrapped + 4, bytes.count - 4) == 0
        }
        guard isUniform else { return nil }
        self = bitmap.pixels[3] == 0 ? .transparent : .singleColor
    }
}

extension BlankPicture: CustomStringConvertible {
    /// What to do about a picture that shows nothing.
    package static let advice =
        "look at what is shown, or say why it is blank: blank: REASON in the scene, or blank: \"REASON\" in the call of a test"

    /// The finding in words.
    package var description: String {
        switch self {
        case .empty: "the picture has no pixels"
        case .transparent: "the picture is fully transparent"
        case .singleColor: "the picture is of a single colour"
        case .onlyBalloon: "nothing is drawn but the balloon"
        }
    }
}
