import Foundation
import Support

// Methods of Foundation that call a method by its name, for objects that can do this; see ``MethodsByName``.

/// The object whose method a timer calls. It is retained until the timer ends, as on iOS.
private struct TimerTarget: @unchecked Sendable {
    let object: Any
    let selector: Selector

    func fire(_ timer: Timer) {
        let timer = TimerBox(timer: timer)
        MainThread.run(waits: true) { _ = selector.call(on: object, with: [timer.timer]) }
    }

    /// Calls the method of the object with its argument.
    @MainActor func perform() {
        guard let (owner, argument) = object as? (NSObject, Any?) else { return }
        _ = selector.call(on: owner, with: argument.map { [$0] } ?? [])
    }
}

/// Foundation calls on any thread; views and controllers are only used on the main thread.
enum MainThread {
    /// Runs work on the main thread, immediately if that is the current thread.
    /// - Parameter waits: whether another thread waits until the work is done.
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

/// A timer that is used on the main thread while the thread on which it fired waits.
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

    /// Makes a timer that is not on a run loop yet.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = TimerTarget(object: target, selector: selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { target.fire($0) }
    }
}

extension NSObject {
    /// Calls a method immediately, if the object can call its methods by name.
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

    /// Calls a method on the main thread, immediately if that is the current thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let target = TimerTarget(object: (self, arg), selector: aSelector)
        MainThread.run(waits: wait) { target.perform() }
    }

    /// Whether the object can call methods by name. Which names it knows is only found out by a call.
    public func responds(to aSelector: Selector!) -> Bool { self is any MethodsByName }
}
