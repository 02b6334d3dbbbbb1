import Foundation
import TestSupport
import Testing

@testable import Drawing

/// What is kept of pictures of which parts are drawn and judged again and again.
@Suite struct PictureBandTests {
    @Test("A band of a picture is scaled when it is drawn again at a size, and then no more")
    func bands() {
        let bands = PictureBands()
        let picture = Picture(bitmap: .noise(width: 9, height: 9, seed: 1, isOpaque: true))
        var scaled: [Range<Int>] = []
        func rows(_ width: Int, _ height: Int, _ rows: Range<Int>) -> Range<Int>? {
            bands.band(of: picture, width: width, height: height, rows: rows) { rows in
                scaled.append(rows)
                return ScaledPicture(pixels: [UInt8](repeating: 255, count: width * rows.count * 4))
            }?.rows
        }
        // The first drawing asks twice.
        #expect(rows(30, 90, 40..<50) == nil && rows(30, 90, 41..<50) == nil && scaled.isEmpty)
        #expect(rows(30, 90, 40..<50) == 35..<55 && rows(30, 90, 36..<55) == 35..<55 && scaled == [35..<55])
        // It grows to what is asked for, and only the rows around it are scaled.
        #expect(rows(30, 90, 50..<60) == 23..<72 && rows(30, 90, 40..<50) == 23..<72)
        #expect(scaled == [35..<55, 23..<35, 55..<72])
        // What does not fit is not kept, and what is kept stays.
        for _ in 0..<4 { #expect(rows(4000, 3001, 0..<3001) == nil) }
        // Sizes that are drawn once each do not push it out.
        for width in 100..<400 { #expect(rows(width, 20, 0..<9) == nil) }
        #expect(rows(30, 90, 40..<50) == 23..<72 && scaled.count == 3)
    }

    @Test("A band is of one picture at one size, drawn from as many pixels") func bandsOfOthers() {
        let bands = PictureBands()
        let picture = Picture(bitmap: .noise(width: 9, height: 9, seed: 1, isOpaque: true))
        func isKnown(_ picture: Picture, _ width: Int = 30, _ height: Int = 90) -> Bool {
            bands.band(of: picture, width: width, height: height, rows: 0..<9) { rows in
                ScaledPicture(pixels: [UInt8](repeating: 255, count: width * rows.count * 4))
            } != nil
        }
        #expect([isKnown(picture), isKnown(picture), isKnown(picture)] == [false, false, true])
        var small = picture
        small.thumbnailSide = 4
        let other = Picture(bitmap: .noise(width: 9, height: 9, seed: 2, isOpaque: true))
        #expect(
            [isKnown(small), isKnown(other), isKnown(picture, 31, 90), isKnown(picture, 30, 91)].allSatisfy { !$0 })
        #expect(isKnown(picture.at(scale: 3)) && isKnown(picture))
    }

    @Test("A picture drawn from a band has the pixels of one that is scaled for itself", arguments: [1, 3])
    func bandPixels(scale: Int) throws {
        var generator = SeededGenerator(seed: 7)
        func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) / 4 }
        for seed in 0..<UInt64(40) {
            let picture = Picture(bitmap: .noise(width: 31, height: 47, seed: seed, isOpaque: seed % 2 == 0))
            let renderers = Renderers()
            let size = CGSize(width: length(20...200), height: length(20...300))
            for _ in 0..<6 {
                // One size at several places, as what lies under the titles of one picture.
                let place = CGPoint(x: length(-20...20), y: length(-200...20))
                let items: [DisplayItem] = [
                    .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), Color(red: 200, green: 20, blue: 90)),
                    .picture(picture, in: CGRect(origin: place, size: size)),
                ]
                let list = DisplayList(size: CGSize(width: 40, height: 20), items: items)
                #expect(try renderers.render(list, scale: scale) == Renderer().render(list, scale: scale), "\(seed)")
            }
        }
    }

    @Test("What is known about a file's pixels is what its pixels say")
    func facts() throws {
        for seed in 0..<UInt64(6) {
            let bitmap = Bitmap.noise(width: 12, height: 8, seed: seed, isOpaque: seed < 2)
            let store = PictureStore()
            let file = try store.picture(bitmap.png(), name: "a.png")
            let alone = Picture(bitmap: file.bitmap)
            #expect(file.isOpaque == (seed < 2) && alone.isOpaque == file.isOpaque)
            for picture in [file, file, alone] {
                #expect(picture.opaqueBox?.columns == alone.opaqueBox?.columns)
                #expect(picture.opaqueBox?.rows == alone.opaqueBox?.rows)
                #expect(picture.stableHash.value == alone.stableHash.value)
            }
        }
        let clear = Bitmap(width: 5, height: 4) { x, y in
            Color(red: 0, green: 0, blue: 0, alpha: x == 3 && y == 1 ? 128 : 127)
        }
        let box = try #require(Picture(bitmap: clear).opaqueBox)
        #expect(box.columns == 3..<4 && box.rows == 1..<2)
        #expect(Picture(bitmap: Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 127])).opaqueBox == nil)
    }

    /// Asks as often as it takes to keep a band, and says whether there is one.
    private func isKept(_ bands: PictureBands, _ picture: Picture, _ width: Int, _ height: Int, _ rows: Range<Int>)
        -> Bool
    {
        (0..<3).map { _ in
            bands.band(of: picture, width: width, height: height, rows: rows) { _ in ScaledPicture(pixels: []) } != nil
        }.last ?? false
    }

    @Test("A band that grows is counted once: what fits beside it is kept, and what does not is not")
    func aBandThatGrows() {
        let bands = PictureBands()
        let picture = Picture(bitmap: .noise(width: 9, height: 9, seed: 1, isOpaque: true))
        // 4.5 of the 12 million pixels that are kept, and then 10 of them.
        #expect(isKept(bands, picture, 2_000, 5_000, 0..<1_500) && isKept(bands, picture, 2_000, 5_000, 1_500..<5_000))
        #expect(isKept(bands, picture, 1_900, 1_000, 0..<1_000))
        #expect(!isKept(bands, picture, 1_000, 1_000, 0..<1_000))
    }

    @Test("What is not used for long makes room, and not before")
    func whatIsNotUsedMakesRoom() {
        let bands = PictureBands()
        let picture = Picture(bitmap: .noise(width: 9, height: 9, seed: 1, isOpaque: true))
        #expect(isKept(bands, picture, 2_000, 4_000, 0..<4_000))
        var requests = 0
        while requests < 2_000, !isKept(bands, picture, 2_001, 4_000, 0..<4_000) { requests += 3 }
        #expect((990..<1_010).contains(requests))
        // The two together have no room.
        #expect(
            bands.band(of: picture, width: 2_000, height: 4_000, rows: 0..<9) { _ in ScaledPicture(pixels: []) } == nil)
    }
}
