import BalloonLayouts
import Foundation
import Scenes
import Typesetting
import ViewLayout

/// Measures the cells of a scene at some widths. A cell that cannot be laid out gets a finding, so that the other cells
/// are measured all the same.
package enum MeasuredRow {
    /// Measures a scene for one viewer at some widths.
    /// - Parameters:
    ///   - widths: points, in ascending order, without duplicates.
    ///   - checksPixels: whether pixels are searched for findings.
    ///   - addsLooks: whether there is also a cell for each state between the widths.
    /// - Throws: the error of a font that cannot be used, which is not an error of the scene.
    package static func cells(
        _ widths: [CGFloat], of scene: BalloonScene, in context: LayoutContext, checksPixels: Bool = true,
        addsLooks: Bool = false
    ) throws -> [SweepCell] {
        let viewer = SweepCell.Row(context.traits)
        do {
            let row = WidthRow(
                of: try SceneLayouts(of: scene, in: context), for: viewer, checksPixels: checksPixels)
            do {
                return try addsLooks ? row.cellsOfEveryLook(widths) : row.cells(widths)
            } catch {
                // An error at one width says nothing about the others.
                try refuseFonts(error)
                return try widths.map { width in
                    do {
                        return try row.cells([width])[0]
                    } catch {
                        try refuseFonts(error)
                        return SweepCell(failure: "\(error)", transcriptWidth: width, of: viewer)
                    }
                }
            }
        } catch {
            try refuseFonts(error)
            return widths.map { SweepCell(failure: "\(error)", transcriptWidth: $0, of: viewer) }
        }
    }

    /// - Throws: the error if it is about the fonts, because then no cell can be laid out.
    package static func refuseFonts(_ error: any Error) throws {
        switch error {
        case TypesettingError.unusableFont, TypesettingError.fontsNotFound: throw error
        default: break
        }
    }
}
