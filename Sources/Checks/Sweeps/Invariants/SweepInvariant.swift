import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// A relation between neighbouring cells, or of one cell, that holds in every good layout.
package enum SweepInvariant: String, Hashable, Sendable, CaseIterable {
    /// A text that is not truncated does not have more lines when the transcript is wider.
    case linesNeverGrowWithWidth
    /// A text that is not truncated stays complete when the transcript is wider.
    case truncationNeverComesWithWidth
    /// A balloon without a picture is not taller when the transcript is wider.
    case heightNeverGrowsWithWidth
    /// When the transcript is one point wider, a balloon does not become taller or shorter by more than one line of its
    /// texts.
    case heightNeverJumpsWithWidth
    /// The lines of a text that keeps its breaks are not shorter when the text size is larger.
    case linesNeverShrinkWithCategory
    /// A balloon that is not wider and whose texts are not truncated is not shorter when the text size is larger.
    case heightNeverShrinksWithCategory
    /// The layout is the same for light, dark and increased contrast.
    case colorsKeepLayout
    /// Mirroring does not change the size.
    case directionKeepsSize
    /// A balloon is not wider than the transcript.
    case widthWithinTranscript
    /// The height that a size function answers does not change with the text size although the height that its view needs
    /// does.
    case answerIgnoresCategory
    /// The height that a size function answers does not change with the language although the height that its view needs
    /// does.
    case answerIgnoresLocale

    /// The severity. Where the lines of two texts in one row break, and how a stack shares its height, is decided by
    /// Messages and the system. An author cannot fix it, so it is a note.
    package var severity: Finding.Severity {
        switch self {
        case .linesNeverGrowWithWidth, .truncationNeverComesWithWidth, .heightNeverGrowsWithWidth,
            .linesNeverShrinkWithCategory, .heightNeverShrinksWithCategory:
            .note
        case .heightNeverJumpsWithWidth, .colorsKeepLayout, .directionKeepsSize, .widthWithinTranscript:
            .warning
        // As the findings of these names, which the audit of one viewer has.
        case .answerIgnoresCategory, .answerIgnoresLocale: .error
        }
    }

    /// The subject of a problem that is not about a node. Each relation that an author may allow has a subject of its
    /// own; one that nobody can fix is about the balloon as a whole.
    package var subject: String {
        switch self {
        case .linesNeverGrowWithWidth, .truncationNeverComesWithWidth, .heightNeverGrowsWithWidth,
            .linesNeverShrinkWithCategory, .heightNeverShrinksWithCategory:
            "balloon"
        case .heightNeverJumpsWithWidth: "height"
        case .colorsKeepLayout: "colors"
        case .directionKeepsSize: "size"
        case .widthWithinTranscript: "width"
        case .answerIgnoresCategory, .answerIgnoresLocale: "contentSizeThatFits"
        }
    }

    /// The places where the relations do not hold, in the order of the relations, then of the cells.
    package static func violations(in cells: [SweepCell]) -> [SweepViolation] {
        let cells = cells.allSatisfy(\.isLaidOut) ? cells : cells.filter(\.isLaidOut)
        var found = cells.count > 1 ? violationsOfNeighbours(in: cells) : [:]
        found[.widthWithinTranscript] = cells.compactMap(tooWide)
        return allCases.flatMap { found[$0] ?? [] }
    }

    private static func violationsOfNeighbours(in cells: [SweepCell]) -> [SweepInvariant: [SweepViolation]] {
        let rows = CellRows(cells)
        let hasAnswers = cells.contains { $0.fit != nil }
        var found: [SweepInvariant: [SweepViolation]] = [:]
        for trait in ViewerTrait.all {
            let invariants = allCases.filter { invariant in
                (hasAnswers || !invariant.isAboutAnswers) && invariant.traits.contains { $0.name == trait.name }
            }
            guard !invariants.isEmpty else { continue }
            let isWidth = trait.name == ViewerTrait.transcriptWidth.name
            for row in rows.rows(along: trait) {
                for (first, second) in zip(row, row.dropFirst()) {
                    if isWidth, !isComparable(cells[first], cells[second]) { continue }
                    for invariant in invariants {
                        let violations = invariant.compare(cells[first], cells[second])
                        if !violations.isEmpty { found[invariant, default: []] += violations }
                    }
                }
            }
        }
        return found
    }

    /// Whether relations along the width say anything about two cells. They do not within one interval of
    /// widths, and not where the balloon has less room although its transcript is wider: the margins are wider from
    /// 414 points on (facts 5.2), but not in landscape.
    private static func isComparable(_ first: SweepCell, _ second: SweepCell) -> Bool {
        guard !first.sharesInterval(with: second) else { return false }
        func room(_ traits: TraitCollection) -> CGFloat {
            MaximumBalloonWidth.width(
                for: traits, metrics: .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
        }
        return second.size.width >= first.size.width || room(second.traits) >= room(first.traits)
    }

    /// The traits whose neighbours are compared; none for a relation that holds within one cell.
    private var traits: [ViewerTrait] {
        switch self {
        case .linesNeverGrowWithWidth, .truncationNeverComesWithWidth, .heightNeverGrowsWithWidth,
            .heightNeverJumpsWithWidth:
            [.transcriptWidth]
        case .linesNeverShrinkWithCategory, .heightNeverShrinksWithCategory, .answerIgnoresCategory: [.category]
        case .colorsKeepLayout: [.style, .contrast]
        case .answerIgnoresLocale: [.locale]
        case .directionKeepsSize: [.direction]
        case .widthWithinTranscript: []
        }
    }

    /// Whether the relation is only about live layouts.
    private var isAboutAnswers: Bool { self == .answerIgnoresCategory || self == .answerIgnoresLocale }

    private static func tooWide(_ cell: SweepCell) -> SweepViolation? {
        let excess = cell.size.width - cell.transcriptWidth
        guard excess > tolerance else { return nil }
        let invariant = SweepInvariant.widthWithinTranscript
        return invariant.violation(nil, cell, cell, "is \(invariant.points(excess)) wider than the transcript")
    }

    /// A smaller difference comes from rounding lengths to the decimals of a record.
    private static let tolerance: CGFloat = 0.002

    /// Returns how two cells break the relation. The second one is wider or has larger text.
    private func compare(_ first: SweepCell, _ second: SweepCell) -> [SweepViolation] {
        let growth = second.size.height - first.size.height
        switch self {
        case .linesNeverGrowWithWidth:
            return texts(first, second) { old, new in
                new.lineCount > old.lineCount && !old.isTruncated
                    ? "takes \(new.lineCount) lines instead of \(old.lineCount)" : nil
            }
        case .truncationNeverComesWithWidth:
            return texts(first, second) {
                $1.isTruncated && !$0.isTruncated ? "is truncated, which it was not before" : nil
            }
        case .heightNeverGrowsWithWidth:
            guard !first.hasPicture, !second.hasPicture, growth > Self.tolerance else { return [] }
            return [violation(nil, first, second, "is \(points(growth)) taller")]
        case .heightNeverJumpsWithWidth:
            guard let jump = jump(from: first, to: second) else { return [] }
            return [
                violation(
                    nil, first, second,
                    "is \(points(abs(growth))) \(growth < 0 ? "shorter" : "taller") at once, \(jump)")
            ]
        case .linesNeverShrinkWithCategory:
            return texts(first, second) { old, new in
                // A line is as tall as the fonts in it, so only lines with the same text can be compared.
                guard old.lineCount == new.lineCount, !old.isTruncated, !new.isTruncated else { return nil }
                let loss = old.height / Double(old.lineCount) - new.height / Double(new.lineCount)
                return loss > Self.tolerance ? "has lines that are \(points(loss)) less tall" : nil
            }
        case .heightNeverShrinksWithCategory:
            // A balloon that has its maximum height leaves lines out, which is reported as truncation.
            guard second.size.width <= first.size.width + Self.tolerance, growth < -Self.tolerance,
                !second.texts.contains(where: \.isTruncated)
            else { return [] }
            return [violation(nil, first, second, "is \(points(-growth)) shorter")]
        case .colorsKeepLayout:
            let isSame = first.size == second.size && first.hasSameTexts(as: second)
            return isSame ? [] : [violation(nil, first, second, "has a different layout")]
        case .directionKeepsSize:
            return first.size == second.size ? [] : [violation(nil, first, second, "has a different size")]
        case .answerIgnoresCategory, .answerIgnoresLocale:
            guard let points = unansweredNeed(first, second) else { return [] }
            return [violation(nil, first, second, "returns the same size although its view needs \(points)")]
        case .widthWithinTranscript:
            return []
        }
    }

    /// Neighbours whose widths differ by more say nothing about a jump.
    private static let widestStep: CGFloat = 1
    /// How much the height of a picture may grow per point of width: a picture is at most twice as tall as wide.
    /// Inferred.
    private static let pictureGrowth: CGFloat = 2

    /// A change of height by more than one line of the texts, in words; nil for a smaller one. Both balloons have texts. In an
    /// app's own view several texts may break at one width, each by a line.
    private func jump(from first: SweepCell, to second: SweepCell) -> String? {
        let step = second.transcriptWidth - first.transcriptWidth
        let change = abs(second.size.height - first.size.height) - step * Self.pictureGrowth
        guard step <= Self.widestStep, change > 0, !first.texts.isEmpty, !second.texts.isEmpty else { return nil }
        let lines = (first.texts + second.texts).map { CGFloat($0.height) / CGFloat(max($0.lineCount, 1)) }
        let isView = first.fit != nil && second.fit != nil
        let rebroken = (isView ? first.texts : []).reduce(CGFloat(0)) { sum, old in
            guard let new = second.texts.first(where: { $0.id == old.id }), new.lineCount != old.lineCount else {
                return sum
            }
            return sum + CGFloat(old.height) / CGFloat(max(old.lineCount, 1))
        }
        guard let line = lines.max(), change > max(line, rebroken) + Self.tolerance else { return nil }
        return "which is more than a line of \(points(line))"
    }

    /// By how much the height that a live view needs changes while its answer does not, in words; nil when the answer
    /// changes.
    private func unansweredNeed(_ first: SweepCell, _ second: SweepCell) -> String? {
        guard let old = first.fit, let new = second.fit,
            let growth = old.ignoredGrowth(
                in: new, tolerance: Self.tolerance, pixel: PixelGrid(second.traits).pixel)
        else { return nil }
        return "\(points(abs(growth))) \(growth > 0 ? "more" : "less")"
    }

    /// Compares the texts that both cells have.
    private func texts(
        _ first: SweepCell, _ second: SweepCell, _ problem: (SweepCell.Text, SweepCell.Text) -> String?
    ) -> [SweepViolation] {
        guard !first.hasSameTexts(as: second) else { return [] }
        return first.texts.compactMap { old in
            guard let new = second.texts.first(where: { $0.id == old.id }), let problem = problem(old, new) else {
                return nil
            }
            return violation(old.id, first, second, problem)
        }
    }

    private func violation(_ node: String?, _ first: SweepCell, _ second: SweepCell, _ problem: String)
        -> SweepViolation
    {
        SweepViolation(invariant: self, node: node, first: first.traits, second: second.traits, problem: problem)
    }

    private func points(_ length: CGFloat) -> String { ShortDecimal.text(Double(length)) + " points" }
}
