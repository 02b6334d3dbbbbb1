import LinuxCoreLocation
import LinuxUIKit

/// Makes a picture of a map. MapKit's class of this name: it fails in a later turn, as without a connection, since the
/// pictures of maps are Apple's.
///
/// ```swift
/// let options = MKMapSnapshotter.Options()
/// options.size = CGSize(width: 280, height: 187)
/// MKMapSnapshotter(options: options).start { snapshot, error in print(snapshot?.image as Any, error as Any) }
/// ```
open class MKMapSnapshotter: NSObject {
    /// What is called with the picture, or with the error.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
    /// Makes one.
    public init(options: Options) {}
    /// Whether it works; never when it is asked.
    open var isLoading: Bool { false }
    /// Does nothing: nothing is loaded.
    open func cancel() {}
    /// Fails in a later turn.
    open func start(completionHandler: @escaping CompletionHandler) {
        let handler = Unchecked(call: completionHandler)
        DispatchQueue.main.async { handler.call(nil, CLError(.network)) }
    }
    /// Fails in a later turn of a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let handler = Unchecked(call: completionHandler)
        queue.async { handler.call(nil, CLError(.network)) }
    }

    /// The handler is called by its queue alone, as on iOS.
    private struct Unchecked: @unchecked Sendable { let call: CompletionHandler }

    /// What the picture shows.
    open class Options: NSObject {
        /// What of the earth.
        open var region = MKCoordinateRegion()
        /// Its size in points.
        open var size = CGSize(width: 256, height: 256)
        /// The pixels per point.
        open var scale: CGFloat = 1
        /// What kind of map it is.
        open var mapType = MKMapType.standard
        /// Whether sights are shown.
        open var showsPointsOfInterest = true
        /// Whether buildings stand up.
        open var showsBuildings = true
        /// Makes the standard ones.
        public override init() {}
    }

    /// A picture of a map; none is made here.
    open class Snapshot: NSObject {
        /// The picture.
        public let image: UIImage
        init(image: UIImage) { self.image = image }
        /// The point of a place in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
}

/// The older name of what a picture shows.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The older name of a picture.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
