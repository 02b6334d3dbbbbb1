import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// Findings that need several viewers: texts that are complete for this viewer but truncated at
    /// another text size or in another language of the scene, and size functions that ignore either.
    /// - Parameter context: the viewer from whom the others differ, and the fonts.
    /// - Throws: as ``layout(in:)``.
    package func findingsAcrossViewers(in context: LayoutContext) throws -> [Finding] {
        func balloon(_ traits: TraitCollection) throws -> PlacedBalloon {
            var other = context
            other.traits = traits
            return try layout(in: other)
        }
        let locales = declaredLocales
        return try ViewerComparison.cutTexts(over: context.traits, locales: locales) { viewer in
            try balloon(viewer).findings.compactMap(ViewerComparison.CutText.init)
        } + ViewerComparison.answerFindings(over: context.traits, locales: locales) { try balloon($0).fit }
    }

    /// The languages of the scene's viewer, goldens and sweep, each once.
    private var declaredLocales: [String] {
        ([traits.locale] + goldens[\.locale] + sweep[\.locale]).reduce(into: []) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
    }
}
