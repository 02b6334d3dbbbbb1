import Foundation
import ViewLayout

/// What `every` means among widths of the transcript: every whole point from the narrowest device to the widest.
///
/// A template's content has whole points, so that these are all the layouts that it has. What else changes between two
/// whole points is found by ``BreakTable``.
package enum EveryWidth {
    /// The widths of upright phones: 320 is that of the smallest phone that has iMessage apps, 440 that of the largest
    /// (facts 5.2).
    package static let ofPhones = (320...440).map { CGFloat($0) }

    /// Whether there is no whole point between two widths, so that what both show is said of all between them.
    package static func areNeighbours(_ first: CGFloat, _ second: CGFloat) -> Bool { second - first <= 1 }

    /// Whether ascending widths leave no whole point out from the first to the last.
    package static func isContinuous(_ widths: [CGFloat]) -> Bool {
        zip(widths, widths.dropFirst()).allSatisfy(areNeighbours)
    }

    /// The widths of a kind of device.
    static func of(_ idiom: UserInterfaceIdiom) -> [CGFloat] {
        guard idiom != .phone else { return ofPhones }
        let widths = Device.all.filter { $0.idiom == idiom }.map(\.size.width)
        guard let narrowest = widths.min(), let widest = widths.max() else { return ofPhones }
        return Array(stride(from: narrowest, through: widest, by: 1))
    }
}
