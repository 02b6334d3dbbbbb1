import Sweeps
import ViewLayout

/// What tells viewers apart in a line of a report.
private struct Viewer: Hashable {
    let locale: String
    let category: ContentSizeCategory
    let unusual: String
}

extension [LintPlace] {
    /// The places without those that go without saying: what a usual viewer sees, a viewer in the dark sees as well, and
    /// made-up languages, which stand for longer words, add nothing to what the scene's own language has already.
    var worthSaying: [LintPlace] {
        func viewer(_ place: LintPlace, in locale: String? = nil, unusual: String? = nil) -> Viewer {
            Viewer(
                locale: locale ?? place.traits.locale, category: place.traits.preferredContentSizeCategory,
                unusual: unusual ?? LintPlaces.unusual(place.traits, unlike: place.base))
        }
        let byViewer = [Viewer: [LintPlace]](grouping: self) { viewer($0) }
        func isSaid(_ place: LintPlace, by other: Viewer) -> Bool {
            byViewer[other]?.contains { $0.covers(place) } == true
        }
        return filter { place in
            let own = viewer(place)
            let usual = viewer(place, unusual: "")
            if own != usual, isSaid(place, by: usual) { return false }
            guard PseudoLocale(locale: own.locale) != nil else { return true }
            let translated = viewer(place, in: place.base.locale)
            let scenes = viewer(place, in: place.base.locale, unusual: "")
            return own == translated || !(isSaid(place, by: translated) || isSaid(place, by: scenes))
        }
    }
}

extension LintPlace {
    /// Whether a problem that is seen here is seen at all widths of another place, too.
    fileprivate func covers(_ other: LintPlace) -> Bool {
        // All widths of a phone on its side are other widths than those of an upright one.
        if isEverywhere, other.isEverywhere { return true }
        return other.widths.allSatisfy { range in
            widths.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
        }
    }
}
