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

    @Test("A sky full of stars, a town of lit windows, leaves and grain are not")
    func patterns() {
        #expect(!isFound { x, y in noise(x / 2, y / 2) % 40 == 0 ? 250 : 20 })
        // Windows of 2 by 6 points, every 5 by 14.
        #expect(!isFound { x, y in x % 5 >= 3 && y % 14 < 6 && y > 60 ? 240 : 40 })
        #expect(!isFound { x, y in UInt8(noise(x, y) % 256) })
        #expect(!isFound { x, y in UInt8(noise(x / 2, y / 8) % 2) * 160 + 40 })
    }

    @Test("Smooth backgrounds and lone specks are not")
    func backgrounds() {
        #expect(!isFound { x, y in UInt8((x + y) * 255 / 600) })
        #expect(!isFound { x, y in y > 150 ? 20 : 220 })
        #expect(!isFound { x, y in (2...3).contains(x) && (100..<102).contains(y) ? 255 : 30 })
    }
}
