import Foundation

/// How much of a slow oracle a run of the tests compares: a share of its cases, or all of them with
/// `BALLOON_ORACLES=all`, which `make oracles` sets.
package enum OracleDepth {
    /// Whether every case is compared.
    package static let isFull = ProcessInfo.processInfo.environment["BALLOON_ORACLES"] == "all"

    /// Which share of the cases is compared: one of this many.
    package static func stride(_ usual: Int) -> Int { isFull ? 1 : usual }
}
