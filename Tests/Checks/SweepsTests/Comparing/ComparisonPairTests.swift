import Drawing
import Foundation
import Goldens
import TestSupport
import Testing
import Typesetting

@testable import Goldens

/// No pair is mistaken at the default, which is exact. Documentation/Goldens.md shows the same pairs compared by others.
struct ComparisonPairTests {
    private static let fonts = Result { try FontCascade.bundled() }

    /// Records the first and verifies the second.
    private func verdict(_ pair: ComparisonPair) throws -> GoldenVerdict {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        let cell = try GoldenCell(scene: "pair", source: "pair.yaml")
        let (before, after) = try pair.renderings(fonts: Self.fonts.get())
        let engine = EngineFingerprint(version: "1", fonts: [], libraries: [])
        try store.record(before, for: cell, engine: engine)
        return try store.verify(after, for: cell)
    }

    @Test(arguments: DifferentPairs.all) func aDifferenceFails(_ pair: ComparisonPair) throws {
        let verdict = try verdict(pair)
        let difference = try #require(verdict.difference, "\(verdict)")
        #expect((difference.pixels != nil) == pair.isSeen, "\(verdict)")
        #expect(ChangeFact.facts(of: verdict).contains { !$0.sentence.isEmpty })
    }

    @Test(arguments: EqualPairs.all) func theSameMatches(_ pair: ComparisonPair) throws {
        #expect(try verdict(pair) == .equal)
    }

    @Test func thereAreEnoughAndEachIsNamedOnce() {
        let names = (DifferentPairs.all + EqualPairs.all).map(\.name)
        #expect(names.count >= 80 && Set(names).count == names.count)
    }

    /// For `Scripts/compare-pairs`, which has other tools compare them.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BALLOON_PAIRS"] != nil, "asked for by BALLOON_PAIRS"))
    func writesThePicturesOfEachPair() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["BALLOON_PAIRS"] ?? "")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var lines: [String] = []
        for (kind, pairs) in [("different", DifferentPairs.all), ("equal", EqualPairs.all)] {
            for pair in pairs {
                let number = lines.count
                let (before, after) = try pair.renderings(fonts: Self.fonts.get())
                for (suffix, picture) in [("a", before.picture), ("b", after.picture)] {
                    try Data(PNGEncoder.encode(picture)).write(
                        to: folder.appendingPathComponent("\(number)\(suffix).png"))
                }
                lines.append("\(kind)\t\(pair.name)")
            }
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appendingPathComponent("pairs.tsv"))
    }
}
