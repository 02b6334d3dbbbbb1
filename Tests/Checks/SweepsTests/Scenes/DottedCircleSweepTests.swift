import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

/// Every example at the twelve text sizes in 45 languages: no line of any text draws a dotted circle that its text does
/// not have. The words are interface strings from translation catalogues (Resources/Chromium), in place of the
/// example's own, so that each example is read in each language. A usual run takes every third text size, others for
/// each language.
@Suite struct DottedCircleSweepTests {
    private struct CatalogString: Decodable {
        let lang: String
        let text: String
    }

    /// The strings of each language, the longest first.
    private static func strings() throws -> [(language: String, texts: [String])] {
        let path = packageFolder + "/Tests/Text/TypesettingTests/Resources/Chromium/strings.jsonl"
        let all = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(CatalogString.self, from: Data($0.utf8))
        }
        return Dictionary(grouping: all, by: \.lang).sorted { $0.key < $1.key }.map { language, strings in
            (language, strings.map(\.text).sorted { $0.utf16.count > $1.utf16.count })
        }
    }

    private func circles(in node: PlacedNode) -> Int {
        var count = node.children.reduce(0) { $0 + circles(in: $1) }
        guard case .text(let text) = node.content, !text.text.contains("\u{25CC}") else { return count }
        for run in text.layout.lines.flatMap({ text.paragraph.glyphRuns(of: $0) }) {
            guard let circle = run.font.glyph(of: 0x25CC) else { continue }
            count += run.glyphs.count { $0.id == circle }
        }
        return count
    }

    @Test func noExampleDrawsOneInAnyLanguageAtAnySize() throws {
        let folder = packageFolder + "/Examples"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
        let languages = try Self.strings()
        #expect(languages.count == 45)
        let context = try context()
        var texts = 0
        for name in names.sorted() {
            let scene = try BalloonScene(contentsOf: "\(folder)/\(name)")
            guard case .message = scene.subject else { continue }
            for (place, (language, strings)) in languages.enumerated() {
                var viewer = context
                viewer.traits = scene.traits
                viewer.traits.locale = language
                let step = OracleDepth.stride(3)
                let categories = ContentSizeCategory.allCases
                for index in stride(from: place % step, to: categories.count, by: step) {
                    let category = categories[index]
                    viewer.traits.preferredContentSizeCategory = category
                    var layout = try scene.balloonLayout(for: scene.traits)
                    var content = TemplateContent()
                    // Long texts at the leading side and short ones at the trailing side, as in the examples.
                    (content.caption, content.subcaption) = (strings[0], strings[2])
                    (content.trailingCaption, content.trailingSubcaption) = (strings[strings.count - 1], strings[12])
                    layout.content = .template(content)
                    texts += 1
                    #expect(try circles(in: layout.place(in: viewer).balloon) == 0, "\(name) \(language) \(category)")
                }
            }
        }
        #expect(texts > 5_000 / OracleDepth.stride(3))
    }
}
