// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxCoreLocation)
import LinuxCoreLocation
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CLGeocoder_1() async throws {
        CLGeocoder().geocodeAddressString("1 Infinite Loop") { places, error in print(places ?? [], error as Any) }
    }

    func example_CLGeocoder_CLPlacemark_1() async throws {
        func town(of place: CLPlacemark) -> String { place.locality ?? "somewhere" }
    }

    func example_CLLocation_CLLocationCoordinate2D_1() async throws {
        let pier = CLLocationCoordinate2D(latitude: 37.80, longitude: -122.41)
        _ = pier
    }

    func example_CLLocation_1() async throws {
        let pier = CLLocation(latitude: 37.80, longitude: -122.41)
        print(pier.distance(from: CLLocation(latitude: 37.81, longitude: -122.41)))
        _ = pier
    }

    func example_CLLocationManager_1() async throws {
        let manager = CLLocationManager()
        manager.requestWhenInUseAuthorization()
        _ = manager
    }

    func example_CLLocationManager_CLAuthorizationStatus_1() async throws {
        let isDenied = CLLocationManager.authorizationStatus() == CLAuthorizationStatus.denied
        _ = isDenied
    }

    func example_CLLocationManager_CLError_1() async throws {
        let isDenied = CLError(.denied).code == .denied
        _ = isDenied
    }

    func example_CLLocationManager_CLLocationManagerDelegate_1() async throws {
        final class Finder: CLLocationManagerDelegate {
            func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print(error) }
        }
    }
}
#endif
