import Messages

/// A part of an ice cream, which travels as the value of a query item.
protocol IceCreamPart: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    static var queryItemKey: String { get }
}

extension IceCreamPart {
    var queryItem: URLQueryItem { URLQueryItem(name: Self.queryItemKey, value: rawValue) }

    init?(queryItem: URLQueryItem) {
        guard queryItem.name == Self.queryItemKey, let value = queryItem.value else { return nil }
        self.init(rawValue: value)
    }
}

enum Base: String, IceCreamPart {
    case base01, base02, base03, base04
    static let queryItemKey = "Base"
}

enum Scoops: String, IceCreamPart {
    case scoops01, scoops02, scoops03, scoops04
    static let queryItemKey = "Scoops"
}

enum Topping: String, IceCreamPart {
    case topping01, topping02, topping03, topping04
    static let queryItemKey = "Topping"
}
