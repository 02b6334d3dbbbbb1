import Foundation

/// The device. UIKit's class of this name: a phone that is held upright.
///
/// ```swift
/// let isPhone = UIDevice.current.userInterfaceIdiom == .phone
/// ```
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device of the viewer.
    public static let current = UIDevice()
    /// What kind it is.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How it is held.
    open var orientation: UIDeviceOrientation { .portrait }
    /// What it is called.
    open var model: String { "iPhone" }
    /// What it is called in the viewer's language.
    open var localizedModel: String { model }
    /// The charge of the battery, from 0 to 1; -1 for unknown, as on iOS without monitoring.
    open var batteryLevel: Float { -1 }
    /// Whether the battery is monitored; there is no battery.
    open var isBatteryMonitoringEnabled = false
    /// Whether something near the screen is watched; nothing is.
    open var isProximityMonitoringEnabled = false
    /// Whether the device can do several things at once.
    open var isMultitaskingSupported: Bool { true }
    /// Nothing: the device is not turned.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Nothing: the device is not turned.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Nothing: nothing is heard.
    open func playInputClick() {}
    /// The device was turned, which it never is here.
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The version of the system.
    open var systemVersion: String { "26.0" }
    /// The name that its owner gave it.
    open var name: String { "iPhone" }
    /// A name for the app's author; the same on each Linux.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
}

/// How a device is held. UIKit's raw values.
///
/// ```swift
/// let isUpright = UIDevice.current.orientation == .portrait
/// ```
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// What kind of device it is; Swift 3's name for `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
