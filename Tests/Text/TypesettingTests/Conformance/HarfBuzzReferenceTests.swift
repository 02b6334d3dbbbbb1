import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Glyphs, advances and offsets against what the `hb-shape` tool printed for every font and script of `Fonts/` (issue
/// "Typesetting", proof 4). Scripts/record-hb-shape recorded it; the tool is not needed here.
@Suite(.neverHangs) struct HarfBuzzReferenceTests {
    private struct Recorded: Decodable {
        let file: String
        let language: String
        let weight: Double
        let text: String
        /// Glyph, advance, x offset and y offset.
        let glyphs: [[Int]]
    }

    private struct Version: Decodable { let harfBuzz: String }

    /// The optical size that was recorded, in points.
    private static let pointSize = 17.0

    private static func recorded() throws -> (version: String, runs: [Recorded]) {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Resources/HarfBuzz/recorded.jsonl")
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { Data($0.utf8) }
        let version = try JSONDecoder().decode(Version.self, from: lines[0])
        return (version.harfBuzz, try lines.dropFirst().map { try JSONDecoder().decode(Recorded.self, from: $0) })
    }

    @Test func glyphsAreThoseOfTheTool() throws {
        let (version, runs) = try Self.recorded()
        for recorded in runs {
            let style = TextStyle(
                pointSize: Self.pointSize, weight: FontWeight(rawValue: recorded.weight),
                isItalic: recorded.file.contains("Italic"), tracking: .none)
            let paragraph = try Paragraph(
                recorded.text, style: style, language: recorded.language, fonts: sharedFonts.get())
            let line = paragraph.lines(width: .infinity).lines[0]
            let drawn = paragraph.glyphRuns(of: line)
            let files = Set(drawn.map(\.font.file.name))
            #expect(files == [recorded.file], "\(recorded.text) at \(recorded.weight)")

            let points = Self.pointSize / Double(FontInstance.unitsPerEm)
            var x = 0
            var expected: [PositionedGlyph] = []
            for glyph in recorded.glyphs {
                expected.append(
                    PositionedGlyph(
                        id: UInt32(glyph[0]), x: Double(x + glyph[2]) * points, y: -Double(glyph[3]) * points))
                x += glyph[1]
            }
            #expect(
                drawn.flatMap(\.glyphs) == expected,
                """
                \(recorded.file) at \(recorded.weight): \(recorded.text). Recorded with HarfBuzz \(version), \
                \(LibraryVersions.harfBuzz) is linked
                """)
            #expect(line.width == Double(x) * points)
        }
    }

    /// Each font of the manifest is in the record, at both weights when it varies.
    @Test func everyFontIsRecorded() throws {
        let runs = try Self.recorded().runs
        let fonts = try sharedFonts.get()
        #expect(Set(runs.map(\.file)) == Set(fonts.directories.map(\.file)))
        #expect(runs.count >= 60)
        #expect(Set(runs.filter { $0.file == "BubbleSans.ttf" }.map(\.weight)) == [400, 600])
    }
}
