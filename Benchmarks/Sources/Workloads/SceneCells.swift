import Foundation
import Scenes
import Sweeps
import Typesetting
import ViewLayout

extension Scenario {
    /// An example over 141 widths x 12 text sizes: what `balloon sweep` measures, with all findings.
    /// - Parameter nanoseconds: the goal.
    package static func cells(
        of example: String, called name: String, nanoseconds: Double, with engines: Engines
    ) throws -> Scenario {
        let scene = try BalloonScene(contentsOf: "\(Folders.repository)/Examples/\(example).yaml")
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
            others: [], goals: [.nanoseconds(nanoseconds)])
    }
}

/// A sweep with more cells than anybody looks at: 1,042 widths in 12 text sizes, four languages and two appearances.
package enum ManyCells {
    package static var count: Int { axes.cellCount }

    private static var axes: TraitAxes {
        var axes = TraitAxes()
        axes[\.transcriptWidth] = (300..<1342).map { CGFloat($0) }
        axes[\.preferredContentSizeCategory] = ContentSizeCategory.allCases
        axes[\.locale] = ["en", "de", "ar", "ja"]
        axes[\.userInterfaceStyle] = [.light, .dark]
        return axes
    }

    /// The sum of the heights.
    package static func heights() throws -> Double {
        let scene = try BalloonScene(contentsOf: "\(Folders.repository)/Examples/concert-ticket.yaml")
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: FontCascade(directory: Folders.fonts), workerCount: 1)
        return sweep.cells.reduce(0) { $0 + Double($1.size.height) }
    }
}
