import Foundation

/// The queue of the main actor. On Linux it is not always drained by the main thread: a test's main actor may run on
/// any thread of the pool.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether the caller is on the main actor. Waiting for the main queue there would never end.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
}
