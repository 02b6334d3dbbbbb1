#if canImport(Messages)
    import Messages
#else
    import Balloons
#endif

/// A part of an ice cream, which travels as the value of a query item.
public protocol IceCreamPart: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    static var queryItemKey: String { get }
}

extension IceCreamPart {
    var queryItem: URLQueryItem { URLQueryItem(name: Self.queryItemKey, value: rawValue) }

    init?(queryItem: URLQueryItem) {
        guard queryItem.name == Self.queryItemKey, let value = queryItem.value else { return nil }
        self.init(rawValue: value)
    }
}

public enum Base: String, IceCreamPart {
    case base01, base02, base03, base04
    public static let queryItemKey = "Base"
}

public enum Scoops: String, IceCreamPart {
    case scoops01, scoops02, scoops03, scoops04
    public static let queryItemKey = "Scoops"
}

public enum Topping: String, IceCreamPart {
    case topping01, topping02, topping03, topping04
    public static let queryItemKey = "Topping"
}
