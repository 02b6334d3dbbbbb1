import Foundation

/// A thread that its starter waits for. It has as much stack as the main thread of a program, and the working folder of
/// the thread that starts it, where the system gives threads their own.
package struct JoinedThread {
    private static let stackSize = 8 << 20

    /// What a thread does. It is freed before the thread ends.
    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    /// Starts a thread. Nil when the system gives no further one.
    package init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        // The new thread takes over the reference. If there is no thread, it is released here.
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let error = pthread_create(&thread, &attributes, { Self.run($0) }, work.toOpaque())
        #else
            var thread: pthread_t? = pthread_t()
            let error = pthread_create(&thread!, &attributes, { Self.run($0!) }, work.toOpaque())
        #endif
        guard error == 0, let thread else {
            work.release()
            return nil
        }
        self.thread = thread
    }

    /// Waits for the end of the thread. It is called once.
    package func join() { pthread_join(thread, nil) }

    /// - Parameter work: a retained ``Work``.
    private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
    }
}
