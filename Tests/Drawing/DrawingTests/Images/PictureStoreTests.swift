import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Picture files of many scenes are decoded once, and few stay decoded.
struct PictureStoreTests {
    private func png(_ color: UInt8, width: Int = 40, height: Int = 40) -> [UInt8] {
        Bitmap(
            width: width, height: height,
            pixels: (0..<width * height).flatMap { [UInt8(truncatingIfNeeded: $0), color, 0, 255] }
        ).png()
    }

    /// Pixels are counted in both directions, of what is kept, of what is released and of what is forgotten.
    @Test(arguments: [(80, 20), (20, 80)]) func wideAndTallPicturesAreCountedAlike(_ width: Int, _ height: Int) throws {
        func file(_ color: Int) -> [UInt8] { png(UInt8(color), width: width, height: height) }
        let store = PictureStore(maximumPixelCount: 3 * 1_600)
        for color in 0..<9 { _ = try store.picture(file(color), name: "a.png") }
        let pictures = try (10..<20).map { try store.picture(file($0), name: "a.png") }
        #expect(pictures.allSatisfy { $0.width == width && $0.height == height })
        let count = store.decodingCount
        let decodings = pictures[6...].reversed().map { picture in
            #expect(picture.bitmap.width == width && picture.bitmap.height == height)
            return store.decodingCount - count
        }
        #expect(decodings == [0, 0, 0, 1])
    }

    @Test func oneFileIsDecodedOnceWhateverItsNameIs() throws {
        let store = PictureStore()
        let pictures = try (0..<40).map { try store.picture(png(1), name: $0 % 2 == 0 ? "a.png" : "b@2x.png") }
        #expect(store.decodingCount == 1)
        #expect(pictures[0].bitmap == (try PictureFile.decode(png(1), name: "a.png")).bitmap)
        #expect(store.decodingCount == 1)
        // Last, so that the pictures live until here in an optimised build too.
        #expect(Set(pictures.map(\.scale)) == [1, 2])
    }

    @Test("A digest is of pixels: another file of the same ones has it, another picture has another")
    func digests() throws {
        let store = PictureStore()
        let first = try store.picture(png(1), name: "a.png")
        let encoded = PNGEncoder.encode(first.bitmap, text: [("Comment", "the same pixels")])
        #expect(encoded != png(1))
        let again = try store.picture(encoded, name: "b.png")
        let other = try store.picture(png(2), name: "a.png")
        #expect(first.digest?.count == 12 && again.digest == first.digest && other.digest != first.digest)
        #expect(Picture(bitmap: first.bitmap).digest == nil)
    }

    @Test func whatWasUsedLongestAgoIsDecodedAgain() throws {
        let store = PictureStore(maximumPixelCount: 3 * 1_600)
        let pictures = try (0..<10).map { try store.picture(png(UInt8($0)), name: "a.png") }
        #expect(store.decodingCount == 10)
        for (index, picture) in pictures.enumerated() { #expect(picture.bitmap.pixels[1] == UInt8(index)) }
        // The last three were used last and stay decoded; the one before is decoded again. Sizes need no pixels.
        var count = store.decodingCount
        #expect(count > 10)
        #expect(pictures[7...].allSatisfy { $0.bitmap.width == 40 } && store.decodingCount == count)
        #expect(pictures[6].bitmap.width == 40 && store.decodingCount == count + 1)
        count += 1
        #expect(pictures.allSatisfy { $0.width == 40 && $0.height == 40 })
        #expect(store.decodingCount == count)
    }

    /// A picture that is used again stays longer than one that came after it.
    @Test func whatIsUsedAgainStays() throws {
        let store = PictureStore(maximumPixelCount: 3 * 1_600)
        let pictures = try (0..<3).map { try store.picture(png(UInt8($0)), name: "a.png") }
        #expect(pictures[0].bitmap.width == 40)
        let fourth = try store.picture(png(9), name: "a.png")
        #expect(store.decodingCount == 4)
        #expect(pictures[0].bitmap.width == 40 && pictures[2].bitmap.width == 40 && store.decodingCount == 4)
        #expect(pictures[1].bitmap.width == 40 && store.decodingCount == 5)
        withExtendedLifetime(fourth) {}
    }

    /// Another scale or other frames are of the same pixels, drawn from as small a copy.
    @Test func aChangedPictureKeepsWhatIsNotChanged() throws {
        var picture = try PictureStore().picture(png(1), name: "a@2x.png")
        picture.thumbnailSide = 32
        let (scaled, moving) = (picture.at(scale: 3), picture.animated(frameCount: 4, duration: 2))
        #expect(scaled.thumbnailSide == 32 && moving.thumbnailSide == 32)
        #expect(scaled.scale == 3 && scaled.frameCount == 1 && scaled.digest == picture.digest)
        #expect(moving.scale == 2 && moving.frameCount == 4 && moving.animationDuration == 2)
        #expect(moving.at(scale: 1).animationDuration == 2)
    }

    /// Numbers that were found of one drawing are those of no other: each fact alone makes another drawing.
    @Test func numbersAreOfOneDrawing() throws {
        let picture = try PictureStore().picture(png(1), name: "a.png")
        var small = picture
        small.thumbnailSide = 8
        let other = try PictureStore().picture(png(2), name: "a.png")
        func drawing(
            _ picture: Picture, _ lengths: [Double] = [1, 2], _ colors: [Color] = [.white], scale: Int = 2
        ) -> DrawnNumbers.Drawing? {
            DrawnNumbers.Drawing(picture, lengths: lengths, colors: colors, scale: scale)
        }
        let numbers = DrawnNumbers()
        let drawings = [
            drawing(picture), drawing(small), drawing(other), drawing(picture, [2, 1]),
            drawing(picture, [1, 2], [.black]),
            drawing(picture, scale: 3),
        ]
        for (index, drawing) in drawings.enumerated() {
            #expect(numbers.numbers(of: drawing) { [Double(index)] } == [Double(index)])
        }
        #expect(numbers.numbers(of: drawings[0]) { nil } == [0])
        // A picture without a file has no name to be known by.
        #expect(drawing(Picture(bitmap: picture.bitmap)) == nil)
    }

    @Test func aLargePictureStaysUntilAnotherIsUsed() throws {
        let store = PictureStore(maximumPixelCount: 100)
        let large = try store.picture(png(1), name: "a.png")
        #expect(large.bitmap.width == 40 && store.decodingCount == 1)
    }

    /// If the pixels of the others stayed, they would take the place of those of the first.
    @Test func whatNobodyUsesIsForgotten() throws {
        let store = PictureStore(maximumPixelCount: 3 * 1_600)
        let used = try store.picture(png(255), name: "a.png")
        for color in 0..<20 { _ = try store.picture(png(UInt8(color)), name: "a.png") }
        let count = store.decodingCount
        #expect(used.bitmap.pixels[1] == 255 && store.decodingCount == count)
    }

    @Test func threadsShareOneDecoding() throws {
        let store = PictureStore(maximumPixelCount: 1)
        let (first, second) = (try store.picture(png(1), name: "a.png"), try store.picture(png(2), name: "b.png"))
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let picture = index % 2 == 0 ? first : second
            #expect(picture.bitmap.pixels[1] == (index % 2 == 0 ? 1 : 2))
        }
    }

    @Test func errorsNameTheFile() {
        #expect(throws: DrawingError.self) { try PictureStore().picture([1, 2, 3], name: "a.png") }
        #expect(throws: DrawingError.self) { try PictureStore().picture(contentsOf: "/no/such/file.png") }
    }

    @Test func equalPicturesAreEqualWhereverTheyAreKept() throws {
        let (store, other) = (PictureStore(), PictureStore())
        let picture = try store.picture(png(1), name: "a.png")
        #expect(picture == (try other.picture(png(1), name: "a.png")))
        #expect(picture == (try PictureFile.decode(png(1), name: "a.png")))
        #expect(picture != (try store.picture(png(2), name: "a.png")))
        let decoded = try PictureFile.decode(png(2), name: "a.png")
        #expect(picture != decoded && decoded != picture && !picture.sharesPixels(with: decoded))
        #expect(picture.at(scale: 3) != picture)
    }
}
