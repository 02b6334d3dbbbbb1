/// A place between two grapheme clusters of a text, and to which of them it belongs.
///
/// The two sides of one offset are at different places where text changes its direction and where a line ends.
public struct TextPosition: Hashable, Sendable {
    /// Which side of an offset is meant.
    public enum Affinity: String, Hashable, Sendable, CaseIterable {
        /// In front of what follows the offset.
        case downstream
        /// Behind what stands before the offset.
        case upstream
    }

    /// A UTF-16 offset.
    public var offset: Int
    /// The side of the offset.
    public var affinity: Affinity

    /// Makes a position.
    public init(offset: Int, affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}
