import Foundation
import Support
import ViewLayout

/// Who sees a problem, in a few words: whether the usual viewer does, then from which size, in which languages and at
/// which widths. Those who make it an error are summed up, or all where it is none; ``LintPlaces`` names each.
struct LintAudience {
    /// The parts, in the order in which they are said.
    let words: [String]

    /// - Parameter isShort: whether languages are counted rather than named.
    init(of problem: LintProblem, isShort: Bool = false) {
        let shown = Self.shown(problem)
        guard !shown.isEmpty else {
            words = []
            return
        }
        let kinds = shown.first.map { LintPlaces.unusual($0.traits, unlike: $0.base) } ?? ""
        let sizes = [Self.sizes(shown), Self.languages(shown, of: problem.languages, isShort: isShort)]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let usual = problem.isSeenByUsualViewer.map { $0 ? "usual viewer" : "not the usual viewer" }
        words = [usual ?? "", problem.content ?? "", kinds, sizes, Self.widths(shown)].filter { !$0.isEmpty }
    }

    /// The places that stand for all: those of real languages and of the viewers with the fewest unusual traits who make it
    /// an error, where it is one.
    private static func shown(_ problem: LintProblem) -> [LintPlace] {
        func isReal(_ place: LintPlace) -> Bool {
            place.traits.locale == place.base.locale || PseudoLocale(locale: place.traits.locale) == nil
        }
        let decisive = problem.decisive.filter(isReal)
        let isMadeUp = decisive.isEmpty
        func unusual(_ place: LintPlace) -> String { LintPlaces.unusual(place.traits, unlike: place.base) }
        let fewest = (isMadeUp ? problem.decisive : decisive).map(unusual).min {
            let counts = [$0, $1].map { $0.split(separator: " ").count }
            return counts[0] < counts[1]
        }
        return problem.places.filter { (isMadeUp || isReal($0)) && unusual($0) == fewest }
    }

    /// `from XXL`, `at L`, `XS to L`; empty for all sizes.
    private static func sizes(_ places: [LintPlace]) -> String {
        let seen = Set(places.map(\.traits.preferredContentSizeCategory))
        let all = ContentSizeCategory.allCases
        guard let first = seen.min(), let last = seen.max(), seen.count < all.count else { return "" }
        if first == last { return "at \(first.shortName)" }
        return last == all.last ? "from \(first.shortName)" : "\(first.shortName) to \(last.shortName)"
    }

    /// `in de`, `in de, en and 4 more`, `in 6 languages`; empty where all languages are meant.
    /// - Parameter all: the real languages that were asked.
    private static func languages(_ places: [LintPlace], of all: [String], isShort: Bool) -> String {
        var seen: [String] = []
        for place in places where !seen.contains(place.traits.locale) { seen.append(place.traits.locale) }
        if all.allSatisfy(seen.contains), seen.allSatisfy(all.contains) { return "" }
        guard !isShort || seen.count < 3 else { return "in \(seen.count) languages" }
        guard seen.count > named else { return "in " + seen.joined(separator: " and ") }
        let more = seen.count - named
        return "in \(seen.prefix(named).joined(separator: ", ")) and \(more) more"
    }

    /// The maximum number of languages that are named when there are more.
    private static let named = 2

    /// The widths at the smallest text size, and whether larger ones have more: `up to 381 pt, then more`.
    private static func widths(_ places: [LintPlace]) -> String {
        let smallest = places.map(\.traits.preferredContentSizeCategory).min()
        let first = range(places.filter { $0.traits.preferredContentSizeCategory == smallest })
        return first.isEmpty || first == range(places) ? first : first + ", then more"
    }

    /// `up to 381 pt`, `from 402 pt`, `from 355 to 381 pt`; empty for all widths.
    private static func range(_ places: [LintPlace]) -> String {
        let checked = places.flatMap(\.checkedWidths)
        let ranges = places.flatMap(\.widths)
        guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max(),
            let first = checked.min(), let last = checked.max(), first < last
        else { return "" }
        switch (low == first, high == last) {
        case (true, true): return ""
        case (true, false): return "up to \(points(high)) pt"
        case (false, true): return "from \(points(low)) pt"
        case (false, false):
            return low == high ? "at \(points(low)) pt" : "from \(points(low)) to \(points(high)) pt"
        }
    }

    private static func points(_ width: CGFloat) -> String { ShortDecimal.text(Double(width)) }
}
