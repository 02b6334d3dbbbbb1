import BalloonFixtures
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import BalloonLayouts

/// `PlacedBalloon.widths` against looking at every 64th of a point.
@Suite struct TemplateWidthsTests {
    /// What `widths` promises to stay the same.
    private struct Structure: Equatable {
        var lines: [[Range<Int>]] = []
        var elided: [[Range<Int>?]] = []
        var findings: [[String?]] = []

        init(_ balloon: PlacedBalloon) {
            func visit(_ node: PlacedNode) {
                if case .text(let text) = node.content {
                    lines.append(text.layout.lines.map(\.range))
                    elided.append(text.layout.lines.map(\.elidedRange))
                }
                node.children.forEach(visit)
            }
            visit(balloon.root)
            findings = balloon.findings.map { [$0.kind.rawValue, $0.node] }
        }
    }

    private func layout(_ content: TemplateContent, _ traits: TraitCollection, _ context: LayoutContext) throws
        -> PlacedBalloon
    {
        var context = context
        context.traits = traits
        return try BalloonLayout(content: .template(content), icon: picture()).place(in: context)
    }

    /// Captions of many kinds, at text sizes from end to end, in rows and alone: at every 64th of a point around the
    /// width and around both ends of the interval.
    @Test(
        arguments: [
            ("Dinner at the pier on Thursday, at seven?", "$24", "Table for four", "2 of 3 are in", "en"),
            ("Donaudampfschifffahrtsgesellschaft", nil, "Abfahrt um 7:50 Uhr", nil, "de"),
            ("العشاء يوم السبت الساعة السابعة؟", "٢٤ د", "طاولة لأربعة", nil, "ar"),
            ("土曜日の七時に晩ご飯を食べませんか？", nil, nil, "¥3,600", "ja"), ("เสาร์นี้กินข้าวเย็นกันไหม", "฿850", nil, nil, "th"),
            ("Hi", nil, nil, nil, "en"),
        ] as [(String, String?, String?, String?, String)])
    func intervalsAreThoseOfEvery64thOfAPoint(
        caption: String, trailing: String?, subcaption: String?, trailingSub: String?, locale: String
    ) throws {
        var content = TemplateContent()
        (content.caption, content.trailingCaption) = (caption, trailing)
        (content.subcaption, content.trailingSubcaption) = (subcaption, trailingSub)
        let context = try context()
        let reach = 40 / OracleDepth.stride(4)
        for category in [ContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge] {
            for width in [CGFloat(150.5), 320, 413.25, 440] {
                var traits = TraitCollection(
                    transcriptWidth: width, preferredContentSizeCategory: category, locale: locale)
                let balloon = try layout(content, traits, context)
                let widths = try #require(try balloon.widths)
                #expect(widths.contains(width))
                let structure = Structure(balloon)
                // In steps of a 64th near the ends and near the width, wider ones elsewhere.
                var samples = stride(
                    from: CGFloat(60), through: 500, by: 0.5 * CGFloat(OracleDepth.stride(4))
                ).map { $0 }
                for end in [widths.lowerBound, widths.upperBound, width] where end.isFinite {
                    samples += (-reach...reach).map { (end * 64).rounded(.down) / 64 + CGFloat($0) / 64 }
                }
                // Beyond the first sample that is another on either side nothing is promised.
                for sample in samples where sample > 0 {
                    traits.transcriptWidth = sample
                    let isInside = widths.contains(sample)
                    let isNeighbour = abs(sample - widths.lowerBound) < 1.0 / 64 || sample == widths.upperBound
                    guard isInside || isNeighbour else { continue }
                    let isSame = Structure(try layout(content, traits, context)) == structure
                    #expect(isSame == isInside, "\(sample) in \(widths)")
                }
            }
        }
    }
}
