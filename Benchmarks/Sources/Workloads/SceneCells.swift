import Foundation
import Scenes
import Sweeps
import Typesetting
import ViewLayout

extension Scenario {
    /// The cells of scenes over 141 widths x 12 text sizes: what `balloon sweep` measures, with all findings and without
    /// its pictures.
    package static func cellsOfScenes(with engines: Engines) -> [() throws -> Scenario] {
        func example(_ name: String) throws -> BalloonScene {
            try BalloonScene(contentsOf: "\(Folders.repository)/Examples/\(name).yaml")
        }
        return [
            { cells(of: try LiveCard.scene(), called: "a live balloon", [.nanoseconds(30_000)], with: engines) },
            {
                cells(
                    of: try example("concert-ticket"), called: "a live balloon whose contrast is judged by its pixels",
                    [], with: engines)
            },
            {
                cells(
                    of: try example("group-conversation"), called: "a conversation", [.nanoseconds(150_000)],
                    with: engines)
            },
        ]
    }

    private static func cells(
        of scene: BalloonScene, called name: String, _ goals: [Goal], with engines: Engines
    ) -> Scenario {
        var axes = TraitAxes()
        axes[\.transcriptWidth] = (300...440).map { CGFloat($0) }
        axes[\.preferredContentSizeCategory] = ContentSizeCategory.allCases
        let (cells, fonts) = (axes, engines.fonts)
        return Scenario(
            name: "sweep of \(name), a cell",
            operations: cells.cellCount,
            balloon: Contender(name: ContenderName.balloon) {
                let sweep = try SceneSweep(of: scene, axes: cells, fonts: fonts, workerCount: 1)
                return sweep.cells.reduce(0) { $0 + Double($1.size.height) + Double($1.findings.count) }
            },
            others: [], goals: goals)
    }
}

/// A live balloon of texts on plain colours: no finding about it asks for its pixels.
package enum LiveCard {
    /// More cells than anybody looks at: 1,042 widths in 12 text sizes, four languages and two appearances.
    package static var cellCount: Int { axes.cellCount }

    private static var axes: TraitAxes {
        var axes = TraitAxes()
        axes[\.transcriptWidth] = (300..<1342).map { CGFloat($0) }
        axes[\.preferredContentSizeCategory] = ContentSizeCategory.allCases
        axes[\.locale] = ["en", "de", "ar", "ja"]
        axes[\.userInterfaceStyle] = [.light, .dark]
        return axes
    }

    /// The sum of the heights of all cells.
    package static func heights() throws -> Double {
        let fonts = try FontCascade(directory: Folders.fonts)
        let sweep = try SceneSweep(of: try scene(), axes: axes, fonts: fonts, workerCount: 1)
        return sweep.cells.reduce(0) { $0 + Double($1.size.height) }
    }

    static func scene() throws -> BalloonScene {
        try BalloonScene(
            text: """
                message:
                  summaryText: Ferry tickets
                  url: https://example.com
                  layout:
                    live:
                      contentSize: {height: fit}
                      view:
                        vstack:
                          - hstack:
                              - vstack:
                                  - {text: Harbour ferry, font: headline}
                                  - {text: "Saturday at 19:30, pier 7", font: footnote, color: secondaryLabel}
                                alignment: leading
                                spacing: 2
                              - spacer: 8
                              - {text: $36, font: title3}
                          - {divider: null}
                          - {text: "Bring a coat, it is windy on the upper deck", font: subheadline}
                          - hstack:
                              - {text: 3 of 5 are going, font: footnote, color: secondaryLabel}
                              - spacer: 8
                              - {text: Details, font: footnote}
                          - {progress: 0.6, color: systemBlue}
                        spacing: 10
                        padding: 16
                      alternate: {caption: Harbour ferry}
                app: {name: Pier}
                """, file: "card.yaml")
    }
}
