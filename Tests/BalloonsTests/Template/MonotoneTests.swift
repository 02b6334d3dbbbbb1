import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Balloons

/// Heights never fall when text grows, the text size grows, or the width shrinks; over 10 000 generated messages.
///
/// Two things bound what can be promised. A picture is as high as the width allows, so that for widths the statement is
/// about the captions, as facts 42 says. And the width itself is not monotone: at AX1 the transcript leaves a balloon
/// 66 points more than at XXXL (facts 5.1), so that text sizes are compared where the width is the same.
@Suite struct MonotoneTests {
    /// A message and its viewer.
    private struct Sample {
        var content = TemplateContent()
        var traits = TraitCollection()
        var hasIcon = false
    }

    /// Messages are split so that two cores share the work.
    private static let seeds: [UInt64] = [1, 2]
    private static let samplesPerSeed = 5_000

    private static let texts = [
        "Dinner at 7?", "Table for four", "$24.50", "1.2 miles", "Yes",
        "Which day suits everyone for the harbour trip?",
        "Ada, Ben, Chi and Dan", "Saturday at eight, gates open at half past six", "3 votes", "Wegbeschreibung",
        "Donaudampfschifffahrtsgesellschaft", "Rindfleischetikettierungsgesetz von 1999", "日本語の長い文章です。改行できます。",
        "東京から新大阪まで", "ร้านอาหารไทยริมแม่น้ำ", "ผู้ใหญ่สี่คน", "مطعم على البحر", "العشاء في الساعة السابعة مساء",
        "ארוחת ערב", "Ужин в семь часов вечера", "हम सब शनिवार को मिलेंगे", "မြန်မာဘာသာစကား", "👩‍👩‍👧‍👦 4", "A\nB", "ffi AV To.",
        "https://example.com/a/very/long/path?with=query", "한국어 문장도 있습니다", "…", "(a) [b] {c}",
    ]
    private static let words = ["and", "Friends", "7", "ที่บ้าน", "مساء", "東京", "incomprehensibilities", "👍"]
    private static let keys: [WritableKeyPath<TemplateContent, String?> & Sendable] = [
        \.caption, \.trailingCaption, \.subcaption, \.trailingSubcaption, \.imageTitle, \.imageSubtitle,
    ]
    private static let pictures = [(300, 300), (300, 90), (300, 900), (900, 600)].map {
        picture(width: $0.0, height: $0.1)
    }

    private static func sample(_ random: inout SeededGenerator) -> Sample {
        var sample = Sample()
        for key in keys where Bool.random(using: &random) {
            sample.content[keyPath: key] = texts.randomElement(using: &random)
        }
        if Bool.random(using: &random) { sample.content.image = pictures.randomElement(using: &random) }
        sample.hasIcon = Bool.random(using: &random)
        sample.traits.userInterfaceIdiom = UserInterfaceIdiom.allCases.randomElement(using: &random) ?? .phone
        sample.traits.preferredContentSizeCategory =
            ContentSizeCategory.allCases.randomElement(using: &random) ?? .large
        sample.traits.legibilityWeight = Bool.random(using: &random) ? .bold : .regular
        let isWatch = sample.traits.userInterfaceIdiom == .watch
        sample.traits.transcriptWidth = CGFloat(Int.random(in: isWatch ? 136...211 : 320...700, using: &random))
        return sample
    }

    private func balloon(_ sample: Sample, _ metrics: TemplateMetrics) -> TemplateBalloon {
        TemplateBalloon(
            content: sample.content,
            frame: BalloonFrame(icon: sample.hasIcon ? Self.pictures[0] : nil, side: .incoming, metrics: metrics))
    }

    private func size(_ sample: Sample, in context: LayoutContext) throws -> CGSize {
        var context = context
        context.traits = sample.traits
        return try balloon(sample, .standard(for: sample.traits.userInterfaceIdiom)).measure(
            .unspecified, in: context
        ).size
    }

    /// The height of the captions alone in a width, in points; nil without captions.
    private func barHeight(_ sample: Sample, width: CGFloat, in context: LayoutContext) throws -> CGFloat? {
        var context = context
        context.traits = sample.traits
        let metrics = TemplateMetrics.standard(for: sample.traits.userInterfaceIdiom)
        let offer = ProposedSize(width: width, height: metrics.maximumHeight)
        return try CaptionBar(sample.content, iconInset: 0, metrics: metrics)?.measure(offer, in: context).size.height
    }

    @Test("42. The height does not fall when a text grows, save a line where two texts share a row", arguments: seeds)
    func textGrows(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let context = try context()
        var falls = 0
        for _ in 0..<Self.samplesPerSeed {
            let sample = Self.sample(&random)
            var grown = sample
            let key = try #require(Self.keys.randomElement(using: &random))
            let word = try #require(Self.words.randomElement(using: &random))
            let text = sample.content[keyPath: key]
            grown.content[keyPath: key] = text.map { $0 + " " + word } ?? word
            let before = try size(sample, in: context).height
            let after = try size(grown, in: context).height
            guard after < before else { continue }
            // Two texts that share a row by their natural widths get other widths when one of them grows, and other
            // lines; facts 3.2 leave no choice. It is rare, and costs a line and a half at most.
            #expect(try sharesByNaturalWidth(grown, in: context), "\(sample) to \(grown)")
            let line = Font.preferred(forTextStyle: .footnote, compatibleWith: sample.traits).lineHeight
            #expect(before - after <= line * 1.5)
            falls += 1
        }
        #expect(falls <= Self.samplesPerSeed / 500)
    }

    /// Whether a row's two texts share it by their natural widths, so that another text gives both other widths.
    private func sharesByNaturalWidth(_ sample: Sample, in context: LayoutContext) throws -> Bool {
        var context = context
        context.traits = sample.traits
        let metrics = TemplateMetrics.standard(for: sample.traits.userInterfaceIdiom)
        guard let bar = CaptionBar(sample.content, iconInset: 0, metrics: metrics) else { return false }
        return try bar.stack.rows.contains { row in
            guard let leading = row.leading, let trailing = row.trailing else { return false }
            let widths = try [leading, trailing].map { try $0.measure(.unspecified, in: context).size.width }
            return widths[0] > widths[1]
        }
    }

    @Test("42. The height does not fall when the text size grows up to XXXL, or from AX1 on", arguments: seeds)
    func categoryGrows(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 10)
        let context = try context()
        for _ in 0..<Self.samplesPerSeed {
            let sample = Self.sample(&random)
            var larger = sample
            let categories = ContentSizeCategory.allCases.filter {
                $0 > sample.traits.preferredContentSizeCategory
                    && $0.isAccessibilityCategory == sample.traits.preferredContentSizeCategory.isAccessibilityCategory
            }
            guard let category = categories.randomElement(using: &random) else { continue }
            larger.traits.preferredContentSizeCategory = category
            let before = try size(sample, in: context).height
            let after = try size(larger, in: context).height
            #expect(after >= before, "\(sample) at \(category)")
        }
    }

    @Test("42. The captions' height does not fall when the width shrinks", arguments: seeds)
    func widthShrinks(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 20)
        let context = try context()
        for _ in 0..<Self.samplesPerSeed {
            let sample = Self.sample(&random)
            let wide = CGFloat(Int.random(in: 60...350, using: &random))
            let narrow = wide - CGFloat(Int.random(in: 1...50, using: &random))
            guard let before = try barHeight(sample, width: wide, in: context),
                let after = try barHeight(sample, width: narrow, in: context)
            else { continue }
            #expect(after >= before, "\(sample) from \(wide) to \(narrow)")
        }
    }

    @Test("54. Right to left every message has the same size", arguments: seeds)
    func mirrored(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 30)
        let context = try context()
        for _ in 0..<Self.samplesPerSeed {
            var sample = Self.sample(&random)
            sample.traits.explicitLayoutDirection = .leftToRight
            let size = try size(sample, in: context)
            sample.traits.explicitLayoutDirection = .rightToLeft
            #expect(try self.size(sample, in: context) == size, "\(sample)")
        }
    }
}
