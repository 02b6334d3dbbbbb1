import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Compares a row of widths, laid out by intervals, with laying out every width by itself.
/// - Parameter checksPixels: whether pixels are searched for findings.
func expectEqualRow(
    _ scene: BalloonScene, _ traits: TraitCollection, _ widths: [CGFloat], checksPixels: Bool = true
) throws {
    let context = LayoutContext(traits: traits, fonts: try FontCascade.bundled())
    let row = WidthRow(
        of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(traits), checksPixels: checksPixels)
    let cells = try row.cells(widths)
    #expect(cells.count == widths.count)
    for (width, cell) in zip(widths, cells) {
        var viewer = context
        viewer.traits.transcriptWidth = width
        let expected = row.kept(try scene.layout(in: viewer))
        #expect(cell == expected, "\(scene.name) at \(width), \(traits.preferredContentSizeCategory), \(traits.locale)")
    }
}
