import Foundation

/// The settings of accessibility. UIKit's names: Bold Text and Increase Contrast are the viewer's, everything else is off.
///
/// ```swift
/// let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
/// ```
public enum UIAccessibility {
    /// Whether VoiceOver is on: no.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Reduce Motion is on: no.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether Reduce Transparency is on: no.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether Bold Text is on.
    public static var isBoldTextEnabled: Bool { CurrentViewer.traits.legibilityWeight == .bold }
    /// Whether Increase Contrast is on.
    public static var isDarkerSystemColorsEnabled: Bool { CurrentViewer.traits.accessibilityContrast == .high }
    /// Does nothing: VoiceOver is off.
    public static func post(notification: Notification, argument: Any?) {}

    /// What is posted to VoiceOver. UIKit's structure of this name.
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
    /// Posted on iOS when Reduce Motion changes; never here.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted on iOS when VoiceOver is switched on or off; never here.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
