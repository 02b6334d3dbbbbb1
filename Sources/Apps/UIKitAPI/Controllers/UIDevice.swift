import Foundation

/// The device. UIKit's class of this name. It is always a phone in portrait.
///
/// ```swift
/// let isPhone = UIDevice.current.userInterfaceIdiom == .phone
/// ```
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device of the viewer.
    public static let current = UIDevice()
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The orientation of the device.
    open var orientation: UIDeviceOrientation { .portrait }
    /// The model.
    open var model: String { "iPhone" }
    /// The model in the viewer's language.
    open var localizedModel: String { model }
    /// The charge of the battery, from 0 to 1; always -1 for unknown, as on iOS without monitoring.
    open var batteryLevel: Float { -1 }
    /// Whether the device is charged; always unknown, as on iOS without monitoring.
    open var batteryState: BatteryState { .unknown }
    /// Whether the device is charged. UIKit's raw values.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    /// Whether the battery is monitored. The value is stored, and has no effect.
    open var isBatteryMonitoringEnabled = false
    /// Whether the proximity sensor is on. The value is stored, and has no effect.
    open var isProximityMonitoringEnabled = false
    /// Whether the device supports multitasking.
    open var isMultitaskingSupported: Bool { true }
    /// Does nothing, because the device never rotates.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing, because the device never rotates.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Does nothing; there is no sound.
    open func playInputClick() {}
    /// Posted when the device rotated; never on Linux.
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The version of the system.
    open var systemVersion: String { "26.0" }
    /// The name of the device.
    open var name: String { "iPhone" }
    /// The identifier of the device for the app's vendor, which is the same on every machine.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
}

/// The orientation of a device. UIKit's raw values.
///
/// ```swift
/// let isUpright = UIDevice.current.orientation == .portrait
/// ```
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is in portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The kind of device; Swift 3's name for `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
