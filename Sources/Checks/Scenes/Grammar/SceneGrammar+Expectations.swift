import ViewLayout

/// What an author expects of a balloon.
extension SceneGrammar {
    package static let expectation = expectationMapping.names
    package static let aligned = alignedMapping.names
    /// The names of traits in conditions: those of the command line's options and of scenes.
    package static let viewers = ViewerTrait.all.flatMap(\.filterNames).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }
    /// What can be expected of the balloon as a whole.
    package static let expectationsOfBalloon = ["width", "height"] + expectationsWithoutNode
    /// What is never about one part.
    package static let expectationsWithoutNode = ["order", "sameWidth", "sameHeight"]

    /// The numbers that a quantity is compared with.
    static func range(of quantity: ExpectationCheck.Quantity) -> ClosedRange<Double> {
        switch quantity {
        case .lines: 0...Double(lineLimits.upperBound)
        case .width, .height: 0...SceneLimits.maximumLength
        case .x, .y: offsets
        // "WCAG 2.2, contrast ratio".
        case .contrast: 1...21
        }
    }

    package static let expectationMapping = SceneMapping(
        "What is expected of a part, or of the balloon as a whole, for some viewers.",
        [
            SceneKey(
                "node", .string(minimumLength: 1),
                "The part: caption, the id of an element, or another name of records and findings.",
                standard: "the balloon as a whole"),
            SceneKey("lines", .comparison(range(of: .lines)), "How many lines the text has."),
            SceneKey("width", .comparison(range(of: .width)), "How wide it is, in points."),
            SceneKey("height", .comparison(range(of: .height)), "How tall it is, in points."),
            SceneKey("x", .comparison(range(of: .x)), "Where it begins, in points from the left of the balloon."),
            SceneKey("y", .comparison(range(of: .y)), "Where it begins, in points from the top of the balloon."),
            SceneKey(
                "contrast", .comparison(range(of: .contrast)),
                "How much the text stands out from what is under it (WCAG's ratio)."),
            SceneKey("truncated", .flag, "Whether an ellipsis replaces some of the text."),
            SceneKey("torn", .flag, "Whether a line ends inside a word or a number."),
            SceneKey("inside", .string(minimumLength: 1), "The part that it does not reach out of."),
            SceneKey("above", .string(minimumLength: 1), "The part that begins below it."),
            SceneKey("below", .string(minimumLength: 1), "The part that ends above it."),
            SceneKey("before", .string(minimumLength: 1), "The part that begins after it, in the reading direction."),
            SceneKey("after", .string(minimumLength: 1), "The part that ends before it, in the reading direction."),
            SceneKey("aligned", .mapping(alignedMapping), "Edges in line with the same edges of other parts."),
            SceneKey(
                "order", .list(.string(minimumLength: 1), counts: 2...Int.max, isDistinct: true),
                "Parts in the order in which they are read: each next one is below or after the one before."),
            SceneKey(
                "sameWidth", .list(.locale, counts: 2...Int.max, isDistinct: true),
                "Languages in which the balloon is as wide as in the first."),
            SceneKey(
                "sameHeight", .list(.locale, counts: 2...Int.max, isDistinct: true),
                "Languages in which the balloon is as tall as in the first."),
            SceneKey("when", viewersType, "The viewers who are asked.", standard: "all that see the same layout"),
            SceneKey("unless", viewersType, "The viewers who are not asked."),
        ])

    package static let alignedMapping = SceneMapping(
        "Edges in line with the same edges of other parts.",
        ExpectationCheck.Edge.allCases.map { edge in
            SceneKey(edge.rawValue, .string(minimumLength: 1), "The part whose \(edge.rawValue) is in line with it.")
        })

    private static let viewersType = SceneType.either([.string(minimumLength: 1), .mapping(viewersMapping)])

    private static let viewersMapping = SceneMapping(
        "Traits that a viewer has: a value, a comparison such as \">= AX1\", or a list of values.",
        ViewerTrait.all.flatMap { trait in
            trait.filterNames.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                .map { SceneKey($0, .anyValues, trait.help) }
        })
}
