// swift-format-ignore-file
import Foundation
import Observation

/// Where the sea is over a day, as two waves say.
struct Tide: Equatable, Sendable {
    var highest: Double
    var hour: Double

    func level(at hour: Double) -> Double { highest * cos((hour - self.hour) / 12.42 * 2 * .pi) }

    init(highest: Double = 2.1, hour: Double = 9.5) { (self.highest, self.hour) = (highest, hour) }

    init?(url: URL?) {
        let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems } ?? []
        let values = items.reduce(into: [:]) { $0[$1.name] = $1.value.flatMap(Double.init) }
        guard let highest = values["highest"], let hour = values["hour"] else { return nil }
        self.init(highest: highest, hour: hour)
    }
}

@Observable @MainActor final class TideModel {
    var tide: Tide
    var hour = 8.0
    private(set) var isLoading = false

    init(tide: Tide = Tide()) { self.tide = tide }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        guard let url = URL(string: "https://example.com/tide.json") else { return }
        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
        if let level = Double(String(decoding: data, as: UTF8.self)) { tide.highest = level }
    }
}
