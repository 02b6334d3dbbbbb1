import Foundation

/// What is felt. UIKit's class of this name; nothing is, on Linux.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .medium).impactOccurred()
/// ```
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes one.
    public override init() {}
    /// Makes ready.
    open func prepare() {}
}

/// A knock. UIKit's class of this name.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .light).impactOccurred()
/// ```
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard. UIKit's raw values.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// Makes a knock.
    public init(style: FeedbackStyle) {}
    /// Knocks.
    open func impactOccurred() {}
    /// Knocks.
    open func impactOccurred(intensity: CGFloat) {}
}

/// How something went. UIKit's class of this name.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went. UIKit's raw values.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Says it.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Something else was chosen. UIKit's class of this name.
///
/// ```swift
/// UISelectionFeedbackGenerator().selectionChanged()
/// ```
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Says it.
    open func selectionChanged() {}
}
