// swift-format-ignore-file
import SwiftUI

#Preview("Many people") {
    var trip = Trip()
    trip.going = 9
    return TripCardView(trip: trip)
}
