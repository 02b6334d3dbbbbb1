import Foundation

/// The cores of the machine. Their number changes the duration of work but not its results.
enum Cores {
    static var count: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
