import TestSupport
import Testing

@testable import Drawing

/// Damaged files: whatever the bytes, the answer is a picture or an error. The seed is fixed, so that a failure can be
/// seen again.
@Suite struct PictureFuzzTests {
    static let files: [(name: String, bytes: [UInt8])] = [
        ("noise.png", PNGEncoder.encode(.noise(width: 12, height: 7, seed: 5, isOpaque: false), text: [("key", "é日")])),
        (
            "palette.png",
            PNGEncoder.encode(Bitmap(width: 30, height: 30) { x, _ in Color(red: UInt8(x * 8), green: 1, blue: 2) })
        ),
        ("sample.gif", GIFDecoderTests.header + GIFDecoderTests.image + GIFDecoderTests.image + [0x3B]),
        (
            "turned.jpg",
            {
                var file = JPEGDecoderTests.encode(JPEGDecoderTests.quarters())
                file.insert(contentsOf: JPEGDecoderTests.exif(6, isLittleEndian: true), at: 2)
                return file
            }()
        ),
    ]

    @Test(arguments: 0..<files.count) func damagedFilesNeverCrash(index: Int) throws {
        var generator = SeededGenerator(seed: UInt64(index + 1))
        let (name, original) = Self.files[index]
        var pictures = 0
        for _ in 0..<1_500 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                case 2: bytes.remove(at: place)
                default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
                }
            }
            do {
                let picture = try PictureFile.decode(bytes, name: name)
                #expect(picture.bitmap.pixels.count == picture.bitmap.width * picture.bitmap.height * 4)
                pictures += 1
            } catch let error as DrawingError {
                #expect(error.description.contains(name))
            }
            do { _ = try PNGChunks.text(in: bytes, name: name) } catch is DrawingError {}
        }
        #expect(pictures < 1_500)
    }

    @Test func randomBytesAreErrors() throws {
        var generator = SeededGenerator(seed: 99)
        let starts: [[UInt8]] = [PNGChunks.signature, [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8), []]
        for round in 0..<2_000 {
            let length = Int.random(in: 0..<200, using: &generator)
            let bytes = starts[round % 4] + (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(throws: DrawingError.self) { try PictureFile.decode(bytes, name: "random") }
        }
    }
}
