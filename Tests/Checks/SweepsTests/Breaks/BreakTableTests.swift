import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Break tables against laying out at every 64th of a point: at all of them in `make oracles`, else at some and around
/// every width at which an interval begins.
struct BreakTableTests {
    /// What an interval promises to stay the same.
    private struct Look: Equatable {
        let texts: [[Int]]
        let truncated: [Bool]
        let findings: [String]

        init(_ interval: BreakTable.Interval) {
            texts = interval.texts.map(\.lineLengths)
            truncated = interval.texts.map(\.isTruncated)
            findings = interval.findings.map { $0.kind.rawValue + $0.subject }
        }

        init(_ balloon: PlacedBalloon) {
            var texts: [[Int]] = []
            var truncated: [Bool] = []
            func visit(_ node: PlacedNode) {
                if case .text(let text) = node.content, !text.layout.lines.isEmpty {
                    texts.append(text.layout.lines.map { $0.range.count - ($0.elidedRange?.count ?? 0) })
                    truncated.append(text.layout.isTruncated)
                }
                node.children.forEach(visit)
            }
            visit(balloon.root)
            (self.texts, self.truncated) = (texts, truncated)
            findings = balloon.findingsOfLayout.map { $0.kind.rawValue + $0.subject }
        }
    }

    private static let step: CGFloat = 1.0 / 64

    /// - Returns: how many intervals there are.
    @discardableResult private func expectBruteForce(
        _ scene: BalloonScene, locale: String? = nil, _ category: ContentSizeCategory,
        widths: ClosedRange<Int> = 320...440, samples: Int = 120
    ) throws -> Int {
        let fonts = try FontCascade.bundled()
        var axes = TraitAxes()
        axes[\.locale] = [locale ?? scene.traits.locale]
        axes[\.preferredContentSizeCategory] = [category]
        axes[\.transcriptWidth] = widths.map { CGFloat($0) }
        let row = try BreakTable(of: scene, axes: axes, fonts: fonts, workerCount: 1).rows[0]
        try #require(row.failure == nil && !row.intervals.isEmpty)
        #expect(row.intervals[0].from == CGFloat(widths.lowerBound))
        for (first, second) in zip(row.intervals, row.intervals.dropFirst()) {
            #expect(first.to == second.from && first.from < first.to && Look(first) != Look(second))
        }
        let (first, last) = (widths.lowerBound * 64, widths.upperBound * 64)
        var places = Array(first...last)
        if !OracleDepth.isFull {
            var generator = SeededGenerator(seed: UInt64(samples))
            places = (0..<samples).map { _ in Int.random(in: first...last, using: &generator) }
            places += row.intervals.dropFirst().flatMap { [Int($0.from * 64) - 1, Int($0.from * 64)] }
        }
        let layouts = try SceneLayouts(of: scene, in: LayoutContext(traits: row.traits, fonts: fonts))
        for place in places {
            let width = CGFloat(place) * Self.step
            let balloon = try layouts.layout(transcriptWidth: width)
            let interval = try #require(row.intervals.last { $0.from <= width })
            #expect(Look(balloon) == Look(interval), "\(scene.name) \(category) \(row.traits.locale) at \(width)")
            #expect(
                interval.heights.lowerBound - 1e-6 <= balloon.size.height
                    && balloon.size.height <= interval.heights.upperBound + 1e-6,
                "\(balloon.size.height) of \(scene.name) \(category) at \(width), not \(interval.heights)")
        }
        return row.intervals.count
    }

    @Test(arguments: [
        "arabic-invitation", "caption-only-poll", "concert-ticket", "dinner-conversation", "dinner-invitation",
        "event-countdown", "family-in-cairo", "ferry-tickets", "game-move", "group-conversation", "group-food-order",
        "ice-cream-builder", "japanese-train", "language-lesson", "show-recommendation", "sticker-browser",
        "thai-restaurant", "weekend-plan", "episode-on-mac", "fruit-order", "night-walk", "parcel-on-watch",
        "trail-photo",
    ])
    func examples(_ name: String) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        let categories: [ContentSizeCategory] =
            OracleDepth.isFull
            ? [.small, .large, .extraExtraExtraLarge, .accessibilityExtraLarge] : [.accessibilityLarge]
        // Conversations take a debug build milliseconds a width.
        let isConversation = name.contains("conversation") || name == "family-in-cairo" || name == "weekend-plan"
        for category in categories {
            let widths = isConversation && !OracleDepth.isFull ? 400...420 : 320...440
            try expectBruteForce(
                scene, category, widths: scene.traits.userInterfaceIdiom == .watch ? 136...208 : widths,
                samples: isConversation ? 20 : 120)
        }
    }

    /// The tables of three examples as text, one of a template, a live layout and a conversation. `make readme` writes
    /// them.
    @Test(arguments: ["group-food-order", "concert-ticket", "dinner-conversation"])
    func theTextIsTheGolden(_ name: String) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        var axes = TraitAxes()
        axes[\.locale] = [scene.traits.locale]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityExtraLarge]
        axes[\.transcriptWidth] = name == "dinner-conversation" ? [380, 390, 400] : []
        let table = try BreakTable(of: scene, axes: axes, fonts: .bundled(), workerCount: 2)
        let golden = "Tests/Checks/SweepsTests/Resources/Breaks/\(name).txt"
        if Rewriting.readme.isAsked {
            try table.text.write(toFile: golden, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOfFile: golden, encoding: .utf8) == table.text, "run `make readme` and look at it")
    }

    private struct Line: Decodable {
        let lang, text: String
    }

    /// Interface strings of twenty scripts, ten of each, alone and in pairs.
    @Test func captionsInTwentyScripts() throws {
        let file = "Tests/Text/TypesettingTests/Resources/Chromium/strings.jsonl"
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        let languages = [
            "de", "ru", "el", "he", "ar", "hi", "bn", "ta", "te", "kn", "ml", "gu", "pa", "th", "km", "ka", "hy", "ja",
            "ko", "am",
        ]
        let sizes = ContentSizeCategory.allCases
        var intervals = 0
        for (place, language) in languages.enumerated() {
            let texts = lines.filter { $0.lang == language && $0.text.count > 12 }.map(\.text).prefix(10)
            for index in stride(from: place % OracleDepth.stride(5), to: texts.count, by: OracleDepth.stride(5)) {
                var template = ["caption": texts[index]]
                if index % 3 == 1 { template["trailingCaption"] = texts[(index + 1) % texts.count] }
                if index % 3 == 2 { template["subcaption"] = texts[(index + 1) % texts.count] }
                let data = try JSONSerialization.data(
                    withJSONObject: ["message": ["summaryText": "a", "layout": ["template": template]]])
                let scene = try BalloonScene(
                    text: String(decoding: data, as: UTF8.self), file: "\(language)\(index).json")
                intervals += try expectBruteForce(
                    scene, locale: language, sizes[(place + index) % sizes.count], samples: 30)
            }
        }
        #expect(intervals > 100)
    }

    /// A row whose second text is cut between two widths only, narrower than any device is from the next.
    @Test func aRowThatIsSplitAtSomeWidthsOnlyIsFound() throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: Ferry
                  layout:
                    live:
                      view:
                        hstack:
                          - {text: "Departs from the north pier at seven", lineLimit: 2}
                          - spacer: 8
                          - {text: "Platform 12", lineLimit: 1}
                        padding: 12
                      alternate: {caption: Ferry}
                traits: {preferredContentSizeCategory: XXL}
                """, file: "row.yaml")
        #expect(try expectBruteForce(scene, .extraExtraLarge, widths: 200...440) > 4)
    }

    /// A width is said in thousandths; at the width that is said the balloon looks as it does from there on.
    @Test func aBreakIsSaidWhereItHasHappened() throws {
        let scene = try BalloonScene(contentsOf: "Examples/group-food-order.yaml")
        var axes = TraitAxes()
        axes[\.locale] = [scene.traits.locale]
        axes[\.preferredContentSizeCategory] = [.large, .extraExtraLarge, .accessibilityMedium, .accessibilityLarge]
        let table = try BreakTable(of: scene, axes: axes, fonts: .bundled(), workerCount: 1)
        let starts = table.rows.flatMap(\.intervals).map(\.from)
        #expect(starts.count > 10 && starts.contains { $0 * 1_000 != ($0 * 1_000).rounded() })
        for start in starts {
            #expect(table.breakWidths.contains { $0 >= start && $0 < start + 0.001 }, "\(start)")
        }
        #expect(table.breakWidths == Set(table.breakWidths).sorted())
        for row in table.rows {
            for (interval, next) in zip(row.intervals, row.intervals.dropFirst()) { #expect(interval.to == next.from) }
            #expect(row.intervals.first?.from == table.widths.lowerBound)
            #expect(row.intervals.last?.to == table.widths.upperBound)
        }
    }

    /// Without named widths a table has those of the kind of device: facts 5.2, and the devices of each kind.
    @Test(arguments: [UserInterfaceIdiom.phone, .watch, .pad]) func theWidthsAreThoseOfTheDevice(
        _ idiom: UserInterfaceIdiom
    ) throws {
        let scene = try BalloonScene(
            text:
                "message: {summaryText: a, layout: {template: {caption: A}}}\ntraits: {userInterfaceIdiom: \(idiom.rawValue)}",
            file: "a.yaml")
        var axes = TraitAxes()
        axes[\.preferredContentSizeCategory] = [.large]
        let table = try BreakTable(of: scene, axes: axes, fonts: .bundled(), workerCount: 1)
        let widths = Device.all.filter { $0.idiom == idiom }.map(\.size.width)
        #expect(table.widths.lowerBound == widths.min() && table.widths.upperBound == widths.max())
        #expect(table.rows.allSatisfy { $0.traits.userInterfaceIdiom == idiom })
    }
}
