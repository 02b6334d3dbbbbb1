import Synchronization

/// An object made at its first use and kept. Threads that make it at once all get the one that came first.
///
/// `Synchronization.AtomicLazyReference` does the same, but its `load` is not specialised and takes 100 ns.
///
/// Invariant: the pointer is nil or one retained reference, which `deinit` gives back.
struct LazyReference<Value: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
    private let pointer = Atomic<UnsafeRawPointer?>(nil)

    deinit {
        guard let known = pointer.load(ordering: .acquiring) else { return }
        Unmanaged<Value>.fromOpaque(known).release()
    }

    /// The object; nil before its first use.
    var value: Value? {
        guard let known = pointer.load(ordering: .acquiring) else { return nil }
        return Unmanaged<Value>.fromOpaque(known).takeUnretainedValue()
    }

    /// The object without a count; it lives as long as this reference to it. Nil before its first use.
    var unretained: Unmanaged<Value>? {
        pointer.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0) }
    }

    /// The object, made now if need be.
    func value(make: () throws -> Value) rethrows -> Value {
        if let value { return value }
        let made = Unmanaged.passRetained(try make())
        let (exchanged, earlier) = pointer.compareExchange(
            expected: nil, desired: UnsafeRawPointer(made.toOpaque()), ordering: .acquiringAndReleasing)
        guard !exchanged, let earlier else { return made.takeUnretainedValue() }
        made.release()
        return Unmanaged<Value>.fromOpaque(earlier).takeUnretainedValue()
    }
}
