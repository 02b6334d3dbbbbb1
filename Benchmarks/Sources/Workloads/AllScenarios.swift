extension Scenario {
    /// What makes each scenario, in the order of the table; a scenario keeps a lot, so make one at a time.
    package static func all(_ groups: [CaptionGroup], with engines: Engines) -> [() throws -> Scenario] {
        let captions = groups.flatMap(\.captions)
        return groups.map { group in { firstLayout(of: group, with: engines) } } + [
            { try widthChangeMissed(captions, with: engines) },
            { try sizeChange(captions, with: engines) },
            { try localeChange(captions, with: engines) },
            { seenBefore(captions, with: engines) },
            { try templateSweep(with: engines) },
            { try contentSweep(with: engines) },
        ] + cellsOfScenes(with: engines) + [
            { constraintsOfCards() },
            { widthOfCards() },
            { firstLayoutOfViews(with: engines) },
            { widthOfViews(with: engines) },
        ]
    }
}
