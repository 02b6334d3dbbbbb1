/// Where a caret is drawn. Lengths are in points.
public struct Caret: Hashable, Sendable {
    /// The index of the line in its layout.
    public let line: Int
    /// The distance from the left end of the line.
    public let x: Double
    /// The distance from the top of the layout to the top of the line.
    public let top: Double
    /// The distance from the top of the layout to the bottom of the line.
    public let bottom: Double
    /// Whether the text that the caret belongs to runs from right to left.
    public let isRightToLeft: Bool
}
