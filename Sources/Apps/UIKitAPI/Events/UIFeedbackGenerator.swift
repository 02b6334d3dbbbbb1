import Foundation

/// Haptic feedback. UIKit's class of this name; there is none on Linux.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .medium).impactOccurred()
/// ```
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() {}
    /// Does nothing.
    open func prepare() {}
}

/// The feedback of an impact. UIKit's class of this name.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .light).impactOccurred()
/// ```
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact. UIKit's raw values.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// Makes a generator of a style.
    public init(style: FeedbackStyle) {}
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a success, a warning or an error. UIKit's class of this name.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The type of the feedback. UIKit's raw values.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a changed selection. UIKit's class of this name.
///
/// ```swift
/// UISelectionFeedbackGenerator().selectionChanged()
/// ```
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}
