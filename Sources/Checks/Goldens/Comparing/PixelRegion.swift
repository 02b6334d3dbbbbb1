/// A box of whole pixels, from its top-left corner.
package struct PixelRegion: Hashable, Sendable, Codable {
    /// The left and top edge in pixels from the picture's top-left corner.
    package let x, y: Int
    /// The size in pixels.
    package let width, height: Int
}

extension PixelRegion: CustomStringConvertible {
    /// Size and place: “120 x 14 at (16, 300)”.
    package var description: String { "\(width) x \(height) at (\(x), \(y))" }
}

/// A picture's size in pixels.
package struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The size in pixels.
    package let width, height: Int

    /// The size: “840 x 999”.
    package var description: String { "\(width) x \(height)" }
}

/// Grows to the smallest box that holds every pixel added.
struct PixelRegionBuilder {
    private var left = Int.max
    private var right = Int.min
    private var top = Int.max
    private var bottom = Int.min

    /// Adds the pixels from `first` through `last` of a row.
    mutating func include(row: Int, from first: Int, through last: Int) {
        left = min(left, first)
        right = max(right, last)
        top = min(top, row)
        bottom = max(bottom, row)
    }

    /// The box, or nil when no pixel was added.
    var region: PixelRegion? {
        guard left <= right else { return nil }
        return PixelRegion(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
