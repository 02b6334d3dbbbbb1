import Messages

/// An ice cream that is built by several people, a part each.
struct IceCream: Equatable, Sendable {
    var base: Base?
    var scoops: Scoops?
    var topping: Topping?

    init(base: Base? = nil, scoops: Scoops? = nil, topping: Topping? = nil) {
        self.base = base
        self.scoops = scoops
        self.topping = topping
    }

    var isComplete: Bool { base != nil && scoops != nil && topping != nil }
}

extension IceCream {
    var queryItems: [URLQueryItem] {
        [base?.queryItem, scoops?.queryItem, topping?.queryItem].compactMap { $0 }
    }

    init?(queryItems: [URLQueryItem]) {
        var iceCream = IceCream()
        for queryItem in queryItems {
            if let base = Base(queryItem: queryItem) { iceCream.base = base }
            if let scoops = Scoops(queryItem: queryItem) { iceCream.scoops = scoops }
            if let topping = Topping(queryItem: queryItem) { iceCream.topping = topping }
        }
        guard iceCream.base != nil else { return nil }
        self = iceCream
    }

    init?(message: MSMessage?) {
        guard let messageURL = message?.url else { return nil }
        guard let urlComponents = URLComponents(url: messageURL, resolvingAgainstBaseURL: false),
            let queryItems = urlComponents.queryItems
        else { return nil }
        self.init(queryItems: queryItems)
    }
}
