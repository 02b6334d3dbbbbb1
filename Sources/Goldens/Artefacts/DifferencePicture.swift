import Drawing

/// Paints where two pictures differ: the golden faded to a pale grey, and every differing pixel in one strong colour,
/// however small the difference and whatever its channel, so that a change of alpha alone is seen too.
enum DifferencePicture {
    /// Far from every colour of a balloon, and visible to colour-blind eyes against grey.
    private static let marker = Color(red: 230, green: 0, blue: 120)
    /// How much of the golden's contrast is kept, as a divisor.
    private static let fading: UInt32 = 4

    /// The picture, opaque, as large as the box that holds both pictures. Linear in the number of pixels.
    static func make(expected: Bitmap, comparison: PixelComparison) -> Bitmap {
        let width = comparison.width
        let byteCount = width * comparison.height * 4
        let marker = UInt32(
            littleEndian: 0xFF00_0000 | UInt32(marker.blue) << 16 | UInt32(marker.green) << 8 | UInt32(marker.red))
        let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            count = byteCount
            expected.pixels.withUnsafeBytes { golden in
                comparison.deltas.withUnsafeBufferPointer { deltas in
                    // One word per pixel; the buffer holds `width * height` of them.
                    let output = UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped)
                    for row in 0..<comparison.height {
                        var x = 0
                        while x < width {
                            let index = row &* width &+ x
                            var word = marker
                            if deltas[index] == 0 {
                                let source = (row &* expected.width &+ x) &* 4
                                word = faded(golden.loadUnaligned(fromByteOffset: source, as: UInt32.self))
                            }
                            output.storeBytes(of: word, toByteOffset: index &* 4, as: UInt32.self)
                            x &+= 1
                        }
                    }
                }
            }
        }
        return Bitmap(width: width, height: comparison.height, pixels: pixels)
    }

    /// A premultiplied pixel over white, as a pale grey.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        let pixel = UInt32(littleEndian: pixel)
        let red = pixel & 255
        let green = pixel &>> 8 & 255
        let blue = pixel &>> 16 & 255
        // Rec. 601 luma in 256ths; over white, what is missing to full cover adds white.
        let luma = (red &* 77 &+ green &* 150 &+ blue &* 29) &>> 8 &+ (255 &- pixel &>> 24)
        let grey = 255 &- (255 &- min(luma, 255)) / fading
        return UInt32(littleEndian: 0xFF00_0000 | grey &<< 16 | grey &<< 8 | grey)
    }
}
