import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Two captions in a row share it by what they measure against its own width (facts 3.2.24), which another width can
/// change before any line is another: rows of widths against laying out every width by itself.
@Suite struct CaptionPairRowTests {
    /// The examples that have two captions in a row.
    static let examples: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Examples")) ?? []
        return files.filter { $0.hasSuffix(".yaml") }.sorted().filter { file in
            guard let scene = try? BalloonScene(contentsOf: "\(packageFolder)/Examples/\(file)") else { return false }
            return template(of: scene).map(hasPair) == true
        }
    }()

    private static func template(of scene: BalloonScene) -> SceneTemplate? {
        guard case .message(let message) = scene.subject, case .template(let template) = message.layout else {
            return nil
        }
        return template
    }

    private static func hasPair(_ template: SceneTemplate) -> Bool {
        (template.caption != nil && template.trailingCaption != nil)
            || (template.subcaption != nil && template.trailingSubcaption != nil)
    }

    @Test func theExamplesHavePairs() { #expect(Self.examples.count >= 6) }

    /// Without the picture, because a template with one is laid out at every width of its content.
    @Test(arguments: examples)
    func examplesWithoutTheirPictureAreLaidOutAlike(_ file: String) throws {
        var scene = try BalloonScene(contentsOf: "\(packageFolder)/Examples/\(file)")
        guard case .message(var message) = scene.subject, var template = Self.template(of: scene) else { return }
        (template.image, template.imageTitle, template.imageSubtitle) = (nil, nil, nil)
        message.layout = .template(template)
        scene.subject = .message(message)
        let widths = stride(from: CGFloat(300), through: 440, by: 3.5 * CGFloat(OracleDepth.stride(3))).map { $0 }
        for locale in Set([scene.traits.locale] + scene.goldens[\.locale] + scene.sweep[\.locale]).sorted() {
            for category in ContentSizeCategory.allCases {
                var traits = scene.traits
                (traits.locale, traits.preferredContentSizeCategory) = (locale, category)
                try expectEqualRow(scene, traits, widths)
            }
        }
    }

    /// Texts of any length in any row: the longest line of a caption jumps where a word comes up or goes down.
    @Test(arguments: [1, 2] as [UInt64], ["en", "ar", "th"])
    func anyTwoCaptionsAreLaidOutAlike(_ seed: UInt64, _ locale: String) throws {
        var random = SeededGenerator(seed: seed)
        let words = ["Dinner", "at", "the", "pier", "ร้านอาหาร", "東京から", "مساء", "$24.50", "incomprehensible", "7"]
        let widths = stride(from: CGFloat(90), through: 450, by: 3).map { $0 }
        for _ in 0..<(20 / OracleDepth.stride(4)) {
            func text(upTo limit: Int) -> String {
                let count = Int.random(in: 1...limit, using: &random)
                return (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
            }
            let scene = try BalloonScene(
                text: """
                    app: {name: Pier}
                    message:
                      layout:
                        template:
                          caption: "\(text(upTo: 9))"
                          trailingCaption: "\(text(upTo: 3))"
                          subcaption: "\(text(upTo: 3))"
                          trailingSubcaption: "\(text(upTo: 9))"
                    """, file: "pair.yaml")
            let category = ContentSizeCategory.allCases.randomElement(using: &random) ?? .large
            try expectEqualRow(
                scene, TraitCollection(preferredContentSizeCategory: category, locale: locale), widths)
        }
    }

    /// What the finding needs is the text alone, so that it is found where no template is placed.
    @Test func aMissingGlyphIsFoundWithoutPlacingTheTemplate() throws {
        let scene = try BalloonScene(
            text: #"message: {layout: {template: {caption: "Dinner \uE000", trailingCaption: "$24"}}}"#,
            file: "missing.yaml")
        let context = LayoutContext(traits: TraitCollection(), fonts: try FontCascade.bundled())
        let layouts = try SceneLayouts(of: scene, in: context)
        let widths: [CGFloat] = [360, 402, 440]
        for width in widths {
            let clear = try #require(try layouts.clearTemplate(transcriptWidth: width))
            #expect(clear.findings.contains { $0.kind == .missingGlyph && $0.node == "caption" })
        }
        let cells = try WidthRow(of: layouts, for: SweepCell.Row(context.traits)).cells(widths)
        #expect(cells.allSatisfy { cell in cell.findings.contains { $0.kind == .missingGlyph } })
        try expectEqualRow(scene, context.traits, widths)
    }

    /// Where two texts begin or cease to touch, an interval ends, so that no template is placed for that at each width.
    @Test func textsThatTouchNeedNoPlacing() throws {
        let scene = try BalloonScene(
            text: """
                message:
                  layout:
                    template:
                      caption: We practise again on Thursday evening at the harbour
                      subcaption: Lesson 12
                      trailingSubcaption: 7 of 10
                """,
            file: "lesson.yaml")
        var touched = 0
        for category in ContentSizeCategory.allCases {
            let traits = TraitCollection(preferredContentSizeCategory: category)
            let context = LayoutContext(traits: traits, fonts: try FontCascade.bundled())
            let layouts = try SceneLayouts(of: scene, in: context)
            let widths = (250...440).map { CGFloat($0) }
            var start = 0
            while start < widths.count {
                let template = try #require(try layouts.clearTemplate(transcriptWidth: widths[start]))
                let rest = widths[start...].prefix { template.size(atTranscriptWidth: $0) != nil }
                let sizes = rest.compactMap { template.size(atTranscriptWidth: $0)?.width }
                #expect(sizes.allSatisfy(template.isClear), "\(category) from \(widths[start])")
                touched += template.findings.contains { $0.kind == .captionsTouch } ? 1 : 0
                start = max(rest.endIndex, start + 1)
            }
            try expectEqualRow(scene, traits, widths)
        }
        #expect(touched > 5, "\(touched)")
    }
}
