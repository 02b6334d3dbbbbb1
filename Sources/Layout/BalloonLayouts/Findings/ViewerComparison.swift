import ViewLayout

/// Findings that need several viewers of one message: other text sizes and other languages.
package enum ViewerComparison {
    /// A truncated text: its node, and the part of a conversation that contains it.
    package struct TruncatedText: Hashable {
        var node: String
        var entry: String?

        /// The subject of a finding about a truncated text; nil for other kinds of findings.
        package init?(_ finding: Finding) {
            guard finding.kind == .textTruncated, let node = finding.node else { return nil }
            self.node = node
            entry = finding.entry
        }
    }

    /// Findings about answers of a size function that ignore the text size or the language.
    /// - Parameters:
    ///   - traits: the viewer; the others differ in one trait.
    ///   - locales: the languages, in addition to the viewer's own.
    ///   - fit: returns the fit for a viewer; nil for a balloon without a size function.
    package static func answerFindings(
        over traits: TraitCollection, locales: [String], fit: (TraitCollection) throws -> ViewFit?
    ) rethrows -> [Finding] {
        let pixel = PixelGrid(traits).pixel
        let byCategory = try categories(over: traits).compactMap { viewer in
            try fit(viewer).map { (viewer.preferredContentSizeCategory, $0) }
        }
        let byLocale = try languages(locales, over: traits).compactMap { viewer in
            try fit(viewer).map { (viewer.locale, $0) }
        }
        return [
            AnswerComparison.ignoredCategory(byCategory, pixel: pixel),
            AnswerComparison.ignoredLocale(byLocale, pixel: pixel),
        ].compactMap { $0 }
    }

    /// Findings about texts that are complete for a viewer and truncated at another text size or in another language.
    /// - Parameter cut: returns the truncated texts for a viewer.
    package static func truncatedTexts(
        over traits: TraitCollection, locales: [String], cut: (TraitCollection) throws -> [TruncatedText]
    ) rethrows -> [Finding] {
        let known = Set(try cut(traits))
        var places: [(id: TruncatedText, names: [String])] = []
        func look(_ viewers: [TraitCollection], _ name: (TraitCollection) -> String) throws {
            for viewer in viewers where viewer != traits {
                for id in try cut(viewer) where !known.contains(id) {
                    if let index = places.firstIndex(where: { $0.id == id }) {
                        places[index].names.append(name(viewer))
                    } else {
                        places.append((id, [name(viewer)]))
                    }
                }
            }
        }
        try look(categories(over: traits)) { $0.preferredContentSizeCategory.shortName }
        try look(languages(locales, over: traits), \.locale)
        return places.map { id, names in
            Finding(
                .textTruncated, node: id.node,
                message: "\(id.node) is truncated for \(names.joined(separator: ", ")); shorten it", entry: id.entry)
        }
    }

    private static func categories(over traits: TraitCollection) -> [TraitCollection] {
        ContentSizeCategory.allCases.map { category in
            var viewer = traits
            viewer.preferredContentSizeCategory = category
            return viewer
        }
    }

    private static func languages(_ locales: [String], over traits: TraitCollection) -> [TraitCollection] {
        ([traits.locale] + locales.filter { $0 != traits.locale }).map { locale in
            var viewer = traits
            viewer.locale = locale
            return viewer
        }
    }
}
