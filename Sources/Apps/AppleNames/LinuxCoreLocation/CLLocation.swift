import Foundation

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A length on the earth, in metres.
public typealias CLLocationDistance = Double
/// The radius within which a place is known, in metres.
public typealias CLLocationAccuracy = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// A speed, in metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth. Core Location's structure of this name.
///
/// ```swift
/// let pier = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
/// ```
public struct CLLocationCoordinate2D: Sendable {
    /// North of the equator, in degrees.
    public var latitude: CLLocationDegrees
    /// East of Greenwich, in degrees.
    public var longitude: CLLocationDegrees
    /// Makes the place at latitude 0 and longitude 0.
    public init() { (latitude, longitude) = (0, 0) }
    /// Makes a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Makes a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether the latitude is from -90 to 90 and the longitude from -180 to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is not valid, for an unknown one.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A location with its time. Core Location's class of this name.
///
/// ```swift
/// let pier = CLLocation(latitude: 37.80, longitude: -122.41)
/// print(pier.distance(from: CLLocation(latitude: 37.81, longitude: -122.41)))
/// ```
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in metres.
    public let altitude: CLLocationDistance
    /// The radius within which the device is, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the height may be off, in metres; negative where the height is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// When the device was there.
    public let timestamp: Date
    /// The speed, in metres per second; negative where it is not known.
    public let speed: CLLocationSpeed = -1
    /// The direction of travel, in degrees clockwise from north; negative where it is not known.
    public let course: CLLocationDirection = -1

    /// Makes a place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    /// Makes a place with all that is known of it.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        self.timestamp = timestamp
    }

    /// The distance to another place, in metres, on a sphere of the earth's mean radius: within half a percent of Core
    /// Location's, which knows the earth's true shape.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let north = sin((there.latitude - here.latitude) * radians / 2)
        let east = sin((there.longitude - here.longitude) * radians / 2)
        let part = north * north + cos(here.latitude * radians) * cos(there.latitude * radians) * east * east
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}
