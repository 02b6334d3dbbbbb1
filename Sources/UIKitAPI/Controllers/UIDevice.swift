import Foundation

/// The device. UIKit's class of this name: a phone that is held upright.
///
/// ```swift
/// let isPhone = UIDevice.current.userInterfaceIdiom == .phone
/// ```
@MainActor open class UIDevice: NSObject {
    /// The device of the viewer.
    public static let current = UIDevice()
    /// What kind it is.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How it is held.
    open var orientation: UIDeviceOrientation { .portrait }
    /// What it is called.
    open var model: String { "iPhone" }
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
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
