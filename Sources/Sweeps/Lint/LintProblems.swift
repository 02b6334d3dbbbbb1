import BalloonLayouts
import Foundation
import ViewLayout

/// Problems as they are gathered: one for each rule and subject, whoever sees it.
struct LintProblems {
    private struct Key: Hashable {
        /// The subject; of a problem without one its sentence, so that two untranslated texts stay two problems.
        let rule, subject: String
    }

    /// The viewer whose traits go without saying.
    private let base: TraitCollection
    private var order: [Key] = []
    private var problems: [Key: LintProblem] = [:]
    /// By how many points each problem is worst, as far as it is measured.
    private var worstPoints: [Key: CGFloat] = [:]

    /// - Parameter base: the viewer whose traits go without saying.
    init(of base: TraitCollection = TraitCollection()) { self.base = base }

    /// Adds what there is to say about a scene, whoever looks at it.
    mutating func add(_ finding: Finding) {
        let key = Key(rule: finding.kind.rawValue, subject: finding.subject.isEmpty ? finding.message : finding.subject)
        guard problems[key] == nil else { return }
        order.append(key)
        problems[key] = LintProblem(
            rule: finding.kind.rawValue, severity: finding.severity, subject: finding.subject, message: finding.message,
            places: [])
    }

    /// Adds what the viewers of a row see.
    mutating func add(_ found: LintRow, of row: LintViewers.Row) {
        let row = LintViewers.Row(
            traits: row.traits, widths: found.cells.map(\.transcriptWidth), judgesPixels: row.judgesPixels)
        for seen in found.seen {
            add(
                rule: seen.finding.kind.rawValue, severity: seen.finding.severity, subject: seen.finding.subject,
                message: seen.finding.message, points: seen.finding.points, in: row, at: seen.indices)
        }
    }

    /// Adds relations between viewers that do not hold, those of one viewer together.
    /// - Parameter widths: the widths that were checked for a viewer, in ascending order.
    mutating func add(_ violations: [SweepViolation], widths: (TraitCollection) -> [CGFloat]) {
        struct Seen: Hashable {
            let invariant: SweepInvariant
            let node: String?
            let viewer: TraitCollection
        }
        var order: [Seen] = []
        var found: [Seen: [SweepViolation]] = [:]
        for violation in violations {
            var viewer = violation.second
            viewer.transcriptWidth = 0
            let seen = Seen(invariant: violation.invariant, node: violation.node, viewer: viewer)
            if found[seen] == nil { order.append(seen) }
            found[seen, default: []].append(violation)
        }
        for seen in order {
            let those = found[seen] ?? []
            guard let first = those.first else { continue }
            let checked = widths(first.second)
            let bad = Set(those.map(\.second.transcriptWidth))
            add(
                rule: seen.invariant.rawValue, severity: seen.invariant.severity,
                subject: (seen.invariant.severity == .note ? nil : seen.node) ?? seen.invariant.subject,
                message: first.description,
                in: LintViewers.Row(traits: first.second, widths: checked, judgesPixels: false),
                at: checked.indices.filter { bad.contains(checked[$0]) })
        }
    }

    /// Adds a problem that a viewer of a row sees at some of the row's widths.
    /// - Parameters:
    ///   - key: what problems that are one have in common; the subject, or without one the sentence, when nil.
    ///   - points: how much it is, to choose the sentence of the worst; nil where nothing is measured.
    ///   - indices: of ``LintViewers/Row/widths``, in ascending order.
    mutating func add(
        rule: String, severity: Finding.Severity, subject: String, named key: String? = nil, message: String,
        points: CGFloat? = nil, in row: LintViewers.Row, at indices: [Int]
    ) {
        guard let first = indices.first, let narrowest = row.widths.first, let widest = row.widths.last else { return }
        let key = Key(rule: rule, subject: key ?? (subject.isEmpty ? message : subject))
        if problems[key] == nil {
            order.append(key)
            problems[key] = LintProblem(rule: rule, severity: severity, subject: subject, message: message, places: [])
        }
        // The sentence is that of the viewer for whom most points are missing.
        if let points, points > worstPoints[key] ?? -.infinity {
            worstPoints[key] = points
            problems[key]?.message = message
        }
        // Who sees a problem at every width need not be told again of those of devices.
        guard problems[key]?.places.contains(where: { $0.traits.isAlike(row.traits) }) != true else { return }
        var ranges: [ClosedRange<CGFloat>] = []
        var last = -2
        for index in indices {
            if index == last + 1, let range = ranges.popLast() {
                ranges.append(range.lowerBound...row.widths[index])
            } else {
                ranges.append(row.widths[index]...row.widths[index])
            }
            last = index
        }
        var traits = row.traits
        traits.transcriptWidth = row.widths[first]
        problems[key]?.places.append(
            LintPlace(
                traits: traits, checked: narrowest...widest, widths: ranges, cellCount: indices.count, base: base))
    }

    /// The worst first; of the same severity, what most cells have.
    var sorted: [LintProblem] {
        order.enumerated().compactMap { index, key in problems[key].map { (index, $0, $0.cellCount) } }
            .sorted { first, second in
                let ranks = (first.1.severity.rank, second.1.severity.rank)
                if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
                return first.2 != second.2 ? first.2 > second.2 : first.0 < second.0
            }
            .map(\.1)
    }
}

extension TraitCollection {
    /// Whether two viewers differ in the width of their transcripts at most.
    fileprivate func isAlike(_ other: TraitCollection) -> Bool {
        var other = other
        other.transcriptWidth = transcriptWidth
        return self == other
    }
}
