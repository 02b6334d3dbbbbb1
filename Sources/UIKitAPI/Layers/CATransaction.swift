import Foundation

/// Changes that are made together. Core Animation's class of this name; they are made at once.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private static var blocks: [(() -> Void)?] = []

    /// Begins.
    public class func begin() { blocks.append(nil) }
    /// Ends, and runs what was given for the end.
    public class func commit() { blocks.popLast()??() }
    /// Nothing: changes are made at once.
    public class func flush() {}
    /// Nothing: nothing moves.
    public class func setDisableActions(_ flag: Bool) {}
    /// Nothing: nothing takes time.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Nothing: nothing takes time.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Gives what runs at the end; at once outside of changes.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
    }
}

/// Called for each picture of the screen. Core Animation's class of this name; no pictures follow each other here, so
/// nothing is called.
///
/// ```swift
/// let link = CADisplayLink(target: NSObject(), selector: Selector("step"))
/// link.invalidate()
/// ```
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    /// Whether it waits.
    public var isPaused = false
    /// How many pictures a second.
    public var preferredFramesPerSecond = 0
    /// The time of the last picture.
    public var timestamp: CFTimeInterval { 0 }
    /// The time of the next one.
    public var targetTimestamp: CFTimeInterval { 0 }
    /// The time between them.
    public var duration: CFTimeInterval { 1.0 / 60 }

    /// Makes one that calls a method of an object.
    public init(target: Any, selector sel: Selector) {}
    /// Nothing: no pictures follow each other.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Nothing: it is not on a run loop.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends.
    public func invalidate() {}
}
