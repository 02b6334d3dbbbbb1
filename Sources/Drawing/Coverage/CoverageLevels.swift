/// Coverage is rounded to 32nds: 33 shades from nothing to full, at most four 255ths off, which no eye can distinguish
/// from 256 shades.
///
/// The benefit is fewer colours: text in three colours on a flat balloon stays below 256 of them, so that the picture
/// is stored with a palette, in half the bytes and a fraction of the time.
enum CoverageLevels {
    /// Steps from nothing to full coverage.
    static let steps = 32

    /// The rounded value of each byte.
    static let rounded: [UInt8] = (0...255).map { value in
        let level = (value * steps * 2 + 255) / 510
        return UInt8((level * 510 + steps) / (2 * steps))
    }

    /// Rounds every byte of a mask. Bytes that are all 0 or all 255 stay, and most come in runs, so they are skipped
    /// four at a time.
    static func round(_ mask: CoverageMask) {
        let count = mask.byteCount / 4
        rounded.withUnsafeBufferPointer { table in
            mask.bytes.withMemoryRebound(to: UInt32.self, capacity: count) { words in
                var index = 0
                while index < count {
                    let word = words[index]
                    if word != 0, word != .max {
                        let bytes = mask.bytes + index &* 4
                        bytes[0] = table[Int(bytes[0])]
                        bytes[1] = table[Int(bytes[1])]
                        bytes[2] = table[Int(bytes[2])]
                        bytes[3] = table[Int(bytes[3])]
                    }
                    index = index &+ 1
                }
            }
        }
    }
}
