/// How much a record may hold.
package enum RecordLimits {
    /// How many nodes a record has at most: far above every balloon.
    package static let maximumNodeCount = 100_000
    /// The bytes in the names of a node of a record and of all nodes above it: the path of each node is made.
    package static let maximumPathLength = 4_000
}
