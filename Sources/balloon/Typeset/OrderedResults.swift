import Synchronization

/// Values that arrive in any order from many threads and are read in the order of their index.
final class OrderedResults<Value: Sendable>: Sendable {
    private let slots: Mutex<[Value?]>

    init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

    func set(_ value: Value, at index: Int) { slots.withLock { $0[index] = value } }

    /// The values that have arrived, in order.
    func values() -> [Value] { slots.withLock { $0.compactMap { $0 } } }
}
