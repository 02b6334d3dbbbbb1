import Balloons
import CPeers
import Foundation
import Sweeps
import Typesetting
import ViewLayout

extension Scenario {
    /// A template with four captions over 141 widths x 12 text sizes x 5 languages: what `balloon sweep` measures, with
    /// all findings. Pango sets the same texts in the width that each has in the balloon.
    package static func templateSweep(with engines: Engines) throws -> Scenario {
        let scene = try BalloonScene(text: sceneText, file: "sweep.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = (300...440).map { CGFloat($0) }
        axes[\.preferredContentSizeCategory] = ContentSizeCategory.allCases
        axes[\.locale] = languages.map(\.locale)
        let cellCount = axes.cellCount
        let (cells, widths, fonts) = (axes, axes[\.transcriptWidth], engines.fonts)
        return Scenario(
            name: "sweep of a template with four captions, a cell",
            operations: cellCount,
            balloon: Contender(name: ContenderName.balloon) {
                let sweep = try SceneSweep(of: scene, axes: cells, fonts: fonts, workerCount: 1)
                return sweep.cells.reduce(0) { $0 + Double($1.size.height) + Double($1.findings.count) }
            },
            others: [
                Contender(name: ContenderName.pango) {
                    var sum = 0.0
                    for language in languages {
                        for text in language.texts {
                            let caption = Caption(language: language.locale, text: text)
                            let layout = engines.pangoCaption(caption)
                            defer { pango_caption_destroy(layout) }
                            for size in captionSizes {
                                pango_caption_set_size(engines.pango, layout, size)
                                for width in widths {
                                    // Half of what a balloon leaves of the transcript's column.
                                    pango_caption_set_width(layout, (Double(width) - 160) / 2)
                                    sum += pangoHeight(layout)
                                }
                            }
                        }
                    }
                    return sum
                }
            ],
            goals: [.nanoseconds(8_000), .fasterBy(40, than: ContenderName.pango)])
    }

    /// The footnote style from xSmall to accessibility5 (Apple HIG, Typography, 2025).
    private static let captionSizes: [Double] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]

    /// Caption, trailing caption, subcaption and trailing subcaption.
    private static let languages: [(locale: String, texts: [String])] = [
        ("en", ["Dinner at the pier on Thursday?", "$24", "Table for four", "per person"]),
        ("de", ["Abendessen am Hafen um 19 Uhr?", "24 €", "Tisch für vier Personen", "pro Person"]),
        ("ar", ["عشاء الساعة السابعة في الميناء؟", "٢٤ دولارًا", "طاولة لأربعة أشخاص", "للشخص"]),
        ("ja", ["7時に夕食はいかがですか？", "3,600円", "4名様のテーブル", "お一人様"]),
        ("th", ["ทานมื้อเย็นตอนหนึ่งทุ่มไหม", "฿850", "โต๊ะสำหรับสี่คน", "ต่อคน"]),
    ]

    private static var sceneText: String {
        let keys = ["caption", "trailingCaption", "subcaption", "trailingSubcaption"]
        let template = keys.map { "      \($0): {key: \($0)}" }.joined(separator: "\n")
        let strings = languages.map { language in
            "  \(language.locale):\n"
                + zip(keys, language.texts).map { "    \($0): \"\($1)\"" }.joined(separator: "\n")
        }.joined(separator: "\n")
        return """
            message:
              summaryText: Dinner
              url: https://example.com
              layout:
                template:
            \(template)
            app: {name: Pier}
            strings:
            \(strings)
            """
    }
}
