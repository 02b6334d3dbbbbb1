extension Scenario {
    /// Every scenario, in the order of the table.
    public static func all(_ groups: [CaptionGroup], with engines: Engines) throws -> [Scenario] {
        let captions = groups.flatMap(\.captions)
        return groups.map { firstLayout(of: $0, with: engines) } + [
            try widthChangeMissed(captions, with: engines),
            try widthChangeHit(captions, with: engines),
            try sizeChange(captions, with: engines),
            localeChange(captions, with: engines),
            seenBefore(captions, with: engines),
            sweep(captions, with: engines),
            try manyCaptions(captions, with: engines),
        ]
    }
}
