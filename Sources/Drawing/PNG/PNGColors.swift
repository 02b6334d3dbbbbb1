/// What the colours of a bitmap need to be stored: found in one pass over its pixels.
struct PNGColors {
    /// The distinct colours as stored in the bitmap, in order of appearance; nil when there are more than 256.
    let palette: [UInt32]?
    /// Whether every pixel is opaque.
    let isOpaque: Bool
    /// Whether every pixel has equal red, green and blue.
    let isGrey: Bool

    /// A pixel as a number whose lowest byte is red and highest alpha.
    static func pixel(_ bytes: UnsafeRawPointer, at index: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
    }

    init(_ bitmap: Bitmap) {
        var table = PNGColorTable()
        var isOpaque = true
        var isGrey = true
        bitmap.pixels.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            let count = buffer.count / 4
            var index = 0
            var last: UInt32?
            while index < count {
                let pixel = Self.pixel(base, at: index)
                index = index &+ 1
                if pixel == last { continue }
                last = pixel
                if pixel &>> 24 != 255 { isOpaque = false }
                if (pixel ^ (pixel &>> 8)) & 0xFFFF != 0 { isGrey = false }
                if !table.isFull { table.insert(pixel) }
                if table.isFull, !isOpaque, !isGrey { break }
            }
        }
        palette = table.isFull ? nil : table.colors
        self.isOpaque = isOpaque
        self.isGrey = isGrey
    }
}

/// Up to 256 colours and their numbers: a hash table of fixed size, probed one step at a time.
struct PNGColorTable {
    private(set) var colors: [UInt32] = []
    /// Whether a colour was refused because there are 256 already.
    private(set) var isFull = false
    /// For each slot the number of its colour plus one, or 0.
    private var slots = [UInt16](repeating: 0, count: slotCount)

    private static let slotCount = 2048

    init() {}

    /// A table of given colours, numbered in order.
    init(_ colors: [UInt32]) {
        for color in colors { insert(color) }
    }

    mutating func insert(_ color: UInt32) {
        let slot = self.slot(of: color)
        guard slots[slot] == 0 else { return }
        guard colors.count < 256 else {
            isFull = true
            return
        }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
    }

    /// The number of a colour that is in the table.
    func number(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)] &- 1) }

    private func slot(of color: UInt32) -> Int {
        // Multiplication by 2^32 over the golden ratio spreads neighbours; the high bits are the well mixed ones.
        var slot = Int((color &* 2_654_435_769) &>> 21)
        while slots[slot] != 0, colors[Int(slots[slot]) &- 1] != color { slot = (slot &+ 1) & (Self.slotCount &- 1) }
        return slot
    }
}
