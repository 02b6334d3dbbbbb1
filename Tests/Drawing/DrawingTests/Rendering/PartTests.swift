import Foundation
import TestSupport
import Testing

@testable import Drawing

/// A part of a list that is drawn alone, against the same part of all of it.
@Suite struct PartTests {
    /// Lists that nobody would write: every kind of item around and over each other, except rotated ones, whose pixels
    /// depend in the last digit on where they are clipped.
    private struct RandomList {
        var generator: SeededGenerator
        let picture: Picture

        mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }

        mutating func box() -> CGRect {
            CGRect(
                x: number(-10...50) / 2, y: number(-10...40) / 2, width: number(1...60) / 2, height: number(1...50) / 2)
        }

        mutating func color() -> Color {
            var color = Color(red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: 90)
            if number(0...2) == 0 { color.alpha = UInt8(number(0...255)) }
            return color
        }

        mutating func shape() -> Shape {
            switch number(0...2) {
            case 0: .rectangle(box())
            case 1: .rounded(box(), radius: number(0...8), style: .continuous)
            default: .border(box(), width: 1, radius: number(0...8), style: .circular)
            }
        }

        mutating func item(depth: Int) -> DisplayItem {
            switch number(0...(depth > 0 ? 5 : 2)) {
            case 0: return .fill(shape(), color())
            case 1:
                let box = box()
                return .gradient(.rectangle(box), LinearGradient(down: box, from: color(), to: color()))
            case 2: return .picture(picture, in: box())
            case 3: return .clip(shape(), items(depth: depth - 1))
            case 4: return .translucent(opacity: UInt8(number(0...255)), items(depth: depth - 1))
            default:
                return .shadowed(
                    Shadow(color(), radius: number(0...6), x: number(-4...4), y: number(-4...4)),
                    items(depth: depth - 1))
            }
        }

        mutating func items(depth: Int) -> [DisplayItem] { (0..<3).map { _ in item(depth: depth) } }
    }

    @Test("The pixels of a part are those of the whole", arguments: [1, 3])
    func part(scale: Int) throws {
        for seed in 0..<UInt64(60) {
            var random = RandomList(
                generator: SeededGenerator(seed: seed),
                picture: Picture(bitmap: .noise(width: 17, height: 23, seed: seed, isOpaque: seed % 2 == 0)))
            let list = DisplayList(size: CGSize(width: 30, height: 25), items: random.items(depth: 2))
            let whole = try Renderer().render(list, scale: scale)
            let renderers = Renderers()
            for _ in 0..<6 {
                let (left, top) = (Int(random.number(0...29)) * scale, Int(random.number(0...24)) * scale)
                let columns = left..<Int(random.number(left + 1...30 * scale + 5))
                let rows = top..<Int(random.number(top + 1...25 * scale + 5))
                let part = try renderers.render(list, scale: scale, part: (columns, rows))
                let (right, bottom) = (min(columns.upperBound, whole.width), min(rows.upperBound, whole.height))
                #expect(part.width == right - left && part.height == bottom - top)
                var expected: [UInt8] = []
                for row in top..<bottom {
                    let start = row * whole.width
                    expected += whole.pixels[((start + left) * 4)..<((start + right) * 4)]
                }
                #expect(part.pixels == expected, "seed \(seed)")
            }
            #expect(renderers.drawingCount == 6)
        }
    }

    @Test("A part beside the canvas has no pixels")
    func outside() throws {
        let list = DisplayList(size: CGSize(width: 3, height: 3), items: [])
        let part = try Renderer().render(list, scale: 1, part: (5..<9, 0..<2))
        #expect(part.pixels.isEmpty && part.width == 0)
    }

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
        // It grows to what is asked for.
        #expect(rows(30, 90, 50..<60) == 23..<72 && rows(30, 90, 40..<50) == 23..<72 && scaled.count == 2)
        // What does not fit is not kept, and what is kept stays.
        for _ in 0..<4 { #expect(rows(4000, 3001, 0..<3001) == nil) }
        // Sizes that are drawn once each do not push it out.
        for width in 100..<400 { #expect(rows(width, 20, 0..<9) == nil) }
        #expect(rows(30, 90, 40..<50) == 23..<72 && scaled.count == 2)
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
}
