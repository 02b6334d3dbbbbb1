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

    /// What is blank about a picture; nil when it shows something. At most linear in the number of pixels.
    package init?(_ bitmap: Bitmap) {
        guard bitmap.pixels.count >= 4 else {
            self = .empty
            return
        }
        let isUniform = bitmap.pixels.withUnsafeBytes { bytes in
            // All pixels are equal when the memory is equal to itself four bytes further on. The buffer has at least
            // four bytes, so it has a base address.
            memcmp(bytes.baseAddress.unsafelyUnwrapped, bytes.baseAddress.unsafelyUnwrapped + 4, bytes.count - 4) == 0
        }
        guard isUniform else { return nil }
        self = bitmap.pixels[3] == 0 ? .transparent : .singleColor
    }
}

extension BlankPicture: CustomStringConvertible {
    /// The finding in words.
    package var description: String {
        switch self {
        case .empty: "the picture has no pixels"
        case .transparent: "the picture is fully transparent"
        case .singleColor: "the picture is of a single colour"
        }
    }
}
