import LinuxCoreLocation
import LinuxUIKit
import UIKitAPI

/// A map. MapKit's class of this name: it has its place, its region and its annotations; the pictures of maps are
/// Apple's, so that none is shown.
///
/// ```swift
/// let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 280, height: 187))
/// map.centerCoordinate = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
/// ```
@preconcurrency @MainActor open class MKMapView: UIView {
    /// Decides how annotations look.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What is shown of the earth.
    open var region = MKCoordinateRegion()
    /// What kind of map it is.
    open var mapType = MKMapType.standard
    /// Whether the location of the device is shown; it is not known.
    open var showsUserLocation = false
    /// Whether the map follows the device.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Whether the map follows the device.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Whether fingers change its size.
    open var isZoomEnabled = true
    /// Whether fingers move it.
    open var isScrollEnabled = true
    /// Whether fingers turn it.
    open var isRotateEnabled = true
    /// Whether fingers tilt it.
    open var isPitchEnabled = true
    /// Whether a compass is shown.
    open var showsCompass = true
    /// Whether a scale is shown.
    open var showsScale = false
    /// Whether buildings stand up.
    open var showsBuildings = true
    /// Whether traffic is shown.
    open var showsTraffic = false
    /// Whether sights are shown.
    open var showsPointsOfInterest = true
    /// What stands on it.
    public private(set) var annotations: [any MKAnnotation] = []
    /// What is chosen.
    public private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// The location of the device, which is not known.
    public let userLocation = MKUserLocation()

    /// Makes a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Makes a map, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// The ground of a map that is not loaded (inferred).
    private func prepare() {
        backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.13 : 0.96, alpha: 1) }
        layer.undrawnContent = "map"
    }

    /// The middle of what is shown.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Shows a part of the earth.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Shows a place in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// The part of the earth that would be shown.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Puts something on it.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Puts several things on it.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Takes something off.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Takes several things off.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Chooses something.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    /// Chooses it no more.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    /// Shows all of these.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    /// The view of what stands on it: none is made.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// A view that was used before: none is kept.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Does nothing: no view is made.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
}

/// What kind of map it is. MapKit's raw values.
///
/// ```swift
/// MKMapView(frame: .zero).mapType = MKMapType.satellite
/// ```
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the device. MapKit's raw values.
///
/// ```swift
/// MKMapView(frame: .zero).userTrackingMode = MKUserTrackingMode.follow
/// ```
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Decides how annotations look. MapKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Guide: MKMapViewDelegate {}
/// ```
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}
