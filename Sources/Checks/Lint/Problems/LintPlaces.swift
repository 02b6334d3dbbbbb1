import Foundation
import Support
import Sweeps
import ViewLayout

/// Where a problem is seen, in words: `below 381 pt at XXXL in en and de; at all widths at AX5 in th`.
///
/// Places are put together step by step: the languages with the same widths at the same text size, then the text sizes
/// with the same widths in the same languages, then the kinds of viewers that see all of it. What goes without saying is
/// left out.
struct LintPlaces {
    private struct Group {
        let widths: String
        /// What is unusual about the viewers: the system, colours, Bold Text. Empty for a usual one.
        var unusual: [String]
        var locales: [String]
        var categories: [ContentSizeCategory]
        var cellCount: Int
    }

    private let groups: [Group]

    init(_ places: [LintPlace]) {
        let groups = places.worthSaying.map { place in
            Group(
                widths: Self.words(place), unusual: [Self.unusual(place.traits, unlike: place.base)],
                locales: [place.traits.locale], categories: [place.traits.preferredContentSizeCategory],
                cellCount: place.cellCount)
        }
        let languages = Self.joined(groups, \.locales) { $0.unusual == $1.unusual && $0.categories == $1.categories }
        let sizes = Self.joined(languages, \.categories) { $0.unusual == $1.unusual && $0.locales == $1.locales }
        let viewers = Self.joined(sizes, \.unusual) { $0.locales == $1.locales && $0.categories == $1.categories }
        self.groups = viewers.enumerated().sorted {
            $0.element.cellCount != $1.element.cellCount
                ? $0.element.cellCount > $1.element.cellCount : $0.offset < $1.offset
        }.map(\.element)
    }

    /// Puts groups of the same widths together that are alike but for one part, which lists each of its values once.
    private static func joined<Part: Equatable>(
        _ groups: [Group], _ part: WritableKeyPath<Group, [Part]>, where areAlike: (Group, Group) -> Bool
    ) -> [Group] {
        groups.reduce(into: []) { joined, group in
            if let same = joined.firstIndex(where: { $0.widths == group.widths && areAlike($0, group) }) {
                let known = joined[same][keyPath: part]
                joined[same][keyPath: part] += group[keyPath: part].filter { !known.contains($0) }
                joined[same].cellCount += group.cellCount
            } else {
                joined.append(group)
            }
        }
    }

    /// The places in words, those of most cells first.
    /// - Parameter limit: how many groups are named; the others are counted.
    func text(limit: Int) -> String {
        let named = groups.prefix(limit).map { group in
            let words = [group.widths, Self.categories(group.categories), "in " + Self.list(group.locales)]
            return (words + [Self.viewers(group.unusual)]).filter { !$0.isEmpty }.joined(separator: " ")
        }
        return (named + [Self.summary(groups.dropFirst(limit))]).filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// Where the places are that are not named: for each kind of viewer its text sizes and languages together. Kinds that
    /// have these in common stand together, and the usual ones first.
    private static func summary(_ others: ArraySlice<Group>) -> String {
        let kinds = others.flatMap(\.unusual).reduce(into: [String]()) { kinds, kind in
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        var ranges: [(range: String, kinds: [String])] = []
        for kind in kinds.filter(\.isEmpty) + kinds.filter({ !$0.isEmpty }) {
            let range = range(of: others.filter { $0.unusual.contains(kind) })
            if let known = ranges.firstIndex(where: { $0.range == range }) {
                ranges[known].kinds.append(kind)
            } else {
                ranges.append((range, [kind]))
            }
        }
        let texts = ranges.map { $0.range + ($0.kinds == [""] ? "" : " " + viewers($0.kinds)) }
        return texts.isEmpty ? "" : "elsewhere " + texts.joined(separator: ", ")
    }

    /// The text sizes and languages of places.
    private static func range(of others: [Group]) -> String {
        let all = ContentSizeCategory.allCases
        let sizes = all.filter { size in others.contains { $0.categories.contains(size) } }
        let locales = others.flatMap(\.locales).reduce(into: [String]()) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
        let range =
            sizes.count > 2 ? "from \(sizes[0].shortName) to \(sizes[sizes.count - 1].shortName)" : categories(sizes)
        return "\(range) in \(list(locales))"
    }

    /// What tells a viewer from the scene's own, in words. Which language and text size it is stands elsewhere.
    static func unusual(_ traits: TraitCollection, unlike base: TraitCollection) -> String {
        var words = traits.userInterfaceStyle == .dark && base.userInterfaceStyle != .dark ? ["dark"] : []
        for trait in ViewerTrait.all {
            guard let word = trait.unusualWord(of: traits), word != trait.unusualWord(of: base) else { continue }
            let isHeight =
                trait.name == ViewerTrait.transcriptHeight.name && traits.transcriptWidth > traits.transcriptHeight
            words.append(isHeight ? "in landscape, \(points(traits.transcriptHeight)) tall" : word)
        }
        return words.joined(separator: " ")
    }

    private static func words(_ place: LintPlace) -> String {
        let (first, last) = (place.checked.lowerBound, place.checked.upperBound)
        guard first < last else { return "" }
        guard place.isContinuous else { return someWidths(place) }
        guard !place.isEverywhere else { return "at all widths" }
        func between(_ low: CGFloat, _ high: CGFloat) -> String {
            "\(ShortDecimal.text(Double(low))) to \(points(high))"
        }
        guard place.widths.count <= namedRanges else {
            let ends = between(place.widths.first?.lowerBound ?? first, place.widths.last?.upperBound ?? last)
            return "at \(place.cellCount) widths from \(ends)"
        }
        return list(
            place.widths.map { range in
                if range.lowerBound == first { return "up to \(points(range.upperBound))" }
                if range.upperBound == last { return "from \(points(range.lowerBound))" }
                if range.lowerBound == range.upperBound { return "at \(points(range.lowerBound))" }
                return "from \(between(range.lowerBound, range.upperBound))"
            })
    }

    /// The widths of a place of which some widths were checked, such as those of devices.
    private static func someWidths(_ place: LintPlace) -> String {
        let seen = place.checkedWidths.filter { width in place.widths.contains { $0.contains(width) } }
        guard let narrowest = seen.first, let widest = seen.last else { return "" }
        func text(_ width: CGFloat) -> String { ShortDecimal.text(Double(width)) }
        guard seen.count > namedWidths else { return "at " + list(seen.map(text)) + " pt" }
        let count = place.isEverywhere ? "all \(seen.count)" : "\(seen.count) of \(place.checkedWidths.count)"
        return "at \(count) checked widths from \(text(narrowest)) to \(points(widest))"
    }

    /// More ranges of widths are told by how many widths they have.
    private static let namedRanges = 2
    /// More single widths are told by how many they are.
    private static let namedWidths = 3

    /// `(dark)`, `(ios9 or ios9 without the app)`, `(usual or bold)`; nothing for a usual viewer alone.
    private static func viewers(_ unusual: [String]) -> String {
        guard unusual != [""] else { return "" }
        return "(" + unusual.map { $0.isEmpty ? "usual" : $0 }.joined(separator: " or ") + ")"
    }

    private static func points(_ width: CGFloat) -> String { ShortDecimal.text(Double(width)) + " pt" }

    /// `at L`, `from XXL to AX5`, `at L and AX1`.
    private static func categories(_ categories: [ContentSizeCategory]) -> String {
        let all = ContentSizeCategory.allCases
        let sorted = all.filter(categories.contains)
        guard let first = sorted.first, let last = sorted.last, sorted != all else { return "at all text sizes" }
        let run = all.filter { $0 >= first && $0 <= last }
        if sorted.count > 2, run == sorted { return "from \(first.shortName) to \(last.shortName)" }
        return "at " + list(sorted.map(\.shortName), limit: 12)
    }

    private static func list(_ words: [String], limit: Int = 6) -> String {
        guard words.count <= limit else {
            return words.prefix(limit).joined(separator: ", ") + " and \(words.count - limit) more"
        }
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension LintProblem {
    /// How many places a line of a report names.
    private static let namedPlaces = 2

    /// The subject, the rule and where it is seen, in one line.
    public var sentence: String {
        let place = LintPlaces(places).text(limit: Self.namedPlaces)
        return (subject.isEmpty ? "" : subject + ": ") + rule + (content.map { " with \($0)" } ?? "")
            + (place.isEmpty ? "" : (content == nil ? " " : ", ") + place)
    }
}
