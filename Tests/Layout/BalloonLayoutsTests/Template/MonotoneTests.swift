import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Heights never fall when text grows, the text size grows, or the width shrinks; over 10 000 generated messages.
///
/// Three things bound what can be promised. A picture is as high as the width allows, so that for widths the statement
/// is about what is not the picture, as facts 42 says. The width itself is not monotone: at AX1 the transcript leaves a
/// balloon 66 points more than at XXXL, and at 414 points it has wider margins than at 413 (facts 5.1 and 5.2), so that
/// text sizes and transcripts are compared where a balloon may not be wider. And two texts that do not fit their row
/// share it by their longest lines at its width (facts 3.2.24), which get shorter where a word moves to the next line:
/// then one of them has more room than before. Nothing else is excused, and even there a bar is not lower than it was
/// with each text alone in its row.
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
        // One in four is looked at in a window that is too low for some of it.
        if Int.random(in: 0..<4, using: &random) == 0 {
            sample.traits.transcriptHeight = CGFloat(Int.random(in: 40...400, using: &random))
        }
        return sample
    }

    private func balloon(
        _ sample: Sample, _ metrics: TemplateMetrics, in context: LayoutContext
    ) throws -> TemplateBalloon {
        try TemplateBalloon(
            sample.content,
            frame: BalloonFrame(icon: sample.hasIcon ? Self.pictures[0] : nil, side: .incoming, metrics: metrics),
            in: context)
    }

    private func size(_ sample: Sample, in context: LayoutContext) throws -> CGSize {
        var context = context
        context.traits = sample.traits
        let template = try balloon(sample, .standard(for: sample.traits.userInterfaceIdiom), in: context)
        return template.size(of: template.arrange(for: sample.traits), for: sample.traits)
    }

    /// The captions of a message in the width that they have in its balloon, or in another; nil without captions.
    private func bar(
        _ sample: Sample, width: CGFloat? = nil, in context: LayoutContext
    ) throws -> ArrangedBar? {
        var context = context
        context.traits = sample.traits
        let template = try balloon(sample, .standard(for: sample.traits.userInterfaceIdiom), in: context)
        guard let stack = template.bar?.stack else { return nil }
        let room = max(
            min(template.frame.metrics.maximumHeight.points, sample.traits.transcriptHeight),
            template.frame.metrics.iconBadgeMinimumHeight)
        return ArrangedBar(
            of: stack, width: width ?? template.contentWidth(inTranscript: sample.traits.transcriptWidth), room: room)
    }

    /// Whether the rule of rows lets a balloon be lower than before.
    private func isExcused(_ before: Sample, _ after: Sample, in context: LayoutContext) throws -> Bool {
        guard let before = try bar(before, in: context), let after = try bar(after, in: context) else { return false }
        return after.mayBeLower(than: before)
    }

    @Test("42. The height does not fall when a text grows, save in shared rows", arguments: seeds)
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
            guard try size(grown, in: context).height < size(sample, in: context).height else { continue }
            #expect(try isExcused(sample, grown, in: context), "\(sample) to \(grown)")
            falls += 1
        }
        #expect(falls <= Self.samplesPerSeed / 500)
    }

    @Test(
        "42. The height does not fall when the text size grows up to XXXL, or from AX1 on, save in shared rows",
        arguments: seeds)
    func categoryGrows(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 10)
        let context = try context()
        var falls = 0
        for _ in 0..<Self.samplesPerSeed {
            let sample = Self.sample(&random)
            var larger = sample
            let categories = ContentSizeCategory.allCases.filter {
                $0 > sample.traits.preferredContentSizeCategory
                    && $0.isAccessibilityCategory == sample.traits.preferredContentSizeCategory.isAccessibilityCategory
            }
            guard let category = categories.randomElement(using: &random) else { continue }
            larger.traits.preferredContentSizeCategory = category
            guard try size(larger, in: context).height < size(sample, in: context).height else { continue }
            #expect(try isExcused(sample, larger, in: context), "\(sample) at \(category)")
            falls += 1
        }
        #expect(falls <= Self.samplesPerSeed / 500)
    }

    @Test("42. A balloon that becomes wider from XXXL to AX1 may be lower")
    func widerAndLower() throws {
        let caption = template(caption: "Dinner at the pier on Thursday, at seven in the evening w")
        let sizes = try [ContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium].map {
            try placed(caption, traits: TraitCollection(transcriptWidth: 320, preferredContentSizeCategory: $0)).size
        }
        #expect(sizes[1].width > sizes[0].width && sizes[1].height < sizes[0].height)
    }

    @Test("42. The captions' height does not fall when the width shrinks, save in shared rows", arguments: seeds)
    func widthShrinks(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 20)
        let context = try context()
        var falls = 0
        for _ in 0..<Self.samplesPerSeed {
            let sample = Self.sample(&random)
            let wide = CGFloat(Int.random(in: 60...350, using: &random))
            let narrow = wide - CGFloat(Int.random(in: 1...50, using: &random))
            guard let before = try bar(sample, width: wide, in: context),
                let after = try bar(sample, width: narrow, in: context), after.height < before.height
            else { continue }
            #expect(after.mayBeLower(than: before), "\(sample) from \(wide) to \(narrow)")
            falls += 1
        }
        #expect(falls <= Self.samplesPerSeed / 200)
    }

    /// The exceptions are rules: where margins grow the balloon is not compared, and a picture is as high as its
    /// balloon's width makes it, or as what the captions leave of the room.
    @Test(
        "42. No template gets lower when the transcript gets narrower, but for its picture and shared rows",
        arguments: seeds)
    func transcriptShrinks(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed + 40)
        let context = try context()
        var (compared, falls) = (0, 0)
        for _ in 0..<Self.samplesPerSeed {
            let sample = Self.sample(&random)
            var narrow = sample
            let least: CGFloat = sample.traits.userInterfaceIdiom == .watch ? 136 : 320
            narrow.traits.transcriptWidth = max(
                least, sample.traits.transcriptWidth - CGFloat(Int.random(in: 1...150, using: &random)))
            let metrics = TemplateMetrics.standard(for: sample.traits.userInterfaceIdiom)
            guard
                MaximumBalloonWidth.width(for: narrow.traits, metrics: metrics)
                    <= MaximumBalloonWidth.width(for: sample.traits, metrics: metrics)
            else { continue }
            compared += 1
            let (before, after) = (try parts(sample, in: context), try parts(narrow, in: context))
            if after.rest < before.rest {
                #expect(try isExcused(sample, narrow, in: context), "\(sample) in \(narrow.traits.transcriptWidth)")
                falls += 1
            }
            for (sample, parts) in [(sample, before), (narrow, after)] {
                guard let image = sample.content.image else { continue }
                let room = max(
                    min(metrics.maximumHeight.points, sample.traits.transcriptHeight), metrics.iconBadgeMinimumHeight)
                let whole = (parts.width * CGFloat(image.bitmap.height) / CGFloat(image.bitmap.width) - 1e-6).rounded(
                    .up)
                #expect(isClose(parts.picture, max(0, min(whole, room - parts.rest)), within: 0.001), "\(sample)")
            }
        }
        #expect(compared > Self.samplesPerSeed * 9 / 10)
        #expect(falls <= Self.samplesPerSeed / 200)
    }

    /// The width of a balloon, the height of its picture and of the rest, in points.
    private func parts(
        _ sample: Sample, in context: LayoutContext
    ) throws -> (width: CGFloat, picture: CGFloat, rest: CGFloat) {
        var context = context
        context.traits = sample.traits
        let placed = try balloon(sample, .standard(for: sample.traits.userInterfaceIdiom), in: context)
            .placed(for: sample.traits)
        let picture = placed.balloon.children.first { $0.id == "image" }?.frame.height ?? 0
        return (placed.size.width, picture, placed.size.height - picture)
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
