/// Which combinations of values are cells.
package enum AxesCover: String, CaseIterable {
    /// Only as many as are necessary for each pair of values of two axes to occur.
    case pairs
}
