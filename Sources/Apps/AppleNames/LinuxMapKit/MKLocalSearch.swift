import LinuxCoreLocation
import LinuxUIKit

/// Searches places. MapKit's class of this name; it fails asynchronously, as without a connection.
///
/// ```swift
/// let request = MKLocalSearch.Request()
/// request.naturalLanguageQuery = "Coffee"
/// MKLocalSearch(request: request).start { response, error in print(response?.mapItems ?? [], error as Any) }
/// ```
open class MKLocalSearch: NSObject {
    /// What is called with what was found, or with the error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    /// Makes a search.
    public init(request: Request) {}
    /// Whether it is looking; never when it is asked.
    open var isSearching: Bool { false }
    /// Does nothing, because no search is running.
    open func cancel() {}
    /// Fails in a later turn.
    open func start(completionHandler: @escaping CompletionHandler) {
        let handler = Unchecked(call: completionHandler)
        DispatchQueue.main.async { handler.call(nil, CLError(.network)) }
    }

    /// The handler is called by the main queue alone, as on iOS.
    private struct Unchecked: @unchecked Sendable { let call: CompletionHandler }

    /// The search request.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// Makes an empty one.
        public override init() {}
    }

    /// What was found.
    open class Response: NSObject {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// Where they lie.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
}

/// The older name of the search request.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The older name of what was found.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A place on a map, with its names. MapKit's class of this name.
///
/// ```swift
/// let pier = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41))
/// ```
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Makes one.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    /// Makes one; the address is not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    /// The place.
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// The name.
    open var title: String? { name }
}

/// A place that Maps can show. MapKit's class of this name.
///
/// ```swift
/// let pier = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41))
/// MKMapItem(placemark: pier).name = "Pier 4"
/// ```
open class MKMapItem: NSObject {
    /// The place.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The number to call.
    open var phoneNumber: String?
    /// The page.
    open var url: URL?
    /// Makes one.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Opens Maps; false, because there is none.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
