import Foundation
import Support

// Foundation's methods that call by name, for objects that can; see ``MethodsByName``.

/// The object whose method a timer calls, as iOS keeps it: alive until the timer is over.
private struct TimerTarget: @unchecked Sendable {
    let object: Any
    let selector: Selector

    func fire(_ timer: Timer) {
        let timer = TimerBox(timer: timer)
        MainThread.run(waits: true) { _ = selector.call(on: object, with: [timer.timer]) }
    }

    /// Calls the method of an object that was kept together with what it is given.
    @MainActor func perform() {
        guard let (owner, argument) = object as? (NSObject, Any?) else { return }
        _ = selector.call(on: owner, with: argument.map { [$0] } ?? [])
    }
}

/// Foundation calls on any thread; views and controllers are used only on the main thread.
enum MainThread {
    /// Runs work on the main thread: at once from there.
    /// - Parameter waits: whether another thread waits until it is done.
    static func run(waits: Bool, _ work: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { work() }
        } else if waits {
            DispatchQueue.main.sync { work() }
        } else {
            DispatchQueue.main.async { work() }
        }
    }
}

/// A timer that is used where it fired.
private struct TimerBox: @unchecked Sendable {
    let timer: Timer
}

extension Timer {
    /// A timer on the main run loop that calls a method of an object.
    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let target = TimerTarget(object: target, selector: selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { target.fire($0) }
    }

    /// The same, before it is added to a run loop.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = TimerTarget(object: target, selector: selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { target.fire($0) }
    }
}

extension NSObject {
    /// Calls a method at once, if the object calls its methods by name.
    @discardableResult public func perform(_ aSelector: Selector, with object: Any? = nil) -> AnyObject? {
        let target = TimerTarget(object: (self, object), selector: aSelector)
        MainThread.run(waits: true) { target.perform() }
        return nil
    }

    /// Calls a method on the main run loop, later.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let target = TimerTarget(object: (self, anArgument), selector: aSelector)
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainThread.run(waits: true) { target.perform() }
        }
    }

    /// Calls a method on the main thread: at once from there, else now or later.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let target = TimerTarget(object: (self, arg), selector: aSelector)
        MainThread.run(waits: wait) { target.perform() }
    }

    /// Whether the object calls methods by name; which ones is not known before a call.
    public func responds(to aSelector: Selector!) -> Bool { self is any MethodsByName }
}
