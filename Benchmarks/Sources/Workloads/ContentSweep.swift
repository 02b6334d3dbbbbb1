import Balloons
import CPeers
import Foundation
import Sweeps
import Typesetting
import ViewLayout

extension Scenario {
    /// A caption that says 21,000 things in turn at 12 widths: what `balloon sweep` measures of a scene's `vary`, with all
    /// findings. Each text is analysed and shaped, and nothing is known of it. Pango sets the same texts in the width that
    /// the caption has.
    package static func contentSweep(with engines: Engines) throws -> Scenario {
        let names = (0..<textCount).map(text)
        let scene = try BalloonScene(text: sceneText, file: "content.yaml")
            .varying(["name": names.map { .text($0) }])
        var axes = scene.sweep
        axes[\.transcriptWidth] = (0..<widthCount).map { 320 + 10 * CGFloat($0) }
        let (cells, widths, fonts) = (axes, axes[\.transcriptWidth], engines.fonts)
        return Scenario(
            name: "sweep of 21,000 captions at 12 widths, a caption", operations: textCount,
            balloon: Contender(name: ContenderName.balloon) {
                let sweep = try SceneSweep(of: scene, axes: cells, fonts: fonts, workerCount: 1)
                return sweep.cells.reduce(0) { $0 + Double($1.size.height) + Double($1.findings.count) }
            },
            others: [
                Contender(name: ContenderName.pango) {
                    var sum = 0.0
                    for name in names {
                        let layout = engines.pangoCaption(Caption(language: "en", text: name))
                        defer { pango_caption_destroy(layout) }
                        pango_caption_set_size(engines.pango, layout, 13)
                        for width in widths {
                            pango_caption_set_width(layout, Double(width) - 146)
                            sum += pangoHeight(layout)
                        }
                    }
                    return sum
                }
            ],
            goals: [.nanoseconds(3e9 / Double(textCount)), .fasterBy(2, than: ContenderName.pango)])
    }

    private static let textCount = 21_000
    private static let widthCount = 12

    /// Texts of 10 to 60 letters, none twice.
    private static func text(_ index: Int) -> String {
        let words = ["Dinner", "at", "the", "pier", "with", "everybody", "on", "Thursday", "evening", "Maximiliane"]
        let count = 1 + index % 8
        return "\(index) " + (0..<count).map { words[(index / 8 + $0 * 3) % words.count] }.joined(separator: " ")
    }

    private static let sceneText = """
        message:
          summaryText: Dinner
          url: https://example.com
          layout: {template: {caption: $name}}
        app: {name: Pier}
        """
}
