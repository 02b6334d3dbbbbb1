import Foundation

/// How many cases of a slow oracle a run of the tests compares: a share of them, or all with `BALLOON_ORACLES=all`,
/// which `make oracles` sets.
package enum OracleDepth {
    /// Whether every case is compared.
    package static let isFull = ProcessInfo.processInfo.environment["BALLOON_ORACLES"] == "all"

    /// The share of the cases that is compared: one case out of this many.
    package static func stride(_ usual: Int) -> Int { isFull ? 1 : usual }
}
