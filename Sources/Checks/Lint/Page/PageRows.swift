import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// The rows of a scene's map with their intervals.
struct PageRows {
    private struct Row {
        let traits: TraitCollection
        var intervals: [PageInterval]
    }

    private typealias Problem = (problem: LintProblem, reason: String?)

    private var rows: [Row]
    /// The problems, the worst first, and then those that the author allows, with the reasons.
    private let problems: [Problem]

    init(of scene: SweepPage.Scene) {
        problems = scene.lint.problems.map { ($0, nil) } + scene.lint.allowed.map { ($0.problem, $0.reason) }
        let places = Self.places(of: problems.map(\.problem))
        // Lint asks some viewers twice, at every width and at those of devices for their pixels: the first row has all lines,
        // and the places of problems are of both.
        var known: Set<TraitCollection> = []
        rows = scene.sweep.rowsOfWidths.compactMap { cells in
            let viewer = cells.first?.traits.with(\.transcriptWidth, 0)
            var intervals = PageInterval.all(
                in: cells.filter(\.isLaidOut), allowing: scene.lint.allowances,
                breaks: viewer.flatMap { scene.breaks[$0] } ?? [])
            guard let first = cells.first, !intervals.isEmpty,
                known.insert(first.traits.with(\.transcriptWidth, 0)).inserted
            else { return nil }
            let own = places[first.traits.with(\.transcriptWidth, 0)] ?? []
            for index in intervals.indices {
                intervals[index].problems = own.filter { $0.widths.contains(where: intervals[index].overlaps) }
                    .map(\.problem)
            }
            return Row(traits: first.traits, intervals: intervals)
        }
    }

    private typealias Place = (problem: Int, widths: [ClosedRange<CGFloat>])

    /// The places of problems by their viewers, without a width.
    private static func places(of problems: [LintProblem]) -> [TraitCollection: [Place]] {
        var places: [TraitCollection: [Place]] = [:]
        for (index, problem) in problems.enumerated() {
            for place in problem.places {
                for said in place.said {
                    let viewer = place.traits.with(\.transcriptWidth, 0).with(\.content, said.content)
                    places[viewer, default: []].append((index, said.widths))
                }
            }
        }
        return places
    }

    // MARK: - The pictures

    /// Draws the balloons that show each problem, then those of the worst problems, and others while there is room.
    /// - Parameter keep: gets the name and the bytes of each picture.
    /// - Returns: how many intervals were not drawn.
    mutating func draw(
        _ scene: BalloonScene?, fonts: FontCascade, workerCount: Int, keep: (String, [UInt8]) throws -> Void
    ) throws -> Int {
        guard let scene else { return 0 }
        let order = drawingOrder
        let chosen = Array(order.prefix(SweepPage.maximumPictureCount))
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        let viewers = chosen.map { rows[$0.row].intervals[$0.interval].first.traits }
        try OrderedConcurrency.forEach(
            viewers, workerCount: workerCount, makeWorker: { try BalloonRenderer() },
            work: { renderer, viewer -> [UInt8]? in
                var context = context
                context.traits = viewer
                let balloon = try scene.layout(in: context)
                guard !balloon.isEmpty else { return nil }
                return PNGEncoder.encode(try renderer.picture(of: balloon, scale: SweepPage.pictureScale))
            },
            consume: { index, picture in
                guard let picture else { return }
                let digest = String(SHA256.hexadecimalDigest(of: picture).prefix(GoldenMetadata.shortHashLength))
                try keep(digest, picture)
                rows[chosen[index].row].intervals[chosen[index].interval].picture = digest
            })
        return order.count - chosen.count
    }

    private var drawingOrder: [(row: Int, interval: Int)] {
        var shown: Set<Int> = []
        let all = rows.indices.flatMap { row in rows[row].intervals.indices.map { (row: row, interval: $0) } }
        return all.enumerated().map { offset, place in
            let problems = rows[place.row].intervals[place.interval].problems
            let isFirst = problems.contains { shown.insert($0).inserted }
            let severities = problems.filter { self.problems[$0].reason == nil }.map {
                self.problems[$0].problem.severity.rank
            }
            return (place, rank: (isFirst ? 0 : 1, severities.min() ?? .max, -severities.count, offset))
        }.sorted { $0.rank < $1.rank }.map(\.0)
    }

    // MARK: - The document

    /// The data of the page.
    func document(of scene: SweepPage.Scene) -> SweepDocument.Scene {
        let base = scene.scene?.traits ?? TraitCollection()
        let widths = Set(scene.sweep.cells.map(\.transcriptWidth)).sorted()
        let step = zip(widths, widths.dropFirst()).map { $1 - $0 }.min() ?? 1
        let findings = Self.findings(problems)
        var sentences = NumberedTexts()
        let reach = Double(step) * (step > 1 ? Self.loneReach : 0.5)
        let rows = rows.map { self.row($0, base, findings, reach: reach, saying: &sentences) }
        return SweepDocument.Scene(
            name: scene.sweep.scene, file: scene.scene?.file, failure: scene.sweep.failure,
            cellCount: scene.sweep.cells.count, scale: SweepPage.pictureScale, findings: findings,
            sentences: sentences.texts, legend: Self.legend(findings), rows: rows, changes: scene.changes?.lines ?? [],
            links: scene.links)
    }

    /// - Parameter reach: how far an interval without a neighbour reaches on each side of its widths.
    private func row(
        _ row: Row, _ base: TraitCollection, _ findings: [SweepDocument.Finding], reach: Double,
        saying sentences: inout NumberedTexts
    ) -> SweepDocument.Row {
        let traits = row.traits, category = traits.preferredContentSizeCategory.shortName
        let edges = Self.edges(of: row.intervals, reach: reach)
        return SweepDocument.Row(
            name: String(TraitText.identifier(traits).drop { $0 != "-" }), locale: traits.locale,
            category: category, viewer: Self.viewer(traits, unlike: base),
            isDark: traits.drawnStyle == .dark, traits: FilterField.traits(of: traits),
            options: Self.options(for: traits, unlike: base) + Self.contentOptions(for: traits, unlike: base),
            intervals: zip(row.intervals, edges).map { interval, edges in
                let (first, last) = (interval.first, interval.last)
                let rules = interval.problems.map { findings[$0].rule }
                return SweepDocument.Interval(
                    from: Double(first.transcriptWidth), to: Double(last.transcriptWidth), edges: edges,
                    words: Self.words(category, interval, rules),
                    heights: [Double(first.size.height), Double(last.size.height)],
                    size: [Double(first.size.width), Double(first.size.height)], findings: interval.problems,
                    said: interval.problems.map { sentences.place(of: sentence(of: problems[$0].problem, at: first)) },
                    picture: interval.picture)
            })
    }

    /// What a problem says of one balloon; its own sentence where the balloon has none, as of a relation between two.
    private func sentence(of problem: LintProblem, at cell: SweepCell) -> String {
        cell.findings.first { $0.kind.rawValue == problem.rule && $0.subjectOrQuote == problem.subjectOrQuote }?.message
            ?? problem.message
    }

    /// How far a width among few reaches to each side, as a part of the shortest distance between two: the rest is a gap.
    private static let loneReach = 0.4

    /// The parts of the map that intervals take. Widths between which none was measured are taken by neither.
    private static func edges(of intervals: [PageInterval], reach: Double) -> [[Double]] {
        func middle(_ before: PageInterval?, _ after: PageInterval?) -> Double? {
            guard let before = before?.last.transcriptWidth, let after = after?.first.transcriptWidth,
                SweepWidths.areNeighbours(before, after)
            else { return nil }
            return Double(before + after) / 2
        }
        return intervals.indices.map { index in
            let own = intervals[index]
            let before = index > 0 ? intervals[index - 1] : nil
            let after = index + 1 < intervals.count ? intervals[index + 1] : nil
            return [
                middle(before, own) ?? Double(own.first.transcriptWidth) - reach,
                middle(own, after) ?? Double(own.last.transcriptWidth) + reach,
            ]
        }
    }

    /// An interval as people hear it: `AX1, 320–332 pt: captionsTouch`.
    private static func words(_ category: String, _ interval: PageInterval, _ rules: [String]) -> String {
        let widths = [interval.first, interval.last].map { ShortDecimal.text(Double($0.transcriptWidth)) }
        var known: Set<String> = []
        let found = rules.filter { known.insert($0).inserted }.joined(separator: ", ")
        return "\(category), \(widths[0] == widths[1] ? widths[0] : widths.joined(separator: "–")) pt: "
            + (found.isEmpty ? nothingFound : found)
    }

    private static let nothingFound = "nothing found"

    /// The options that say what the scene varies.
    private static func contentOptions(for viewer: TraitCollection, unlike base: TraitCollection) -> String {
        viewer.content.sorted { $0.key < $1.key }.filter { base.content[$0.key] != $0.value }
            .map { " --vary " + ShellWord.quoted("\($0.key)=\($0.value)") }.joined()
    }

    /// What tells a row from others of its language and text size: what is unusual about the viewer, and what the message
    /// says, which is always named in a scene that varies it.
    private static func viewer(_ traits: TraitCollection, unlike base: TraitCollection) -> String {
        let content = traits.content.keys.sorted().compactMap { ViewerTrait.content($0).unusualWord(of: traits) }
        return ([LintPlaces.unusual(traits, unlike: base)] + content).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func findings(_ problems: [Problem]) -> [SweepDocument.Finding] {
        var letters: [String: String] = [:]
        return problems.map { problem, reason in
            let severity = problem.severity.rawValue, isAllowed = reason != nil
            // A rule that is a note for some viewers has another colour there, and so another letter.
            let kind = severity + problem.rule
            if !isAllowed, letters[kind] == nil {
                letters[kind] = String(Self.letters[letters.count % Self.letters.count])
            }
            return SweepDocument.Finding(
                rule: problem.rule, subject: problem.subject, message: problem.message,
                severity: isAllowed ? "allowed" : severity,
                where: LintPlaces(problem.places).text(limit: namedPlaces), cellCount: problem.cellCount,
                reason: reason,
                mark: isAllowed ? "allowed" : "\(severity)-\(ChartPalette.place(ofRule: problem.rule))",
                letter: isAllowed ? nil : letters[kind])
        }
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private static func legend(_ findings: [SweepDocument.Finding]) -> [SweepDocument.Legend] {
        var known: Set<String> = []
        let marks = findings.compactMap { finding -> SweepDocument.Legend? in
            let text = finding.letter.map { "\($0) \(finding.rule)" } ?? finding.severity
            return known.insert(text).inserted ? SweepDocument.Legend(mark: finding.mark, text: text) : nil
        }
        return marks + [SweepDocument.Legend(mark: "fine", text: nothingFound)]
    }

    /// The maximum number of places of a problem that are named. Further ones are counted.
    private static let namedPlaces = 4

    /// The options by which `balloon render` draws a scene for a viewer, with a space before each.
    private static func options(for viewer: TraitCollection, unlike base: TraitCollection) -> String {
        ViewerTrait.all.map { trait in
            let isOfLocale =
                trait.name == ViewerTrait.direction.name
                && viewer.explicitLayoutDirection == base.explicitLayoutDirection
            guard trait.name != ViewerTrait.transcriptWidth.name, !isOfLocale,
                let value = trait.value(of: viewer), value != trait.value(of: base)
            else { return "" }
            return switch trait.option {
            case .value: " --\(trait.optionWord) \(ShellWord.quoted(trait.shortText(of: viewer)))"
            case .flag(let name, let flagged): flagged == value ? " --\(name.replacing(" ", with: "-"))" : ""
            }
        }.joined()
    }
}
