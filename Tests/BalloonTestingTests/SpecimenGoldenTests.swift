import BalloonTesting
import Testing

/// Every kind of script small and large, light and dark, at each scale of a display, kept as goldens to be looked at:
/// stacked marks, joined letters, conjuncts, ideographs and colour emoji (issue 5).
@Suite struct SpecimenGoldenTests {
    /// Caption 2 is 11 points at Large and 40 at AX5 ("Apple HIG, Typography, 2025").
    private static func scene(_ name: String, _ texts: [String]) throws -> Scene {
        let lines = texts.map { "        - {text: \"\($0)\", font: caption2}" }.joined(separator: "\n")
        return try Scene(
            text: """
                message:
                  summaryText: Specimen
                  layout:
                    live:
                      view:
                        vstack:
                \(lines)
                        alignment: leading
                        spacing: 2
                        padding: 12
                      contentSize: {height: fit}
                      alternate: {caption: Specimen}
                goldens:
                  preferredContentSizeCategories: [L, AX5]
                  userInterfaceStyles: [light, dark]
                  displayScales: [1, 2, 3]
                """, file: "\(name).yaml")
    }

    @Test func southAndSoutheastAsia() throws {
        assertGoldens(of: try Self.scene("south-asia", ["हिन्दी क्षत्रिय र्कि", "ភាសាខ្មែរ ស្ត្រី", "ที่นี่ กำลังน้ำ"]))
    }

    @Test func arabicAndHebrew() throws {
        assertGoldens(of: try Self.scene("arabic", ["مُحَمَّد 12:30", "لا إله، ﷺ", "שָׁלוֹם abc"]))
    }

    @Test func ideographsAndEmoji() throws {
        assertGoldens(of: try Self.scene("ideographs", ["鬱骨直「今日は」", "한국어 ｶﾞ", "👩‍👩‍👧🇯🇵👍🏽1️⃣"]))
    }

    /// Each script with emoji beside it: skin tones, joined ones, flags and a keycap stay one picture in any text.
    private static let rows = [
        "हिन्दी क्षत्रिय 👍🏽", "مُحَمَّد ﷺ 👩‍👩‍👧", "ភាសាខ្មែរ ស្ត្រី 🇰🇭👍🏽", "ที่นี่ กำลังน้ำ 1️⃣", "鬱骨直「今日は」👨‍🚒", "한국어 👋🏿",
        "שָׁלוֹם abc 🏳️‍🌈", "AVA fi ½ 🇯🇵🎉",
    ]

    /// All scripts on one sheet: 11 points beside 40, which is Caption 2 at AX5.
    @Test func everyScriptSideBySide() throws {
        let rows = Self.rows.map { row in
            """
                    - hstack:
                        - {text: "\(row)", font: {size: 11}, alignment: leading, frame: {width: 130}}
                        - {text: "\(row)", font: {size: 40}}
                      alignment: firstTextBaseline
            """
        }
        let scene = try Scene(
            text: """
                message:
                  summaryText: Specimen
                  layout:
                    live:
                      view:
                        vstack:
                \(rows.joined(separator: "\n"))
                        alignment: leading
                        spacing: 10
                        padding: 16
                      contentSize: {height: fit}
                      alternate: {caption: Specimen}
                traits: {transcriptWidth: 760, transcriptHeight: 1400}
                goldens:
                  userInterfaceStyles: [light, dark]
                  displayScales: [1]
                """, file: "scripts.yaml")
        #expect(try placedBalloon(of: scene).findings.isEmpty)
        assertGoldens(of: scene)
    }
}
