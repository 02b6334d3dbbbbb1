import Drawing
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import Typesetting

/// The table of pairs in Documentation/Goldens.md: as many pairs as there are, and what the documented rules of odiff say
/// of each. What pixelmatch says is written by `Scripts/compare-pairs` alone.
struct PairTableTests {
    private static let page = PackageFolder.url
        .appendingPathComponent("Documentation/Goldens.md")

    /// The pairs that the page lists, each with what it says of the rules.
    private static func rows() throws -> (counts: [Int], passes: [String: Bool]) {
        let text = try String(contentsOf: page, encoding: .utf8)
        let table = try #require(text.firstMatch(of: /<!-- pairs -->([\s\S]*)<!-- end of pairs -->/)?.1)
        let counts = table.prefix { $0 != "|" }.matches(of: /[0-9]+/).compactMap { Int($0.0) }
        let rows = table.split(separator: "\n").map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        .filter { $0.count == 4 && $0[1] == "fails" }
        return (counts, Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[3] == "**passes**") }))
    }

    /// The distance in YIQ of two pixels on white, by which odiff and pixelmatch decide.
    private static func distance(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Double {
        // Premultiplied: white shines through by what alpha leaves.
        func onWhite(_ pixel: ArraySlice<UInt8>) -> [Double] {
            let values = pixel.map(Double.init)
            return values.prefix(3).map { $0 + 255 - values[3] }
        }
        let delta = zip(onWhite(one), onWhite(other)).map { $0 - $1 }
        let y = delta[0] * 0.29889531 + delta[1] * 0.58662247 + delta[2] * 0.11448223
        let i = delta[0] * 0.59597799 - delta[1] * 0.27417610 - delta[2] * 0.32180189
        let q = delta[0] * 0.21147017 - delta[1] * 0.52261711 + delta[2] * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    private static func isSeen(_ before: Bitmap, _ after: Bitmap) -> Bool {
        guard before.width == after.width, before.height == after.height else { return true }
        guard before.pixels != after.pixels else { return false }
        return stride(from: 0, to: before.pixels.count, by: 4).contains { index in
            let (one, other) = (before.pixels[index..<index + 4], after.pixels[index..<index + 4])
            return one != other && distance(one, other) > 35215 * 0.1 * 0.1
        }
    }

    @Test func theTableIsOfThesePairsAndRules() throws {
        let (counts, passes) = try Self.rows()
        #expect(counts.first == DifferentPairs.all.count && counts.last == EqualPairs.all.count)
        let fonts = try FontCascade.bundled()
        var missed = 0
        for pair in DifferentPairs.all {
            let (before, after) = try pair.renderings(fonts: fonts)
            let isSeen = Self.isSeen(before.picture, after.picture)
            if !isSeen { missed += 1 }
            #expect((passes[pair.name] == true) == !isSeen, "\(pair.name)")
        }
        #expect(counts.count == 4 && counts[2] == DifferentPairs.all.count - missed)
        #expect(Set(passes.keys).isSubset(of: DifferentPairs.all.map(\.name)))
    }
}
