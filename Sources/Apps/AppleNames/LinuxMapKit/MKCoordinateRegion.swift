import LinuxCoreLocation

/// How much of the earth is shown. MapKit's structure of this name.
///
/// ```swift
/// let span = MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)
/// ```
public struct MKCoordinateSpan: Sendable {
    /// From south to north, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east, in degrees.
    public var longitudeDelta: CLLocationDegrees
    /// Makes the span of nothing.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// Makes a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth. MapKit's structure of this name.
///
/// ```swift
/// let pier = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
/// let region = MKCoordinateRegion(center: pier, latitudinalMeters: 500, longitudinalMeters: 500)
/// ```
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How much around it.
    public var span: MKCoordinateSpan
    /// Makes the region of nothing.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// Makes a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// Makes a region of a size in metres: a degree of latitude has about 111,195.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 6_371_008.8 * Double.pi / 180
        let circle = max(cos(center.latitude * Double.pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / circle))
    }
}

/// Makes a span.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// Makes a region.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Makes a region of a size in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
