/// What a paragraph's style asks of its lines beyond a measure. Lengths are in ``TextUnit``.
package struct LineArrangement: Sendable, Hashable {
    /// How much shorter than the measure the first line of each paragraph is, and every other line.
    package var firstIndent, indent: Int
    /// Whether a lone last word gets company from the line before it.
    package var pushesOutLastWord: Bool

    /// The offsets after which a line starts that had to end before, and no paragraph: those after U+2028, for example.
    package var offsetsInsideParagraphs: [Int]

    package init(
        firstIndent: Int = 0, indent: Int = 0, pushesOutLastWord: Bool = false, offsetsInsideParagraphs: [Int] = []
    ) {
        self.offsetsInsideParagraphs = offsetsInsideParagraphs
        self.firstIndent = firstIndent
        self.indent = indent
        self.pushesOutLastWord = pushesOutLastWord
    }

    /// Whether lines are broken as if nothing was asked.
    package var isPlain: Bool { firstIndent == 0 && indent == 0 && !pushesOutLastWord }

    /// The indent of a line that starts at an offset.
    package func indent(ofLineAt start: Int, in segments: SizedSegments) -> Int {
        segments.startsForcedLine(start) && !offsetsInsideParagraphs.contains(start) ? firstIndent : indent
    }
}

extension SizedSegments {
    /// Whether a line starts at an offset at any measure.
    func startsForcedLine(_ offset: Int) -> Bool {
        offset == 0 || offsets.has(OffsetFlags.isMandatoryBreak, at: offset)
    }
}
