/// Which cells of axes there are.
package enum AxesCover: String, CaseIterable {
    /// Only as many as are needed for every two values of two axes to meet.
    case pairs
}
