import Synchronization

/// What is asked about the pixels of a picture again and again while balloons are laid out: of a file it is computed
/// once.
extension Picture {
    /// Whether every pixel is opaque.
    package var isOpaque: Bool {
        switch pixels {
        case .decoded(let bitmap): bitmap.isOpaque
        case .encoded(let file): file.facts.isOpaque.value { file.bitmap.isOpaque }
        }
    }

    /// The columns and rows with pixels that hide more than they show; nil where there are none.
    package var opaqueBox: (columns: Range<Int>, rows: Range<Int>)? {
        switch pixels {
        case .decoded(let bitmap): bitmap.opaqueBox
        case .encoded(let file): file.facts.opaqueBox.value { file.bitmap.opaqueBox }
        }
    }

    /// A hash of its size and its pixels, to go on with.
    package var stableHash: StableHash {
        switch pixels {
        case .decoded(let bitmap): bitmap.stableHash
        case .encoded(let file): file.facts.stableHash.value { file.bitmap.stableHash }
        }
    }
}

/// What is known about the pixels of a file.
struct PixelFacts: Sendable {
    let isOpaque = Kept<Bool>()
    let opaqueBox = Kept<(columns: Range<Int>, rows: Range<Int>)?>()
    let stableHash = Kept<StableHash>()

    /// A value that is kept when it has been computed. It does not own what it is computed from.
    final class Kept<Value: Sendable>: Sendable {
        private let kept = Mutex<Value?>(nil)

        func value(_ make: () -> Value) -> Value {
            kept.withLock { kept in
                if let kept { return kept }
                let value = make()
                kept = value
                return value
            }
        }
    }
}

extension Bitmap {
    /// The minimum alpha of a pixel that hides more than it shows.
    package static let hidingAlpha: UInt8 = 128

    /// The columns and rows with pixels that hide more than they show.
    fileprivate var opaqueBox: (columns: Range<Int>, rows: Range<Int>)? {
        var (left, top, right, bottom) = (width, height, -1, -1)
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                for x in 0..<width where pixels[(y * width + x) * 4 + 3] >= Self.hidingAlpha {
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), y)
                }
            }
        }
        return right < left ? nil : (left..<right + 1, top..<bottom + 1)
    }

    fileprivate var stableHash: StableHash {
        var hash = StableHash()
        hash.mix([width, height].map { UInt64($0) })
        hash.mix(pixels)
        return hash
    }
}
