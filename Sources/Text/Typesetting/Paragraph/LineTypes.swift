import LineBreaking

// Public names of `LineBreaking` that users of this module need, so that they can be used with one import.

/// Which part of a text is left out when it exceeds its line limit.
public typealias TruncationMode = LineBreaking.TruncationMode
/// The size of a paragraph at a width. Lengths are in points.
public typealias TextSize = LineBreaking.TextSize
