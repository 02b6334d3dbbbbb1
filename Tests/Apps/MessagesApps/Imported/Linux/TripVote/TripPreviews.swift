// swift-format-ignore-file
import SwiftUI

struct Preview_TripPreviews_4: PreviewProvider { static var _previewName: String { "Many people" }; static var previews: some View {
    var trip = Trip()
    trip.going = 9
    return TripCardView(trip: trip)
} }
