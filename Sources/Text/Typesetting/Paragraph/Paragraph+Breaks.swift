import LineBreaking

extension Paragraph {
    /// The UTF-16 offsets at which a line may end, in ascending order; the last is the end of the text.
    package var breakOffsets: [Int] {
        // The list does not retain what it reads.
        defer { withExtendedLifetime(self) {} }
        return (0..<segments.count).map { segments[$0].end }
    }
}
