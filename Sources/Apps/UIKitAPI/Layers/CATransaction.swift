import Foundation

/// A group of changes. Core Animation's class of this name. Changes are made immediately.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private static var blocks: [(() -> Void)?] = []

    /// Begins a group.
    public class func begin() { blocks.append(nil) }
    /// Ends the group, and runs its completion block.
    public class func commit() { blocks.popLast()??() }
    /// Does nothing: changes are made at once.
    public class func flush() {}
    /// Does nothing: nothing moves.
    public class func setDisableActions(_ flag: Bool) {}
    /// Does nothing: nothing takes time.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Does nothing: nothing takes time.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Sets the completion block of the group. It runs immediately outside of a group.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
    }
}

/// A timer that is called for each frame of the screen. Core Animation's class of this name. There are no frames here,
/// so it is never called.
///
/// ```swift
/// let link = CADisplayLink(target: NSObject(), selector: Selector("step"))
/// link.invalidate()
/// ```
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    /// Whether the timer is paused.
    public var isPaused = false
    /// The number of frames per second.
    public var preferredFramesPerSecond = 0
    /// The numbers of frames per second that will do.
    public var preferredFrameRateRange = CAFrameRateRange()
    /// The time of the last frame; always 0.
    public var timestamp: CFTimeInterval { 0 }
    /// The time of the next frame; always 0.
    public var targetTimestamp: CFTimeInterval { 0 }
    /// The time between two frames, in seconds.
    public var duration: CFTimeInterval { 1.0 / 60 }

    /// Makes a timer that calls a method of an object.
    public init(target: Any, selector sel: Selector) {}
    /// Does nothing: no pictures follow each other.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing: it is not on a run loop.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends the timer.
    public func invalidate() {}
}

/// Numbers of frames per second. Core Animation's structure of this name.
///
/// ```swift
/// let range = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
/// ```
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest, the most, and the best number; nil for none.
    public var minimum: Float = 0, maximum: Float = 0, preferred: Float? = 0
    /// Makes the range of the system.
    public init() {}
    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
