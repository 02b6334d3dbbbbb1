// swift-format-ignore-file
import Foundation
import Observation
import SwiftData

/// A drink that somebody liked, kept on this device.
@Observable
final class SavedDrink : PersistentModel { public let _place = ModelPlace();
    var name: String
    var price: Decimal
    var lastOrdered: Date

    init(name: String, price: Decimal, lastOrdered: Date = .nowOfApp) {
        self.name = name
        self.price = price
        self.lastOrdered = lastOrdered
    }
}

struct OrderLine: Codable, Hashable, Identifiable {
    var name: String
    var count: Int
    var price: Decimal

    var id: String { name }
    var sum: Decimal { price * Decimal(count) }
}

enum Pickup: String, Codable, CaseIterable, Identifiable {
    case counter, table, delivery

    var id: Self { self }
    var symbol: String {
        switch self {
        case .counter: "house"
        case .table: "person.2"
        case .delivery: "cart"
        }
    }
}

@MainActor @Observable
final class OrderModel {
    var lines: [OrderLine] = []
    var pickup = Pickup.counter
    var hasOwnCup = false
    var note = ""
    private(set) var progress = 0.0

    var total: Decimal { lines.map(\.sum).reduce(0, +) }

    init(lines: [OrderLine] = [], pickup: Pickup = .counter, progress: Double = 0) {
        self.lines = lines
        self.pickup = pickup
        self.progress = progress
    }

    convenience init?(url: URL?) {
        guard let url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let json = items.first(where: { $0.name == "lines" })?.value,
            let lines = try? JSONDecoder().decode([OrderLine].self, from: Data(json.utf8))
        else { return nil }
        let pickup = items.first { $0.name == "pickup" }?.value.flatMap(Pickup.init) ?? .counter
        let progress = items.first { $0.name == "progress" }?.value.flatMap(Double.init) ?? 0
        self.init(lines: lines, pickup: pickup, progress: progress)
    }

    var url: URL? {
        guard let json = try? JSONEncoder().encode(lines) else { return nil }
        var components = URLComponents()
        components.scheme = "https"
        components.host = "example.com"
        components.path = "/order"
        components.queryItems = [
            URLQueryItem(name: "lines", value: String(decoding: json, as: UTF8.self)),
            URLQueryItem(name: "pickup", value: pickup.rawValue),
            URLQueryItem(name: "progress", value: String(progress)),
        ]
        return components.url
    }

    func add(_ name: String, price: Decimal) {
        if let index = lines.firstIndex(where: { $0.name == name }) {
            lines[index].count += 1
        } else {
            lines.append(OrderLine(name: name, count: 1, price: price))
        }
    }
}
