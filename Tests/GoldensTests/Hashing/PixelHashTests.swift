import Drawing
import Testing

@testable import Goldens

@Test func everyPixelAndChannelChangesTheHash() {
    let ground = PaintedBitmap(width: 20, height: 3, ground: [10, 20, 30, 255])
    var hashes: Set<String> = [PixelHash.hexadecimalDigest(of: ground.bitmap)]
    for y in 0..<3 {
        for x in 0..<20 {
            for channel in 0..<4 {
                var changed = ground
                changed[x, y][channel] -= 1
                hashes.insert(PixelHash.hexadecimalDigest(of: changed.bitmap))
            }
        }
    }
    #expect(hashes.count == 1 + 3 * 20 * 4)
}

/// The same memory as another shape, and runs that meet literals at either side, are other pictures.
@Test func theShapeIsPartOfTheHash() {
    let pixels = [UInt8](repeating: 7, count: 48 * 4)
    let shapes = [(48, 1), (24, 2), (16, 3), (12, 4), (1, 48)].map { Bitmap(width: $0.0, height: $0.1, pixels: pixels) }
    #expect(Set(shapes.map(PixelHash.hexadecimalDigest)).count == shapes.count)
}

/// The hashed form of one flat picture, written out by hand: the size, the length of the run, the pixel.
@Test func theHashedFormIsAsDocumented() {
    let bitmap = PaintedBitmap(width: 16, height: 1, ground: [1, 2, 3, 4]).bitmap
    let form: [UInt8] = [16, 0, 0, 0, 1, 0, 0, 0, 16, 0, 0, 0, 1, 2, 3, 4]
    #expect(PixelHash.hexadecimalDigest(of: bitmap) == SHA256.hexadecimalDigest(of: form))

    let short = PaintedBitmap(width: 2, height: 1, ground: [1, 2, 3, 4]).bitmap
    let shortForm: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0x80, 1, 2, 3, 4, 1, 2, 3, 4]
    #expect(PixelHash.hexadecimalDigest(of: short) == SHA256.hexadecimalDigest(of: shortForm))
}
