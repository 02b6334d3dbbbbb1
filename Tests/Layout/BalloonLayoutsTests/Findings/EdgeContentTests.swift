import Drawing
import Foundation
import Testing

@testable import BalloonLayouts

/// What is drawn at the edge of a picture and is lost there, and what is meant to go on beyond it.
struct EdgeContentTests {
    private static let size = 300

    /// A grey picture of 300 points, a pixel a point, with lighter or darker pixels.
    private func isFound(_ luma: (_ x: Int, _ y: Int) -> UInt8) -> Bool {
        let pixels = (0..<Self.size).flatMap { y in
            (0..<Self.size).flatMap { x -> [UInt8] in
                let grey = luma(x, y)
                return [grey, grey, grey, 255]
            }
        }
        let bitmap = Bitmap(width: Self.size, height: Self.size, pixels: pixels)
        let extent = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
        let picture = PictureSampler(bitmap: bitmap, extent: extent, background: .white)
        return EdgeContent.isLikely(in: CGRect(x: 0, y: 0, width: 6, height: Self.size), of: picture)
    }

    /// A number that looks random, the same at every run.
    private func noise(_ x: Int, _ y: Int) -> UInt64 {
        var value = UInt64(x &* 73_856_093 ^ y &* 19_349_663) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
        return value &* 0xBF58_476D_1CE4_E5B9 >> 32
    }

    @Test("A letter, a word that begins at the edge and a frame's line are found")
    func content() {
        // A stroke of two points, 12 high.
        #expect(isFound { x, y in (2...3).contains(x) && (100..<112).contains(y) ? 255 : 30 })
        // Strokes every four points along a line, as of a word.
        #expect(isFound { x, y in x < 80 && x % 4 == 2 && (100..<112).contains(y) ? 255 : 30 })
        #expect(isFound { x, _ in x == 2 || x == 3 ? 0 : 200 })
    }

    @Test("A stroke that begins in the strip is found, however far it reaches", arguments: [2, 4, 5], [3, 6, 12, 18])
    func strokes(start: Int, width: Int) {
        // The stem of a letter of 40 points.
        #expect(isFound { x, y in (start..<start + width).contains(x) && (100..<140).contains(y) ? 240 : 60 })
        #expect(isFound { x, y in (start..<start + width).contains(x) && (100..<140).contains(y) ? 20 : 230 })
    }

    @Test("What begins behind the strip, reaches the picture's edge or does not end is not")
    func safe() {
        #expect(!isFound { x, y in (8..<14).contains(x) && (100..<140).contains(y) ? 240 : 60 })
        #expect(!isFound { x, y in x < 10 && (100..<140).contains(y) ? 240 : 60 })
        #expect(!isFound { x, y in x >= 4 && (100..<140).contains(y) ? 240 : 60 })
        // A lamp of 8 points.
        #expect(!isFound { x, y in (x - 8) * (x - 8) + (y - 100) * (y - 100) <= 16 ? 240 : 20 })
        // A row of windows of 14 by 9, which are wider than tall.
        #expect(!isFound { x, y in x % 20 >= 3 && x % 20 < 17 && (100..<109).contains(y) ? 240 : 60 })
        // A town of large windows: 10 by 10, every 18 by 20.
        #expect(!isFound { x, y in x % 18 >= 4 && x % 18 < 14 && y % 20 < 10 && y > 60 ? 240 : 40 })
    }

    @Test("A sky full of stars, a town of lit windows, leaves and grain are not")
    func patterns() {
        #expect(!isFound { x, y in noise(x / 2, y / 2) % 40 == 0 ? 250 : 20 })
        // Windows of 2 by 6 points, every 5 by 14.
        #expect(!isFound { x, y in x % 5 >= 3 && y % 14 < 6 && y > 60 ? 240 : 40 })
        #expect(!isFound { x, y in UInt8(noise(x, y) % 256) })
        #expect(!isFound { x, y in UInt8(noise(x / 2, y / 8) % 2) * 160 + 40 })
    }

    @Test("Pillars at even distances are not, from a low fence to a hall", arguments: [30, 35, 40], [4, 8, 12])
    func pillars(distance: Int, width: Int) {
        for start in 2...5 {
            for rows in [100..<140, 60..<240] {
                #expect(
                    !isFound { x, y in
                        x % distance >= start && x % distance < start + width && rows.contains(y) ? 230 : 60
                    })
            }
        }
    }

    @Test("Stems at uneven distances are found, however many there are, and one stem among pillars is")
    func unevenStems() {
        // As of a heading across the picture.
        let stems = [3, 17, 40, 52, 80, 91, 118, 140, 149, 180, 196, 230, 241, 270]
        #expect(isFound { x, y in (100..<140).contains(y) && stems.contains { (0..<5).contains(x - $0) } ? 240 : 60 })
        // Stems alone that are repeated in a part of the picture.
        #expect(isFound { x, y in x < 120 && x % 20 >= 3 && x % 20 < 7 && (100..<130).contains(y) ? 240 : 60 })
    }

    @Test("Smooth backgrounds and lone specks are not")
    func backgrounds() {
        #expect(!isFound { x, y in UInt8((x + y) * 255 / 600) })
        #expect(!isFound { x, y in y > 150 ? 20 : 220 })
        #expect(!isFound { x, y in (2...3).contains(x) && (100..<102).contains(y) ? 255 : 30 })
    }
}
