import Support

extension PixelDifference {
    /// `1057 of 61258 here (1.7 %)`, with the sizes where they differ, and the movement where that is all.
    package var words: String {
        let sizes = sizesDiffer ? "; \(actualSize) pixels instead of \(expectedSize)" : ""
        let moved = moved.map { "; \($0)" } ?? ""
        return "\(differingPixels) of \(comparedPixels) here (\(Self.percent(share)))\(sizes)\(moved)"
    }

    /// The nodes that the pixels belong to, most pixels first.
    package var nodeWords: String {
        let nodes = nodes.prefix(3).map { node in
            node.path + (node.line.map { " line \($0)" } ?? "") + " (\(node.differingPixels))"
        }
        let more = self.nodes.count > nodes.count ? ", and others" : ""
        return "\(nodes.joined(separator: ", "))\(more); \(region)"
    }

    /// How many pixels differ by more than some steps.
    package var ladderWords: String {
        let steps = ladder.map { "\($0.delta): \($0.differingPixels)" }.joined(separator: ", ")
        return "\(steps) pixels differ by more than that; at most by \(maximumDelta)"
    }

    /// A percentage with one decimal, or two below one percent. A share above zero is never printed as zero.
    private static func percent(_ share: Double) -> String {
        let hundredths = Int((share * 10_000).rounded())
        if hundredths == 0 && share > 0 { return "less than 0.01 %" }
        if hundredths >= 100 { return "\(ShortDecimal.text(Double((share * 1000).rounded()) / 10)) %" }
        return "\(ShortDecimal.text(Double(hundredths) / 100)) %"
    }
}
