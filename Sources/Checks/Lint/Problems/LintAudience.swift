import Foundation
import Support
import ViewLayout

/// Who sees a problem, in a few words: whether the usual viewer does, then from which size, in which languages and at
/// which widths. These are of the language whose sentence the problem has; others that see it otherwise are named at the
/// end. ``LintPlaces`` names each viewer.
struct LintAudience {
    /// How much is said: each form says less than the one before.
    enum Form: Int, CaseIterable, Comparable {
        case full
        /// Languages are counted rather than named.
        case counted
        /// Not that larger text sizes have more widths.
        case withoutMore
        /// Not that other languages see it otherwise.
        case withoutOthers
        /// One range less: that of text sizes where the scene's own is among them, so that widths are the point; otherwise
        /// that of widths.
        case withoutRange
        /// Neither text sizes nor widths.
        case withoutSizes
        /// Whether the usual viewer sees it, and what the message says.
        case withoutLanguages
        /// What the message says.
        case withoutViewers

        static func < (first: Form, second: Form) -> Bool { first.rawValue < second.rawValue }
    }

    private var usual = "", content = "", kinds = "", sizes = "", widths = ""
    private var hasMore = false
    /// Whether the scene's own text size is among the sizes.
    private var hasOwnSize = false
    /// The languages whose viewers see it at the same sizes and widths; empty where all languages are.
    private var languages: [String] = []
    private var others: [String] = []

    init(of problem: LintProblem) {
        let shown = Self.shown(problem)
        guard let first = shown.first else { return }
        let own = shown.first { $0.traits.locale == problem.nearest?.locale }?.traits.locale ?? first.traits.locale
        let byLocale = [String: [LintPlace]](grouping: shown, by: \.traits.locale)
        let places = byLocale[own] ?? []
        let seen = Seen(places, as: problem.nearest)
        let alike = Self.locales(shown).filter { Seen(byLocale[$0] ?? [], as: problem.nearest) == seen }
        others = Self.locales(Self.real(problem)).filter { !alike.contains($0) }
        let isAll = Set(alike) == Set(problem.languages)
        languages = isAll ? [] : alike
        usual = problem.isSeenByUsualViewer.map { $0 ? "usual viewer" : "not the usual viewer" } ?? ""
        content = problem.content ?? ""
        kinds = LintPlaces.unusual(first.traits, unlike: first.base)
        (sizes, widths, hasMore) = (Self.words(seen.sizes), seen.widths, seen.hasMore)
        hasOwnSize = seen.sizes.contains(first.base.preferredContentSizeCategory)
    }

    /// The parts, in the order in which they are said.
    func words(_ form: Form = .full) -> [String] {
        let isCounted = form >= .counted
        let keepsWidths = hasOwnSize && !widths.isEmpty
        let sizes = form >= (keepsWidths ? .withoutRange : .withoutSizes) ? "" : sizes
        let place = [sizes, Self.list(languages, isCounted)].filter { !$0.isEmpty }.joined(separator: " ")
        let more = hasMore && form < .withoutMore ? ", then more" : ""
        let hasWidths = form < .withoutRange || keepsWidths && form == .withoutRange
        return [
            form < .withoutViewers ? usual : "", content, form < .withoutLanguages ? kinds : "",
            form < .withoutLanguages ? place : "",
            hasWidths && !widths.isEmpty ? widths + more : "",
            form < .withoutOthers && !others.isEmpty ? "also " + Self.list(others, isCounted) : "",
        ].filter { !$0.isEmpty }
    }

    // MARK: - The viewers

    /// The places of languages that somebody speaks, or all where only made-up ones see it. Those who make it an error
    /// decide which.
    private static func real(_ problem: LintProblem) -> [LintPlace] {
        func isReal(_ place: LintPlace) -> Bool {
            place.traits.locale == place.base.locale || PseudoLocale(locale: place.traits.locale) == nil
        }
        return problem.decisive.contains(where: isReal) ? problem.places.filter(isReal) : problem.places
    }

    /// The places that stand for all: those of viewers who are as unusual as the one whose sentence the problem has.
    private static func shown(_ problem: LintProblem) -> [LintPlace] {
        func unusual(_ place: LintPlace) -> String { LintPlaces.unusual(place.traits, unlike: place.base) }
        let places = real(problem)
        if let nearest = problem.nearest, let base = places.first?.base {
            let kind = LintPlaces.unusual(nearest, unlike: base)
            let own = places.filter { unusual($0) == kind }
            if own.contains(where: { $0.traits.locale == nearest.locale }) { return own }
        }
        let fewest = places.map(unusual).min {
            let counts = [$0, $1].map { $0.split(separator: " ").count }
            return counts[0] < counts[1]
        }
        return places.filter { unusual($0) == fewest }
    }

    /// Where the viewers of one language see it.
    private struct Seen: Equatable {
        let sizes: Set<ContentSizeCategory>
        /// The widths at the text size of the viewer whose sentence the problem has, or at the smallest where no place has
        /// that; and whether other sizes, or other words of the message, have more.
        let widths: String
        let hasMore: Bool

        /// - Parameter viewer: the one whose sentence the problem has. There may be no place where the message says what it
        ///   says to this one.
        init(_ places: [LintPlace], as viewer: TraitCollection?) {
            let own = places.compactMap { place -> LintPlace? in
                guard let said = place.said.first(where: { $0.content == viewer?.content }) else { return nil }
                var place = place
                place.widths = said.widths
                return place
            }
            let shown = own.isEmpty ? places : own
            let sizes = Set(shown.map(\.traits.preferredContentSizeCategory))
            let nearest = viewer.map(\.preferredContentSizeCategory)
            let size = nearest.map(sizes.contains) == true ? nearest : sizes.min()
            self.sizes = sizes
            let first = shown.filter { $0.traits.preferredContentSizeCategory == size }
            widths = LintAudience.range(first)
            hasMore = !widths.isEmpty && widths != LintAudience.range(places)
        }
    }

    private static func locales(_ places: [LintPlace]) -> [String] {
        places.reduce(into: []) { if !$0.contains($1.traits.locale) { $0.append($1.traits.locale) } }
    }

    /// `from XXL`, `at L`, `XS to L`; empty for all sizes.
    private static func words(_ seen: Set<ContentSizeCategory>) -> String {
        let all = ContentSizeCategory.allCases
        guard let first = seen.min(), let last = seen.max(), seen.count < all.count else { return "" }
        if first == last { return "at \(first.shortName)" }
        return last == all.last ? "from \(first.shortName)" : "\(first.shortName) to \(last.shortName)"
    }

    /// `in de`, `in de, en and 4 more`, `in 6 languages`; empty for none.
    private static func list(_ locales: [String], _ isCounted: Bool) -> String {
        guard !locales.isEmpty else { return "" }
        guard !isCounted || locales.count < 3 else { return "in \(locales.count) languages" }
        guard locales.count > named else { return "in " + locales.joined(separator: " and ") }
        let more = locales.count - named
        return "in \(locales.prefix(named).joined(separator: ", ")) and \(more) more"
    }

    /// The maximum number of languages that are named when there are more.
    private static let named = 2

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
