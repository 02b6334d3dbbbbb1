import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Compares a row of widths, laid out by intervals, with laying out every width by itself.
func expectEqualRow(_ scene: BalloonScene, _ traits: TraitCollection, _ widths: [CGFloat]) throws {
    let context = LayoutContext(traits: traits, fonts: try FontCascade.bundled())
    let row = try WidthRow(of: SceneLayouts(of: scene, in: context), for: SweepCell.Row(traits)).cells(widths)
    #expect(row.count == widths.count)
    for (width, cell) in zip(widths, row) {
        var viewer = context
        viewer.traits.transcriptWidth = width
        let expected = SweepCell(try scene.layout(in: viewer), of: SweepCell.Row(viewer.traits))
        #expect(cell == expected, "\(scene.name) at \(width), \(traits.preferredContentSizeCategory), \(traits.locale)")
    }
}
