#if !canImport(Darwin)
    import Foundation
    import LinuxCoreLocation
    import LinuxLocalAuthentication
    import LinuxMapKit
    import LinuxStoreKit
    import LinuxWebKit
    import MessagesAPI
    import TestSupport
    import Testing
    import UIKitAPI

    /// Services of a device that says no: what apps are told.
    @MainActor struct AppServicesTests {
        private final class Finder: CLLocationManagerDelegate {
            var told: [String] = []
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                if case CLError.denied = error { told.append("denied") }
            }
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                told.append(status == .denied ? "no" : "yes")
            }
        }

        @Test func nobodyKnowsWhereTheDeviceIs() async throws {
            let (manager, finder) = (CLLocationManager(), Finder())
            manager.delegate = finder
            manager.requestWhenInUseAuthorization()
            manager.requestLocation()
            #expect(finder.told.isEmpty, "not before a later turn")
            for _ in 0..<100 where finder.told.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(finder.told == ["no", "denied"] && manager.location == nil)
        }

        /// A degree of latitude: 111.2 kilometres.
        @Test func waysAreThoseOfABall() {
            let (here, there) = (CLLocation(latitude: 50, longitude: 8), CLLocation(latitude: 51, longitude: 8))
            #expect(abs(here.distance(from: there) - 111_195) < 1)
            let region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
                longitudinalMeters: 111_195)
            #expect(abs(region.span.latitudeDelta - 1) < 1e-4 && abs(region.span.longitudeDelta - 2) < 1e-3)
        }

        @Test func aMapKeepsItsPinsAndShowsNoPicture() {
            let (map, pin) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), MKPointAnnotation())
            map.addAnnotation(pin)
            #expect(map.annotations.count == 1 && map.layer.undrawnContent == "map")
            map.removeAnnotations(map.annotations)
            #expect(map.annotations.isEmpty)
        }

        @Test func thePictureOfAMapFails() async {
            let isFailed = await withCheckedContinuation { continuation in
                MKMapSnapshotter(options: MKMapSnapshotter.Options()).start { snapshot, error in
                    continuation.resume(returning: snapshot == nil && error != nil)
                }
            }
            #expect(isFailed)
        }

        @Test func nobodyIsAsked() async {
            var (error, answer): (NSError?, Bool?) = (nil, nil)
            #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
            #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
            // The answer comes later, as on iOS: what an app does behind the question is done before.
            await withCheckedContinuation { continuation in
                LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isOwner, _ in
                    answer = isOwner
                    continuation.resume()
                }
                #expect(answer == nil)
            }
            #expect(answer == false)
        }

        /// Storyboards name elements of modules above UIKit's.
        @Test func aStoryboardMakesPagesAndMaps() throws {
            _ = (MKMapView.self, WKWebView.self)
            let folder = try TemporaryFolder()
            try folder.write(
                "<document><objects><mapView id=\"m\"/><wkWebView id=\"w\"/></objects></document>", to: "Card.xib")
            let views = try #require(Bundle(path: folder.path)?.loadNibNamed("Card", owner: nil))
            #expect(views.first is MKMapView && views.last is WKWebView)
        }
    }
#endif
