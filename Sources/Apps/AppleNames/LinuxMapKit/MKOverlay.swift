import LinuxCoreLocation
import LinuxUIKit

/// What covers a part of a map. MapKit's protocol of this name.
///
/// ```swift
/// func add(_ overlay: any MKOverlay, to map: MKMapView) { map.addOverlay(overlay) }
/// ```
public protocol MKOverlay: MKAnnotation {}

/// A line over a map. MapKit's class of this name; it is not shown.
///
/// ```swift
/// let way = [CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)]
/// let line = MKPolyline(coordinates: way, count: way.count)
/// ```
open class MKPolyline: NSObject, MKOverlay {
    /// How many places it joins.
    public let pointCount: Int
    /// The first place.
    public let coordinate: CLLocationCoordinate2D
    /// Makes a line.
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        (pointCount, coordinate) = (count, count > 0 ? coords[0] : kCLLocationCoordinate2DInvalid)
    }
}

/// A circle over a map. MapKit's class of this name; it is not shown.
///
/// ```swift
/// let pier = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
/// let circle = MKCircle(center: pier, radius: 500)
/// ```
open class MKCircle: NSObject, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// From the middle to the edge, in metres.
    public let radius: CLLocationDistance
    /// Makes a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
    }
}

/// Draws what covers a map. MapKit's class of this name; nothing is drawn here.
///
/// ```swift
/// let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41), radius: 500)
/// MKOverlayRenderer(overlay: circle).alpha = 0.5
/// ```
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Makes one.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws an outline on a map. MapKit's class of this name; nothing is drawn here.
///
/// ```swift
/// func color(_ renderer: MKOverlayPathRenderer) { renderer.strokeColor = .systemBlue }
/// ```
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour inside.
    open var fillColor: UIColor?
    /// The colour of the line.
    open var strokeColor: UIColor?
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 0
}

/// Draws a line on a map. MapKit's class of this name; nothing is drawn here.
///
/// ```swift
/// func wide(_ renderer: MKPolylineRenderer) { renderer.lineWidth = 4 }
/// ```
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Makes one of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a circle on a map. MapKit's class of this name; nothing is drawn here.
///
/// ```swift
/// func fill(_ renderer: MKCircleRenderer) { renderer.fillColor = .systemTeal }
/// ```
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Makes one of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
