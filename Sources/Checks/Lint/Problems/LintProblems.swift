import Sweeps
import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// Problems as they are gathered: one for each rule and subject, whoever sees it.
struct LintProblems {
    private struct Key: Hashable {
        /// The subject; of a problem without one its sentence, so that two untranslated texts stay two problems.
        let rule, subject: String
        /// What the scene allows is a problem of its own.
        let allowance: Int?
    }

    /// The viewer whose traits go without saying.
    private let base: TraitCollection
    /// What the scene keeps.
    private let allowances: LintAllowances
    private var order: [Key] = []
    private var problems: [Key: LintProblem] = [:]
    /// The problems of which viewers have different sentences, so that it must be said whose it is.
    private var varying: Set<Key> = []
    /// By how many points each problem is worst, as far as it is measured.
    private var worstPoints: [Key: CGFloat] = [:]

    /// - Parameters:
    ///   - base: the viewer whose traits go without saying.
    ///   - allowances: what the scene keeps, and for whom.
    init(of base: TraitCollection = TraitCollection(), allowing allowances: [LintAllowance] = []) {
        self.base = base
        self.allowances = LintAllowances(allowances)
    }

    /// Adds what there is to say about a scene, whoever looks at it.
    mutating func add(_ finding: Finding) {
        let rule = finding.kind.rawValue
        let allowance = allowances.index(for: rule, of: finding.subject, seenBy: nil)
        let subject = finding.subject.isEmpty ? finding.message : finding.subject
        let key = Key(rule: rule, subject: subject, allowance: allowance)
        guard problems[key] == nil else { return }
        order.append(key)
        problems[key] = LintProblem(
            rule: rule, severity: finding.severity, subject: finding.subject, message: finding.message,
            places: [], allowance: allowance)
    }

    /// Adds what the viewers of a row see.
    mutating func add(_ found: LintRow, of row: LintViewers.Row) {
        let row = LintViewers.Row(
            traits: row.traits, widths: found.cells.map(\.transcriptWidth), checksPixels: row.checksPixels)
        for seen in found.seen {
            add(
                rule: seen.finding.kind.rawValue, severity: seen.finding.severity, subject: seen.finding.subject,
                message: seen.finding.message, points: seen.finding.points, in: row, at: seen.indices,
                worst: seen.worst)
        }
    }

    /// Adds relations between viewers that do not hold, those of one viewer together.
    /// - Parameter widths: the widths that were checked for a viewer, in ascending order.
    mutating func add(_ violations: [SweepViolation], widths: (TraitCollection) -> [CGFloat]) {
        struct Seen: Hashable {
            let invariant: SweepInvariant
            let subject: String
            let viewer: TraitCollection
        }
        var order: [Seen] = []
        var found: [Seen: [SweepViolation]] = [:]
        for violation in violations {
            var viewer = violation.second
            viewer.transcriptWidth = 0
            // Of notes there is one for each relation, whichever texts break it.
            let invariant = violation.invariant
            let node = invariant.severity == .note ? nil : violation.node
            let seen = Seen(invariant: invariant, subject: node ?? invariant.subject, viewer: viewer)
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
                subject: seen.subject,
                message: first.description,
                in: LintViewers.Row(traits: first.second, widths: checked, checksPixels: false),
                at: checked.indices.filter { bad.contains(checked[$0]) })
        }
    }

    /// Adds a problem that a viewer of a row sees at some of the row's widths.
    /// - Parameters:
    ///   - key: what problems that are one have in common; the subject, or without one the sentence, when nil.
    ///   - points: how much it is, to choose the sentence of the worst; nil where nothing is measured.
    ///   - indices: of ``LintViewers/Row/widths``, in ascending order.
    ///   - worst: that of the width whose sentence it is; nil for a sentence that names its viewers.
    mutating func add(
        rule: String, severity: Finding.Severity, subject: String, named key: String? = nil, message: String,
        points: CGFloat? = nil, in row: LintViewers.Row, at indices: [Int], worst: Int? = nil
    ) {
        let example = worst.map { index in
            var viewer = row.traits
            viewer.transcriptWidth = row.widths[index]
            return viewer
        }
        let name = key ?? (subject.isEmpty ? message : subject)
        for (allowance, some) in judged(indices, rule: rule, subject: subject, in: row) {
            add(
                LintProblem(
                    rule: rule, severity: severity, subject: subject, message: message,
                    example: worst.map(some.contains) == true ? example : nil, places: [], allowance: allowance),
                key: Key(rule: rule, subject: name, allowance: allowance), points: points, in: row, at: some)
        }
    }

    /// The widths of a row by the allowance that keeps a problem at them: some viewers may be meant to see it, others not.
    private func judged(
        _ indices: [Int], rule: String, subject: String, in row: LintViewers.Row
    ) -> [(allowance: Int?, indices: [Int])] {
        func allowance(at index: Int) -> Int? {
            var viewer = row.traits
            viewer.transcriptWidth = row.widths[index]
            return allowances.index(for: rule, of: subject, seenBy: viewer)
        }
        guard let first = indices.first else { return [] }
        guard allowances.dependsOnViewers(rule, of: subject) else { return [(allowance(at: first), indices)] }
        var judged: [(allowance: Int?, indices: [Int])] = []
        for index in indices {
            let allowance = allowance(at: index)
            if let known = judged.firstIndex(where: { $0.allowance == allowance }) {
                judged[known].indices.append(index)
            } else {
                judged.append((allowance, [index]))
            }
        }
        return judged
    }

    private mutating func add(
        _ problem: LintProblem, key: Key, points: CGFloat?, in row: LintViewers.Row, at indices: [Int]
    ) {
        guard let first = indices.first else { return }
        if problems[key] == nil {
            order.append(key)
            problems[key] = problem
        }
        if problems[key]?.message != problem.message { varying.insert(key) }
        // The sentence is that of the viewer for whom most points are missing.
        if let points, points > worstPoints[key] ?? -.infinity {
            worstPoints[key] = points
            problems[key]?.message = problem.message
            problems[key]?.example = problem.example
        }
        // Who sees a problem at every width need not be told again of those of devices.
        guard problems[key]?.places.contains(where: { $0.traits.isAlike(row.traits) }) != true else { return }
        var ranges: [ClosedRange<CGFloat>] = []
        var last = -2
        for index in indices {
            // What was not checked between two widths is not said to have it.
            if index == last + 1, SweepWidths.areNeighbours(row.widths[last], row.widths[index]),
                let range = ranges.popLast()
            {
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
                traits: traits, widths: ranges, cellCount: indices.count, checkedWidths: row.widths, base: base))
    }

    /// The worst first; of the same severity, what most cells have.
    var sorted: [LintProblem] {
        order.enumerated().compactMap { index, key -> (Int, LintProblem, Int)? in
            guard var problem = problems[key] else { return nil }
            if !varying.contains(key) { problem.example = nil }
            return (index, problem, problem.cellCount)
        }
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
