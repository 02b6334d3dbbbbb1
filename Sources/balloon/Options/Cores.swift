import Foundation

/// The machine's cores. Their number affects the time that work takes, not its results.
enum Cores {
    static var count: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
