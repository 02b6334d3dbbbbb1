import Foundation

/// Finds the location of the device. Core Location's class of this name; on Linux access is always denied.
///
/// ```swift
/// let manager = CLLocationManager()
/// manager.requestWhenInUseAuthorization()
/// ```
open class CLLocationManager: NSObject {
    /// Receives locations on iOS. On Linux it receives errors and the authorization `denied`.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The accuracy that the app asks for, in metres.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device has to move before the delegate hears of it, in metres.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Whether updates go on in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether updates pause while the device does not move.
    open var pausesLocationUpdatesAutomatically = true
    /// Nil: the device never says where it is.
    open var location: CLLocation? { nil }
    /// Makes one.
    public override init() {}

    /// Denied: there is no user to ask.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Denied: there is no user to ask.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Whether the device says where it is: no.
    open class func locationServicesEnabled() -> Bool { false }
    /// Says in a later turn that it is denied.
    open func requestWhenInUseAuthorization() { refuse() }
    /// Says in a later turn that it is denied.
    open func requestAlwaysAuthorization() { refuse() }
    /// Fails in a later turn.
    open func requestLocation() { fail() }
    /// Fails in a later turn.
    open func startUpdatingLocation() { fail() }
    /// Does nothing: there are no updates.
    open func stopUpdatingLocation() {}
    /// Does nothing: there are no updates.
    open func startUpdatingHeading() {}
    /// Does nothing: there are no updates.
    open func stopUpdatingHeading() {}
    /// Does nothing: there are no updates.
    open func startMonitoringSignificantLocationChanges() {}
    /// Does nothing: there are no updates.
    open func stopMonitoringSignificantLocationChanges() {}

    private func refuse() {
        later { manager in
            manager.delegate?.locationManager(manager, didChangeAuthorization: .denied)
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
        }
    }

    private func fail() { later { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) } }

    private func later(_ call: @escaping @Sendable (CLLocationManager) -> Void) {
        let manager = Unchecked(manager: self)
        DispatchQueue.main.async { call(manager.manager) }
    }

    /// The manager is used by the main queue alone, as on iOS.
    private struct Unchecked: @unchecked Sendable { let manager: CLLocationManager }
}

/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy there is, with the help of more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether an app may know where the device is. Core Location's raw values.
///
/// ```swift
/// let isDenied = CLLocationManager.authorizationStatus() == CLAuthorizationStatus.denied
/// ```
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// The older name of ``authorizedAlways``.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Why the location is not known. Core Location's structure of this name.
///
/// ```swift
/// let isDenied = CLError(.denied).code == .denied
/// ```
public struct CLError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "kCLErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The place is not known now.
    public static let locationUnknown = Code.locationUnknown
    /// The user says no.
    public static let denied = Code.denied
    /// There is no connection.
    public static let network = Code.network
    /// The reasons. Core Location's raw values.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
    }
}

/// Whether an error has a reason: `case CLError.denied:` asks so.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }

/// Receives the location of the device. Core Location's protocol of this name.
///
/// ```swift
/// final class Finder: CLLocationManagerDelegate {
///     func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print(error) }
/// }
/// ```
public protocol CLLocationManagerDelegate: AnyObject {
    /// The device is somewhere; tests call it.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the location cannot be found.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The user has answered.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The user has answered.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
