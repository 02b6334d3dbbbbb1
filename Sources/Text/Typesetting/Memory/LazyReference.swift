import Synchronization

/// An object that is made at its first use and then kept. When several threads make it at the same time, all of them
/// get the one that was finished first.
///
/// `Synchronization.AtomicLazyReference` does the same, but its `load` is not specialised and takes 100 ns.
///
/// Invariant: the pointer is nil or holds one retained reference, which `deinit` releases.
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

    /// The object without counting a reference; it lives at least as long as this value. Nil before its first use.
    var unretained: Unmanaged<Value>? {
        pointer.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0) }
    }

    /// The object, which is made now if this is its first use.
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
