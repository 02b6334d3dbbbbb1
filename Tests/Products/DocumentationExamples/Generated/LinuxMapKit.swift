// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxMapKit)
import LinuxMapKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_MKAnnotation_1() async throws {
        final class Pier: MKAnnotation {
            let coordinate = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
        }
    }

    func example_MKAnnotation_MKPointAnnotation_1() async throws {
        let pin = MKPointAnnotation()
        pin.title = "Pier 4"
        _ = pin
    }

    func example_MKAnnotation_MKUserLocation_1() async throws {
        let isKnown = MKMapView(frame: .zero).userLocation.location != nil
        _ = isKnown
    }

    func example_MKAnnotation_MKAnnotationView_1() async throws {
        let view = MKAnnotationView(annotation: nil, reuseIdentifier: "pin")
        view.canShowCallout = true
        _ = view
    }

    func example_MKAnnotation_MKPinAnnotationView_1() async throws {
        MKPinAnnotationView(annotation: nil, reuseIdentifier: "pin").animatesDrop = true
    }

    func example_MKAnnotation_MKMarkerAnnotationView_1() async throws {
        MKMarkerAnnotationView(annotation: nil, reuseIdentifier: "pier").glyphText = "4"
    }

    func example_MKCoordinateRegion_MKCoordinateSpan_1() async throws {
        let span = MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)
        _ = span
    }

    func example_MKCoordinateRegion_1() async throws {
        let pier = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
        let region = MKCoordinateRegion(center: pier, latitudinalMeters: 500, longitudinalMeters: 500)
        _ = pier
        _ = region
    }

    func example_MKLocalSearch_1() async throws {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Coffee"
        MKLocalSearch(request: request).start { response, error in print(response?.mapItems ?? [], error as Any) }
        _ = request
    }

    func example_MKLocalSearch_MKPlacemark_1() async throws {
        let pier = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41))
        _ = pier
    }

    func example_MKLocalSearch_MKMapItem_1() async throws {
        let pier = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41))
        MKMapItem(placemark: pier).name = "Pier 4"
        _ = pier
    }

    func example_MKMapSnapshotter_1() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 280, height: 187)
        MKMapSnapshotter(options: options).start { snapshot, error in print(snapshot?.image as Any, error as Any) }
        _ = options
    }

    func example_MKMapView_1() async throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 280, height: 187))
        map.centerCoordinate = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
        _ = map
    }

    func example_MKMapView_MKMapType_1() async throws {
        MKMapView(frame: .zero).mapType = MKMapType.satellite
    }

    func example_MKMapView_MKUserTrackingMode_1() async throws {
        MKMapView(frame: .zero).userTrackingMode = MKUserTrackingMode.follow
    }

    func example_MKMapView_MKMapViewDelegate_1() async throws {
        final class Guide: MKMapViewDelegate {}
    }
}
#endif
