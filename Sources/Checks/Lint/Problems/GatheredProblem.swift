import BalloonLayouts
import Foundation
import Sweeps
import ViewLayout

/// A problem as it is gathered, with what is known of the viewers who see it.
struct GatheredProblem {
    private(set) var problem: LintProblem
    /// Whether viewers have different sentences, so that it must be said whose it is.
    private(set) var isVarying = false
    /// Whether the usual viewer sees it.
    private(set) var isUsual = false
    /// The viewer nearest to the usual one who sees it; nil for a problem of the scene, whoever looks at it.
    private(set) var nearest: TraitCollection?
    /// How far the viewer of the problem's sentence is from the usual one.
    private var distance: ViewerDistance?
    /// Who sees it, and what the message says there.
    private var sights: [TraitCollection: Sight] = [:]

    init(_ problem: LintProblem, nearest: TraitCollection? = nil, distance: ViewerDistance? = nil) {
        (self.problem, self.nearest, self.distance) = (problem, nearest, distance)
    }

    /// Takes what another viewer has of the same problem.
    mutating func add(
        _ other: LintProblem, seenBy viewer: TraitCollection, at distance: ViewerDistance,
        saying spokesman: LintProblems.Spokesman
    ) {
        if problem.message != other.message { isVarying = true }
        let isMore = other.points ?? -.infinity > problem.points ?? -.infinity
        let speaks =
            switch spokesman {
            case .nearest: self.distance.map { distance < $0 } ?? true
            case .worst: isMore
            }
        if isMore { problem.points = other.points }
        if other.severity.rank < problem.severity.rank { problem.severity = other.severity }
        guard speaks else { return }
        (problem.message, problem.example) = (other.message, other.example)
        (self.distance, nearest) = (distance, viewer)
    }

    /// Adds widths of a row at which it is seen.
    /// - Parameters:
    ///   - indices: of the row's widths, in ascending order; not empty.
    ///   - base: the usual viewer.
    mutating func add(_ indices: [Int], of row: LintViewers.Row, base: TraitCollection) {
        let found = indices.map { row.widths[$0] }
        if row.traits.isAlike(base), found.contains(base.transcriptWidth) { isUsual = true }
        var viewer = row.traits
        (viewer.transcriptWidth, viewer.content) = (0, [:])
        let place = problem.places.count
        var sight = sights[viewer] ?? Sight(place: place)
        // Who sees a problem at every width need not be told again of those of devices.
        guard sight.contents.insert(row.traits.content).inserted else { return }
        let isWider = sight.add(found, of: row.widths)
        sights[viewer] = sight
        let said = LintPlace.SaidWidths(
            content: row.traits.content, widths: Sight.ranges(of: Set(found), among: row.widths))
        guard sight.place < place else {
            viewer.transcriptWidth = found[0]
            problem.places.append(
                LintPlace(
                    traits: viewer, widths: sight.ranges, cellCount: indices.count, checkedWidths: row.widths,
                    base: base, said: [said]))
            return
        }
        problem.places[sight.place].said.append(said)
        problem.places[sight.place].cellCount += indices.count
        guard isWider else { return }
        problem.places[sight.place].widths = sight.ranges
        problem.places[sight.place].checkedWidths = sight.checked
    }

    /// What one viewer sees of a problem, whatever the message says.
    private struct Sight {
        /// The index among the problem's places.
        let place: Int
        var contents: Set<[String: String]> = []
        private(set) var checked: [CGFloat] = []
        private var widths: Set<CGFloat> = []

        init(place: Int) { self.place = place }

        /// Adds widths at which it is seen; returns whether some of them are new.
        mutating func add(_ seen: [CGFloat], of checked: [CGFloat]) -> Bool {
            let count = (widths.count, self.checked.count)
            widths.formUnion(seen)
            if self.checked != checked { self.checked = Set(self.checked).union(checked).sorted() }
            return count != (widths.count, self.checked.count)
        }

        /// The widths at which it is seen.
        var ranges: [ClosedRange<CGFloat>] { Self.ranges(of: widths, among: checked) }

        /// Some of the widths that were checked, as ranges. What was not checked between two of them is not in a range.
        static func ranges(of widths: Set<CGFloat>, among checked: [CGFloat]) -> [ClosedRange<CGFloat>] {
            var ranges: [ClosedRange<CGFloat>] = []
            var last: CGFloat?
            for width in checked {
                guard widths.contains(width) else {
                    last = nil
                    continue
                }
                if let last, SweepWidths.areNeighbours(last, width), let range = ranges.popLast() {
                    ranges.append(range.lowerBound...width)
                } else {
                    ranges.append(width...width)
                }
                last = width
            }
            return ranges
        }
    }
}

extension TraitCollection {
    /// Whether two viewers differ in the width of their transcripts at most.
    func isAlike(_ other: TraitCollection) -> Bool {
        var other = other
        other.transcriptWidth = transcriptWidth
        return self == other
    }
}
