import BalloonTesting
import Testing

/// Every kind of script small and large, light and dark, at each scale of a display, kept as goldens to be looked at:
/// stacked marks, joined letters, conjuncts, ideographs and colour emoji.
@Suite struct SpecimenGoldenTests {
    /// A live layout with a row for each element.
    private static func scene(_ name: String, rows: [String], spacing: Int, axes: String) throws -> BalloonScene {
        let elements = rows.map { "        - \($0)" }.joined(separator: "\n")
        return try BalloonScene(
            text: """
                message:
                  summaryText: Specimen
                  layout:
                    live:
                      view:
                        vstack:
                \(elements)
                        alignment: leading
                        spacing: \(spacing)
                        padding: 12
                      contentSize: {height: fit}
                      alternate: {caption: Specimen}
                \(axes)
                """, file: "\(name).yaml")
    }

    /// Caption 2 is 11 points at Large and 40 at AX5 ("Apple HIG, Typography, 2025").
    private static func scene(_ name: String, _ texts: [String]) throws -> BalloonScene {
        try scene(
            name, rows: texts.map { "{text: \"\($0)\", font: caption2}" }, spacing: 2,
            axes: """
                goldens:
                  preferredContentSizeCategories: [L, AX5]
                  userInterfaceStyles: [light, dark]
                  displayScales: [1, 2, 3]
                """)
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
        "שָׁלוֹם abc 🏳️‍🌈", "AVA fi ½ 🇯🇵⭐",
    ]

    /// All scripts on one sheet: 11 points beside 40, which is Caption 2 at AX5.
    @Test func everyScriptSideBySide() throws {
        let rows = Self.rows.map { row in
            """
            {hstack: [{text: "\(row)", font: {size: 11}, alignment: leading, frame: {width: 130}}, \
            {text: "\(row)", font: {size: 40}}], alignment: firstTextBaseline}
            """
        }
        let scene = try Self.scene(
            "scripts", rows: rows, spacing: 10,
            axes: """
                traits: {transcriptWidth: 760, transcriptHeight: 1400}
                goldens:
                  userInterfaceStyles: [light, dark]
                  displayScales: [1]
                """)
        // The sizes are fixed on purpose, and a specimen opens nothing.
        let kinds = Set(try placedBalloon(of: scene).findings.map(\.kind))
        #expect(kinds.subtracting([.textSizeFixed, .urlMissing, .alternateDiffers, .directionMixed]) == [])
        assertGoldens(of: scene)
    }

    /// A word or two in every script that has a font, the rare characters of CJK among them.
    private static let words = [
        "Dinner à Łódź", "Δείπνο στις οκτώ", "Ужин в восемь", "Ընթրիք ութին", "ვახშამი რვაზე", "ארוחה בשמונה",
        "العشاء في الثامنة", "रात का खाना", "রাতের খাবার", "રાત્રિભોજન આઠે", "ਰਾਤ ਦਾ ਖਾਣਾ", "ରାତ୍ରି ଭୋଜନ", "இரவு உணவு",
        "రాత్రి భోజనం", "ರಾತ್ರಿ ಊಟ", "അത്താഴം എട്ടിന്", "රාත්‍රී ආහාරය", "อาหารค่ำ", "ອາຫານຄ່ຳ", "អាហារពេលល្ងាច", "ညစာစားမလား", "እራት በሁለት",
        "還沒決定的人們", "婷婷吃馄饨粽子", "餃子と珈琲と鮨", "똠얌꿍 먹을래", "𠮷野家 𨋢",
    ]

    /// Captions are semibold: each script beside its regular weight.
    @Test func everyScriptIsSemibold() throws {
        let rows = Self.words.map { word in
            """
            {hstack: [{text: "\(word)", font: headline, alignment: leading, frame: {width: 190}}, \
            {text: "\(word)", font: body}], alignment: firstTextBaseline}
            """
        }
        let scene = try Self.scene(
            "semibold", rows: rows, spacing: 3,
            axes: """
                traits: {transcriptWidth: 460, transcriptHeight: 1400}
                metrics: {maximumHeight: 1300}
                goldens:
                  displayScales: [1]
                """)
        let kinds = Set(try placedBalloon(of: scene).findings.map(\.kind))
        #expect(kinds.subtracting([.urlMissing, .alternateDiffers, .directionMixed]) == [])
        assertGoldens(of: scene)
    }

    /// Urdu is in Nastaliq.
    @Test func urduIsSemibold() throws {
        assertGoldens(
            of: try Self.scene(
                "semibold-urdu",
                rows: ["headline", "body"].map { "{text: \"رات کا کھانا آٹھ بجے\", font: \($0)}" },
                spacing: 4, axes: "traits: {locale: ur}\ngoldens:\n  displayScales: [2]"))
    }
}
