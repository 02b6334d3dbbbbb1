import Foundation

/// What helps the user. UIKit's names: a viewer's bold text and contrast are read, everything else is off.
///
/// ```swift
/// let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
/// ```
public enum UIAccessibility {
    /// Whether VoiceOver reads the screen.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether things move less.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether less shines through.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether texts are bold.
    public static var isBoldTextEnabled: Bool { CurrentViewer.traits.legibilityWeight == .bold }
    /// Whether colours differ more.
    public static var isDarkerSystemColorsEnabled: Bool { CurrentViewer.traits.accessibilityContrast == .high }
    /// Does nothing: nobody listens.
    public static func post(notification: Notification, argument: Any?) {}

    /// What VoiceOver is told. UIKit's structure of this name.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt32
        /// Makes one of UIKit's raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to be read.
        public static let announcement = Notification(rawValue: 1008)
    }
    /// Posted on iOS when things begin to move less; never here.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted on iOS when VoiceOver begins; never here.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
