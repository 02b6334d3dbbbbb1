/// The limits of records.
package enum RecordLimits {
    /// The maximum number of nodes: far more than any balloon has.
    package static let maximumNodeCount = 100_000
    /// The maximum number of bytes in the path of a node, which contains the names of its ancestors.
    package static let maximumPathLength = 4_000
}
