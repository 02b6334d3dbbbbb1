import Foundation

/// What an app may do with Apple Music. StoreKit's class of this name: on Linux nothing, the user is not asked.
///
/// ```swift
/// let mayPlay = SKCloudServiceController.authorizationStatus() == .authorized
/// ```
open class SKCloudServiceController: NSObject {
    /// Makes a controller.
    public override init() {}
    /// Denied: there is no user to ask.
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    /// Says that it is denied.
    open class func requestAuthorization(_ handler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Says that nothing can be done.
    open func requestCapabilities(
        completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void
    ) { completionHandler([], SKError(.cloudServicePermissionDenied)) }
}

/// Whether the user allows Apple Music. StoreKit's raw values.
///
/// ```swift
/// let isDenied = SKCloudServiceController.authorizationStatus() == SKCloudServiceAuthorizationStatus.denied
/// ```
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// What can be done with Apple Music. StoreKit's raw values.
///
/// ```swift
/// let wanted: SKCloudServiceCapability = [.musicCatalogPlayback, .addToCloudMusicLibrary]
/// ```
public struct SKCloudServiceCapability: OptionSet, Sendable {
    /// StoreKit's raw value.
    public let rawValue: UInt
    /// Makes one of StoreKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Playing.
    public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1 << 0)
    /// Subscribing.
    public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 1 << 1)
    /// Adding songs.
    public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 1 << 8)
}
