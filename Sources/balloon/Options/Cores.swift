import Foundation

/// The machine's cores. What is made does not depend on their number, only how long it takes.
enum Cores {
    static var count: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
