/// The unit of advances and positions: 1/65 536 em. It is the same at every point size, so a text that was measured
/// once can be broken into lines at any size with integers.
package enum TextUnit {
    /// How many units an em has.
    package static let perEm = 65_536
}
