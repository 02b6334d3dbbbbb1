import LinuxCoreLocation
import LinuxUIKit

/// What stands at a place of a map. MapKit's protocol of this name.
///
/// ```swift
/// final class Pier: MKAnnotation {
///     let coordinate = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
/// }
/// ```
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The words.
    var title: String? { get }
    /// The words below.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// None.
    public var title: String? { nil }
    /// None.
    public var subtitle: String? { nil }
}

/// A pin's place and words. MapKit's class of this name.
///
/// ```swift
/// let pin = MKPointAnnotation()
/// pin.title = "Pier 4"
/// ```
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The words.
    open var title: String?
    /// The words below.
    open var subtitle: String?
    /// Makes one.
    public override init() {}
}

/// The location of the device. MapKit's class of this name; it is not known on Linux.
///
/// ```swift
/// let isKnown = MKMapView(frame: .zero).userLocation.location != nil
/// ```
open class MKUserLocation: NSObject, MKAnnotation {
    /// An invalid coordinate.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// The location; nil, because it is not known.
    open var location: CLLocation? { nil }
    /// The words.
    open var title: String?
    /// The words below.
    open var subtitle: String?
}

/// How an annotation looks. MapKit's class of this name; none is shown.
///
/// ```swift
/// let view = MKAnnotationView(annotation: nil, reuseIdentifier: "pin")
/// view.canShowCallout = true
/// ```
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The annotation that the view represents.
    open var annotation: (any MKAnnotation)?
    /// The picture.
    open var image: UIImage?
    /// Whether words come out of it.
    open var canShowCallout = false
    /// The offset of the centre from the place, in points.
    open var centerOffset = CGPoint.zero
    /// How far the words lie from it, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether fingers move it.
    open var isDraggable = false
    /// Whether it is chosen.
    open var isSelected = false
    /// What stands before the words.
    open var leftCalloutAccessoryView: UIView?
    /// What stands behind the words.
    open var rightCalloutAccessoryView: UIView?
    /// What stands below the words.
    open var detailCalloutAccessoryView: UIView?
    /// The name under which it is used again.
    public let reuseIdentifier: String?

    /// Makes one.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// Makes one, as a storyboard does.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// A pin. MapKit's class of this name; none is shown.
///
/// ```swift
/// MKPinAnnotationView(annotation: nil, reuseIdentifier: "pin").animatesDrop = true
/// ```
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// Its colour. Implicitly unwrapped, since an app's override with another type would not be one.
    open var pinTintColor: UIColor! = .red
    /// Whether it falls from above.
    open var animatesDrop = false
}

/// A balloon with a sign. MapKit's class of this name; none is shown.
///
/// ```swift
/// MKMarkerAnnotationView(annotation: nil, reuseIdentifier: "pier").glyphText = "4"
/// ```
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// Its colour.
    open var markerTintColor: UIColor?
    /// The colour of the sign.
    open var glyphTintColor: UIColor?
    /// The letters of the sign.
    open var glyphText: String?
    /// The picture of the sign.
    open var glyphImage: UIImage?
}
