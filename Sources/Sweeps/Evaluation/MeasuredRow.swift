import BalloonLayouts
import Foundation
import Scenes
import Typesetting
import ViewLayout

/// The cells of a scene at some widths, whatever happens: what cannot be laid out is a finding of its cell.
package enum MeasuredRow {
    /// Measures a scene for one viewer at some widths.
    /// - Parameters:
    ///   - widths: points, in ascending order, none twice.
    ///   - judgesPixels: whether findings that are judged by pixels are looked for.
    ///   - addsLooks: whether there is a cell for each look between the widths, too.
    /// - Throws: fonts that cannot be used, which is no scene's fault.
    static func cells(
        _ widths: [CGFloat], of scene: BalloonScene, in context: LayoutContext, judgesPixels: Bool = true,
        addsLooks: Bool = false
    ) throws -> [SweepCell] {
        let viewer = SweepCell.Row(context.traits)
        do {
            let row = WidthRow(
                of: try SceneLayouts(of: scene, in: context), for: viewer, judgesPixels: judgesPixels)
            do {
                return try addsLooks ? row.cellsOfEveryLook(widths) : row.cells(widths)
            } catch {
                // A width that fails says nothing about the others.
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

    /// - Throws: the error where it is about the fonts: no cell could be laid out.
    package static func refuseFonts(_ error: any Error) throws {
        switch error {
        case TypesettingError.unusableFont, TypesettingError.fontsNotFound: throw error
        default: break
        }
    }
}
