import CPixman

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How much of each pixel of a box is covered, 0 to 255.
///
/// Invariant: `bytes` points to `stride * bounds.height` bytes that this object owns and that its pixman image reads,
/// if it has one; nothing writes to them after the maker has filled them. A mask stays with the renderer, and so the
/// thread, that made it.
final class CoverageMask {
    /// The box, relative to the origin of what was drawn.
    let bounds: PixelRect
    /// Bytes from one row to the next, a multiple of four as pixman requires.
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>
    private var madeImage: OpaquePointer?

    /// An empty mask for a box that is not empty.
    init(bounds: PixelRect) {
        precondition(!bounds.isEmpty, "a mask has pixels")
        self.bounds = bounds
        stride = (bounds.width + 3) & ~3
        bytes = .allocate(capacity: stride * bounds.height)
        bytes.initialize(repeating: 0, count: stride * bounds.height)
    }

    deinit {
        if let madeImage { pixman_image_unref(madeImage) }
        bytes.deallocate()
    }

    /// The same bytes as a pixman `a8` image, made on first use: a glyph that is only drawn needs none.
    var image: OpaquePointer {
        if let madeImage { return madeImage }
        let image = PixmanImage.make(
            format: PIXMAN_a8, width: bounds.width, height: bounds.height, bytes: bytes, stride: stride)
        madeImage = image
        return image
    }

    var byteCount: Int { stride * bounds.height }

    /// Whether nothing is covered, as where only a part far from what casts a shadow is drawn.
    var isEmpty: Bool { (0..<byteCount).allSatisfy { bytes[$0] == 0 } }
}

extension CoverageMask {
    /// The coverage of several masks drawn over each other, relative to the common origin of their places; nil when
    /// none is in `limits`.
    static func union(
        of entries: [(mask: CoverageMask, x: Int, y: Int)], within limits: PixelRect
    ) -> CoverageMask? {
        let places = entries.map { $0.mask.bounds.offset(x: $0.x, y: $0.y) }
        let visible = places.map { $0.intersection(limits) }.filter { !$0.isEmpty }
        guard let left = visible.map(\.left).min(), let top = visible.map(\.top).min(),
            let right = visible.map(\.right).max(), let bottom = visible.map(\.bottom).max()
        else { return nil }
        let union = CoverageMask(bounds: PixelRect(left: left, top: top, right: right, bottom: bottom))
        for (entry, place) in zip(entries, places) {
            pixman_image_composite32(
                PIXMAN_OP_OVER, entry.mask.image, nil, union.image, 0, 0, 0, 0, Int32(place.left - left),
                Int32(place.top - top), Int32(place.width), Int32(place.height))
        }
        return union
    }
}

extension CoverageMask {
    /// A large box, relative to the mask's origin, all of whose pixels are fully covered; nil when there is none.
    ///
    /// The longest fully covered run of the middle row, extended up and down as far as every row covers it. For a
    /// rounded rectangle that is the box between its corners; for any other shape it may be small, never wrong.
    var fullyCoveredBox: PixelRect? {
        let middle = bounds.height / 2
        guard let run = longestFullRun(row: middle) else { return nil }
        let full = [UInt8](repeating: 255, count: run.count)
        func isFull(_ row: Int) -> Bool { memcmp(bytes + row * stride + run.lowerBound, full, run.count) == 0 }
        var top = middle
        while top > 0, isFull(top - 1) { top -= 1 }
        var bottom = middle + 1
        while bottom < bounds.height, isFull(bottom) { bottom += 1 }
        return PixelRect(
            left: bounds.left + run.lowerBound, top: bounds.top + top,
            right: bounds.left + run.upperBound, bottom: bounds.top + bottom)
    }

    /// The rest of the mask's box, as at most four boxes.
    var boxesNotFullyCovered: [PixelRect] {
        guard let full = fullyCoveredBox else { return [bounds] }
        return [
            PixelRect(left: bounds.left, top: bounds.top, right: bounds.right, bottom: full.top),
            PixelRect(left: bounds.left, top: full.top, right: full.left, bottom: full.bottom),
            PixelRect(left: full.right, top: full.top, right: bounds.right, bottom: full.bottom),
            PixelRect(left: bounds.left, top: full.bottom, right: bounds.right, bottom: bounds.bottom),
        ].filter { !$0.isEmpty }
    }

    private func longestFullRun(row: Int) -> Range<Int>? {
        let line = bytes + row * stride
        var longest = 0..<0
        var start = 0
        for column in 0...bounds.width where column == bounds.width || line[column] != 255 {
            if column - start > longest.count { longest = start..<column }
            start = column + 1
        }
        return longest.isEmpty ? nil : longest
    }
}
