import Drawing
import Foundation

extension [PathElement] {
    /// The part of an outline between two shares of its length, from 0 to 1, in straight lines. Its subpaths count as one
    /// line.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        let lines = Polyline.all(of: self)
        let length = lines.reduce(0) { $0 + $1.length }
        var (done, kept): (CGFloat, [PathElement]) = (0, [])
        for line in lines {
            let own = line.length
            let part = line.part(from: start * length - done, to: end * length - done)
            kept += part.points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
            done += own
        }
        return kept
    }
}
