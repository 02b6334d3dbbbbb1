import Foundation

/// Finds the names of places. Core Location's class of this name: it fails in a later turn, as without a connection.
///
/// ```swift
/// CLGeocoder().geocodeAddressString("1 Infinite Loop") { places, error in print(places ?? [], error as Any) }
/// ```
open class CLGeocoder: NSObject {
    /// What is called with the places, or with the error.
    public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Makes one.
    public override init() {}
    /// Always false: a request fails before anyone can ask.
    open var isGeocoding: Bool { false }
    /// Does nothing: no request is running.
    open func cancelGeocode() {}
    /// Fails in a later turn.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }
    /// Fails in a later turn.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    private func fail(_ handler: @escaping CompletionHandler) {
        let handler = Unchecked(call: handler)
        DispatchQueue.main.async { handler.call(nil, CLError(.network)) }
    }

    /// The handler is called by the main queue alone, as on iOS.
    private struct Unchecked: @unchecked Sendable { let call: CompletionHandler }
}

/// A place with its names. Core Location's class of this name.
///
/// ```swift
/// func town(of place: CLPlacemark) -> String { place.locality ?? "somewhere" }
/// ```
open class CLPlacemark: NSObject {
    /// The place.
    open var location: CLLocation? { nil }
    /// Its name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The house number.
    open var subThoroughfare: String? { nil }
    /// The city.
    open var locality: String? { nil }
    /// The part of the city.
    open var subLocality: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The country's two letters of ISO 3166.
    open var isoCountryCode: String? { nil }
}
