/// A part of a line that a selection covers. Lengths are in points.
public struct SelectionRectangle: Hashable, Sendable {
    /// The index of the line in its layout.
    public let line: Int
    /// The distances from the left end of the line.
    public let left, right: Double
    /// The distances from the top of the layout: those of the line.
    public let top, bottom: Double
}
