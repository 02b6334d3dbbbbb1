import Combine
import Foundation
import Messages

struct Trip: Codable, Equatable {
    var title = "Lake Garda"
    var nights = 3
    var going = 2

    var url: URL? {
        var components = URLComponents(string: "https://example.com/trip")
        components?.queryItems = [
            URLQueryItem(name: "title", value: title), URLQueryItem(name: "nights", value: String(nights)),
            URLQueryItem(name: "going", value: String(going)),
        ]
        return components?.url
    }

    init() {}

    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let title = items.first(where: { $0.name == "title" })?.value
        else { return nil }
        self.title = title
        nights = items.first { $0.name == "nights" }?.value.flatMap { Int($0) } ?? 1
        going = items.first { $0.name == "going" }?.value.flatMap { Int($0) } ?? 0
    }
}

final class TripModel: ObservableObject {
    @Published var trip = Trip()
    @Published var isGoing = false

    func toggle() {
        isGoing.toggle()
        trip.going += isGoing ? 1 : -1
    }
}
