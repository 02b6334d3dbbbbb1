import Foundation
import Goldens
import Scenes
import ViewLayout

/// One golden of a scene: its name and the viewer for whom it is drawn.
package struct SceneGolden: Sendable {
    package let scene: BalloonScene
    /// The name.
    package let cell: GoldenCell
    /// The viewer.
    package let traits: TraitCollection
}

extension BalloonScene {
    /// The goldens that the scene declares: the cells of its `goldens` axes, or a single one with its traits.
    /// - Throws: `GoldenNameError` when the scene's name cannot be a file name on every system; `SceneError` for an
    ///   allowance of a rule that does not exist.
    package func declaredGoldens() throws -> [SceneGolden] {
        try LintRules.validate(lintAllowances, in: file)
        return try goldens.cells(over: traits).map { traits in
            let cell = try GoldenCell(
                scene: name, axes: axes(of: traits), source: file, blankReason: blankReason)
            return SceneGolden(scene: self, cell: cell, traits: traits)
        }
    }

    /// The point of `traits` on each axis that the scene declares.
    private func axes(of traits: TraitCollection) -> [GoldenAxis] {
        goldens.traits.map { GoldenAxis($0.name, $0.goldenText(of: traits)) }
    }
}
