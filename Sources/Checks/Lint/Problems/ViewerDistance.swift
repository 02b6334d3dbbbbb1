import ViewLayout

/// How far a viewer is from the scene's own. Of all who see a problem, the nearest stands for the others in a report.
///
/// A real language is nearer than a made-up one, whatever else differs; then a viewer who differs in language, text size and
/// what the message says alone, since Bold Text, the dark and other devices are rarer; then the viewer with whom fewer traits
/// differ, with the smaller step of text size, with the language that the scene names first, and with the nearer width.
struct ViewerDistance: Comparable {
    private let steps: [Int]
    private let width: Double

    /// The traits in which ordinary viewers differ; the direction is that of the language.
    private static let usualTraits: Set = [
        ViewerTrait.locale.name, ViewerTrait.direction.name, ViewerTrait.category.name,
    ]

    /// - Parameter rank: the place of the viewer's language among those of the scene.
    init(of viewer: TraitCollection, from base: TraitCollection, localeRank rank: Int) {
        let isMadeUp = viewer.locale != base.locale && PseudoLocale(locale: viewer.locale) != nil
        let differing = ViewerTrait.all(of: [viewer, base]).filter { trait in
            trait.name != ViewerTrait.transcriptWidth.name && trait.value(of: viewer) != trait.value(of: base)
        }
        let unusual = differing.count { $0.variable == nil && !Self.usualTraits.contains($0.name) }
        let all = ContentSizeCategory.allCases
        func place(_ traits: TraitCollection) -> Int { all.firstIndex(of: traits.preferredContentSizeCategory) ?? 0 }
        steps = [isMadeUp ? 1 : 0, unusual, differing.count, abs(place(viewer) - place(base)), rank]
        width = Double(abs(viewer.transcriptWidth - base.transcriptWidth))
    }

    static func < (first: ViewerDistance, second: ViewerDistance) -> Bool {
        first.steps == second.steps
            ? first.width < second.width : first.steps.lexicographicallyPrecedes(second.steps)
    }
}
