import Testing

@testable import Drawing

@Test func everyPixelAndChannelChangesTheHash() {
    let ground = (0..<20 * 3).flatMap { _ in [10, 20, 30, 255] as [UInt8] }
    func hash(_ pixels: [UInt8]) -> String {
        PixelHash.hexadecimalDigest(of: Bitmap(width: 20, height: 3, pixels: pixels))
    }
    var hashes: Set<String> = [hash(ground)]
    for place in ground.indices {
        var changed = ground
        changed[place] -= 1
        hashes.insert(hash(changed))
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
    let bitmap = Bitmap(width: 16, height: 1, pixels: (0..<16).flatMap { _ in [1, 2, 3, 4] as [UInt8] })
    let form: [UInt8] = [16, 0, 0, 0, 1, 0, 0, 0, 16, 0, 0, 0, 1, 2, 3, 4]
    #expect(PixelHash.hexadecimalDigest(of: bitmap) == SHA256.hexadecimalDigest(of: form))

    let short = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 1, 2, 3, 4])
    let shortForm: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0x80, 1, 2, 3, 4, 1, 2, 3, 4]
    #expect(PixelHash.hexadecimalDigest(of: short) == SHA256.hexadecimalDigest(of: shortForm))
}
