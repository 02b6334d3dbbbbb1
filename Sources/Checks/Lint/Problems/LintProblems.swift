import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import ViewLayout

/// Problems as they are gathered: one for each rule and subject, whoever sees it.
struct LintProblems {
    private struct Key: Hashable {
        /// The subject; of a problem without one its sentence, so that two untranslated texts stay two problems.
        let rule, subject: String
        /// What the scene allows is a problem of its own.
        let allowance: Int?
    }

    /// Whose sentence is that of a problem.
    enum Spokesman {
        /// The viewer who is nearest to the usual one.
        case nearest
        /// The viewer for whom most points are missing.
        case worst
    }

    /// The usual viewer, whose traits go without saying.
    private let base: TraitCollection
    /// What the scene keeps.
    private let allowances: LintAllowances
    /// How the project judges; nil where the severity of each rule is its own.
    private let settings: LintSettings?
    private let spokesman: Spokesman
    /// Whether somebody named the viewers; else lint chose them.
    private let viewersAreNamed: Bool
    /// The problems in the order in which they were found.
    private var gathered: [GatheredProblem] = []
    /// The places of the problems in ``gathered``.
    private var places: [Key: Int] = [:]
    /// The languages that were asked, in the order in which they were.
    private var locales: [String] = []
    /// Whether the usual viewer was asked.
    private var asksBase = false

    /// - Parameters:
    ///   - base: the usual viewer, whose traits go without saying.
    ///   - allowances: what the scene keeps, and for whom.
    ///   - viewersAreNamed: whether somebody named the viewers, as for a sweep; else lint chose them.
    init(
        of base: TraitCollection = TraitCollection(), allowing allowances: [LintAllowance] = [],
        judgedBy settings: LintSettings? = nil, saying spokesman: Spokesman = .nearest, viewersAreNamed: Bool = false
    ) {
        self.base = base
        self.allowances = LintAllowances(allowances)
        self.settings = settings
        self.spokesman = spokesman
        self.viewersAreNamed = viewersAreNamed
    }

    /// Adds what there is to say about a scene, whoever looks at it.
    mutating func add(_ finding: Finding) {
        let rule = finding.kind.rawValue
        let allowance = allowances.index(for: rule, of: finding.subject, seenBy: nil)
        let key = Key(rule: rule, subject: finding.subjectOrQuote, allowance: allowance)
        guard places[key] == nil else { return }
        places[key] = gathered.count
        gathered.append(
            GatheredProblem(
                LintProblem(
                    rule: rule, severity: finding.severity, subject: finding.subject, message: finding.message,
                    places: [], allowance: allowance)))
    }

    /// Adds what the viewers of a row see.
    mutating func add(_ found: LintRow, of row: LintViewers.Row) {
        let row = LintViewers.Row(
            traits: row.traits, widths: found.cells.map(\.transcriptWidth), checksPixels: row.checksPixels)
        if !locales.contains(row.traits.locale) { locales.append(row.traits.locale) }
        if row.traits.isAlike(base), row.widths.contains(base.transcriptWidth) { asksBase = true }
        for var seen in found.seen {
            var severity = seen.severity
            if Self.fleeting.contains(seen.finding.kind) {
                let usual = seen.indices.filter { isUsual(row.viewer(at: $0)) }
                if usual.isEmpty, viewersAreNamed { severity = .note }
                if !viewersAreNamed { seen.indices = usual }
                if !seen.indices.contains(seen.nearest) {
                    guard let other = seen.indices.first else { continue }
                    seen.nearest = other
                }
            }
            add(
                rule: seen.finding.kind.rawValue, severity: severity, subject: seen.finding.subject,
                named: seen.finding.subjectOrQuote, message: seen.finding.message, points: seen.worstPoints, in: row,
                at: seen.indices, saidAt: seen.nearest)
        }
    }

    /// What comes and goes with a point of width or a step of text size: every two captions in a row come close somewhere.
    /// It counts for the usual viewer and for those whom somebody named, in every real language, on every common phone;
    /// at other widths it is a note for the named and nothing for the others.
    private static let fleeting: Set<Finding.Kind> = [.captionsTouch]

    private static let phoneWidths = Device.all.filter { $0.idiom == .phone }.map(\.size.width)

    private func isUsual(_ viewer: TraitCollection) -> Bool {
        var usual = base
        usual.locale = viewer.locale
        let isReal = PseudoLocale(locale: viewer.locale) == nil || viewer.locale == base.locale
        let isCommon =
            viewer.transcriptWidth == base.transcriptWidth
            || viewer.userInterfaceIdiom != .phone
            || (viewersAreNamed ? Self.phoneWidths : LintViewers.deviceWidths).contains(viewer.transcriptWidth)
        return isReal && isCommon && (viewersAreNamed || viewer.isAlike(usual))
    }

    /// Adds relations between viewers that do not hold, those of one viewer together.
    /// - Parameter widths: the widths that were checked for a viewer, in ascending order.
    mutating func add(_ violations: [SweepViolation], widths: (TraitCollection) -> [CGFloat]) {
        struct Seen: Hashable {
            let invariant: SweepInvariant
            let viewer: TraitCollection
        }
        var order: [Seen] = []
        var found: [Seen: [SweepViolation]] = [:]
        for violation in violations {
            var viewer = violation.second
            viewer.transcriptWidth = 0
            // There is one for each relation, whichever texts break it.
            let seen = Seen(invariant: violation.invariant, viewer: viewer)
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
                subject: seen.invariant.subject, message: first.sentence,
                in: LintViewers.Row(traits: first.second, widths: checked, checksPixels: false),
                at: checked.indices.filter { bad.contains(checked[$0]) })
        }
    }

    /// Adds a problem that a viewer of a row sees at some of the row's widths.
    /// - Parameters:
    ///   - key: what problems that are one have in common; the subject when nil.
    ///   - points: how much it is, to choose the sentence of the worst; nil where nothing is measured.
    ///   - indices: of ``LintViewers/Row/widths``, in ascending order.
    ///   - said: that of the width whose sentence it is; nil for a sentence that names its viewers.
    mutating func add(
        rule: String, severity: Finding.Severity, subject: String, named key: String? = nil, message: String,
        points: CGFloat? = nil, in row: LintViewers.Row, at indices: [Int], saidAt said: Int? = nil
    ) {
        let example = said.map(row.viewer)
        let name = key ?? subject
        for (allowance, some) in judged(indices, rule: rule, subject: subject, in: row) {
            add(
                LintProblem(
                    rule: rule, severity: severity, subject: subject, message: message,
                    example: said.map(some.contains) == true ? example : nil, points: points, places: [],
                    allowance: allowance),
                key: Key(rule: rule, subject: name, allowance: allowance), in: row, at: some)
        }
    }

    /// The widths of a row by the allowance that keeps a problem at them: some viewers may be meant to see it, others not.
    private func judged(
        _ indices: [Int], rule: String, subject: String, in row: LintViewers.Row
    ) -> [(allowance: Int?, indices: [Int])] {
        func allowance(at index: Int) -> Int? {
            allowances.index(for: rule, of: subject, seenBy: row.viewer(at: index))
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

    private mutating func add(_ problem: LintProblem, key: Key, in row: LintViewers.Row, at indices: [Int]) {
        guard let first = indices.first else { return }
        let viewer = problem.example ?? row.viewer(at: first)
        let distance = ViewerDistance(
            of: viewer, from: base, localeRank: locales.firstIndex(of: row.traits.locale) ?? locales.count)
        let place = places[key] ?? gathered.count
        if place < gathered.count {
            gathered[place].add(problem, seenBy: viewer, at: distance, saying: spokesman)
        } else {
            places[key] = place
            gathered.append(GatheredProblem(problem, nearest: viewer, distance: distance))
        }
        gathered[place].add(indices, of: row, base: base)
    }

    /// The worst first; of the same severity, what most cells have. A problem that the project does not want to hear of is
    /// among them, since an allowance of it is needed all the same.
    var sorted: [LintProblem] {
        gathered.enumerated().map { index, one -> (Int, LintProblem, Int) in
            var problem = one.problem
            if !one.isVarying { problem.example = nil }
            let judged = settings?.judged(problem, usual: base)
            (problem.severity, problem.decisive) = judged ?? (problem.severity, problem.places)
            problem.isSeenByUsualViewer = asksBase ? one.isUsual : nil
            problem.nearest = one.nearest
            problem.languages = locales.filter { PseudoLocale(locale: $0) == nil || $0 == base.locale }
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

extension LintViewers.Row {
    /// The viewer at a width of the row.
    fileprivate func viewer(at index: Int) -> TraitCollection {
        var viewer = traits
        viewer.transcriptWidth = widths[index]
        return viewer
    }
}
