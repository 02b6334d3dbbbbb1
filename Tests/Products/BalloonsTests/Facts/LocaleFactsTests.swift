import BalloonFixtures
import Balloons
import Drawing
import Foundation
import Testing
import Typesetting
import ViewLayout

/// Statements 56 to 58 of the facts sheet, section 9: what a viewer's language does to a balloon.
@Suite struct LocaleFactsTests {
    /// Thai, Arabic, Urdu, Hindi and Burmese: scripts that stand taller or lower than Latin.
    static let tall = ["ไม่มีที่นั่งแล้ว", "مرحبًا بكم", "پہلا ہفتہ بارش", "हिन्दी में कार्ड", "မြန်မာစာ"]

    private func text(
        _ string: String, font: FontReference = .textStyle(.body), rule: LetterformSizingRule = .typographic
    ) -> Text { Text(string, font: font, sizingRule: rule) }

    private func height(_ text: Text, _ traits: TraitCollection = TraitCollection()) throws -> CGFloat {
        try text.measure(.unspecified, in: context(traits)).size.height
    }

    // MARK: - 56

    @Test("56: tall scripts in text-style fonts are at least as tall as Latin", arguments: tall)
    func fact56_textStyles(_ string: String) throws {
        for style in FontTextStyle.allCases {
            let font = FontReference.textStyle(style)
            #expect(try height(text(string, font: font)) >= height(text("Latin", font: font)), "\(style)")
        }
    }

    @Test("56: tall scripts in plain system fonts do not grow", arguments: tall)
    func fact56_systemFonts(_ string: String) throws {
        let font = FontReference.system(size: 17)
        #expect(try height(text(string, font: font)) == height(text("Latin", font: font)))
    }

    /// The marks of the last two stand higher or lower than any line of their fonts.
    @Test("56: no ink leaves a text in oversize mode", arguments: tall + ["ปี๊ ญ้ี ฏุ้", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢"])
    func fact56_oversize(_ string: String) throws {
        for font in [FontReference.textStyle(.body), .system(size: 17)] {
            let text = text(string, font: font, rule: .oversize)
            let context = try context()
            let size = try text.measure(.unspecified, in: context).size
            let node = try text.place(in: CGRect(origin: .zero, size: size), context: context)
            guard case .text(let placed) = node.content else { throw ExpectedText() }
            for (line, origin) in zip(placed.layout.lines, placed.lineOrigins) {
                let ink = try #require(placed.paragraph.inkBounds(of: line))
                #expect(origin.y + ink.top >= -1e-9 && origin.y + ink.bottom <= size.height + 1e-9)
            }
            #expect(try size.height >= height(self.text(string, font: font)))
        }
    }

    /// English for a viewer who also prefers Thai: lines are taller to hold its letters.
    @Test("56: a typesetting language gives every line room for its letters")
    func fact56_typesettingLanguage() throws {
        var traits = TraitCollection()
        traits.typesettingLanguage = "th"
        #expect(try height(text("Latin"), traits) > height(text("Latin")))
        #expect(try height(text("Latin"), traits) == height(text("Latin ไทย")))
        let plain = FontReference.system(size: 17)
        #expect(try height(text("Latin", font: plain), traits) == height(text("Latin", font: plain)))
        traits.typesettingLanguage = "fr"
        #expect(try height(text("Latin"), traits) == height(text("Latin")))
    }

    // MARK: - 57

    /// The whole lines of a caption in a transcript of a width, white space at their ends left out.
    private func lines(_ caption: String, locale: String, width: CGFloat = 230) throws -> [String] {
        let balloon = try placed(
            template(caption: caption), traits: TraitCollection(transcriptWidth: width, locale: locale))
        return try #require(balloon.recorded("caption")).lines.filter { !$0.isTruncated }.map(\.text)
    }

    /// Words as a reader sets them: “no seats left in this restaurant”.
    @Test("57: Thai wraps at words of the dictionary")
    func fact57_thai() throws {
        let words = ["ไม่มี", "ที่นั่ง", "แล้ว", "ใน", "ร้าน", "อาหาร", "แห่ง", "นี้"]
        var ends: Set<Int> = []
        var length = 0
        for word in words {
            length += word.utf16.count
            ends.insert(length)
        }
        let lines = try lines(words.joined(), locale: "th")
        #expect(lines.count > 1)
        var end = 0
        for line in lines {
            end += line.utf16.count
            #expect(ends.contains(end), "a line ends inside a word: \(line)")
        }
    }

    @Test("57: Hangul wraps between words, whatever the interface's language", arguments: ["ko", "en"])
    func fact57_hangul(_ locale: String) throws {
        let words = ["목요일", "저녁에", "페리빌딩에서", "저녁식사를", "합니다"]
        let lines = try lines(words.joined(separator: " "), locale: locale)
        #expect(lines.count > 1)
        for line in lines { #expect(Set(line.split(separator: " ").map(String.init)).isSubset(of: words), "\(line)") }
    }

    @Test("57: a Hangul word wider than its line still breaks")
    func fact57_longHangulWord() throws {
        #expect(try lines(String(repeating: "가", count: 40), locale: "ko").count > 1)
    }

    /// Every break between ideographs is taken when the width asks for it, but none before a full stop or a closing
    /// bracket, and none after an opening one (UAX #14, classes CL, CP, OP).
    @Test("57: CJK wraps anywhere legal, and nowhere else", arguments: ["ja", "zh-Hans", "zh-Hant"])
    func fact57_ideographs(_ locale: String) throws {
        let caption = "木曜日（夜）の夕食。港の「船着場」で会う。"
        let characters = Array(caption)
        let legal = Set(
            (1..<characters.count).filter { !"）。」".contains(characters[$0]) && !"（「".contains(characters[$0 - 1]) })
        #expect(legal.count == 14)
        // The font of a caption, in every width from three letters on: each break is where some line ends.
        let text = Text(caption, font: .textStyle(.footnote, weight: .semibold))
        let context = try context(TraitCollection(locale: locale))
        var breaks: Set<Int> = []
        for width in stride(from: 39, to: 300, by: 0.5) {
            let proposal = ProposedSize(width: width, height: nil)
            let measurement = try text.measure(proposal, in: context)
            let bounds = CGRect(x: 0, y: 0, width: width, height: measurement.size.height)
            let node = text.place(measurement, in: bounds, context: context)
            guard case .text(let placed) = node.content else { throw ExpectedText() }
            breaks.formUnion(placed.layout.lines.map(\.range.upperBound).filter { $0 < characters.count })
        }
        // A line of the balloon itself breaks as the text does.
        for width in stride(from: 60, to: 330, by: 5.0) {
            var end = 0
            for line in try lines(caption, locale: locale, width: width) {
                end += line.count
                if end < caption.count { breaks.insert(end) }
            }
        }
        #expect(breaks == legal, "not reached: \(legal.subtracting(breaks).sorted())")
    }

    @Test("57: no hyphen is ever inserted", arguments: ["en", "de", "nl"])
    func fact57_hyphens(_ locale: String) throws {
        let caption = "Donaudampfschifffahrtsgesellschaftskapitän internationalization communication"
        for width in stride(from: 80, to: 330, by: 7.0) {
            for line in try lines(caption, locale: locale, width: width) {
                #expect(!line.contains("-") && !line.contains("\u{2010}"), "\(line)")
            }
        }
    }

    // MARK: - 58

    /// The glyphs of a run as it is set alone stand in the same order in the line.
    @Test("58: digits and Latin runs in a caption from the right keep their order", arguments: ["ar", "he"])
    func fact58_runs(_ locale: String) throws {
        let samples = ["ar": "الطاولة رقم 1234 في Ferry Building اليوم", "he": "שולחן 1234 ליד Ferry Building היום"]
        let caption = try #require(samples[locale])
        let context = try context(TraitCollection(locale: locale))
        let text = Text(caption, font: .textStyle(.footnote))
        let size = try text.measure(.unspecified, in: context).size
        guard case .text(let placed) = try text.place(in: CGRect(origin: .zero, size: size), context: context).content
        else { throw ExpectedText() }
        let line = try #require(placed.layout.lines.first)
        let drawn = placed.paragraph.glyphRuns(of: line).flatMap(\.glyphs).sorted { $0.x < $1.x }.map(\.id)
        for run in ["1234", "Ferry Building"] {
            let alone = try context.paragraph(run, font: .preferred(forTextStyle: .footnote))
            let glyphs = try #require(alone.lines(width: .infinity).lines.first.map(alone.glyphRuns))
                .flatMap(\.glyphs).map(\.id)
            #expect(
                drawn.indices.contains { drawn[$0...].starts(with: glyphs) },
                "\(run) does not stand in its order in \(caption)")
        }
        #expect(placed.paragraph.isRightToLeft)
    }

    private struct ExpectedText: Error {}
}
