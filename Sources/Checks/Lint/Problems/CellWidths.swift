import Foundation
import Sweeps
import ViewLayout

/// The widths of the transcript that cells have for each viewer.
struct CellWidths {
    private let widthsOfViewers: [TraitCollection: [CGFloat]]

    init(_ cells: [SweepCell]) {
        var widths: [ObjectIdentifier: (viewer: TraitCollection, widths: [CGFloat])] = [:]
        for cell in cells {
            widths[ObjectIdentifier(cell.row), default: (Self.key(cell.row.traits), [])].widths
                .append(cell.transcriptWidth)
        }
        widthsOfViewers = Dictionary(widths.values.map { ($0.viewer, $0.widths) }, uniquingKeysWith: +)
            .mapValues { Set($0).sorted() }
    }

    /// The widths that a viewer has cells for, ascending.
    func widths(of viewer: TraitCollection) -> [CGFloat] { widthsOfViewers[Self.key(viewer)] ?? [] }

    private static func key(_ viewer: TraitCollection) -> TraitCollection {
        var viewer = viewer
        viewer.transcriptWidth = 0
        return viewer
    }
}
