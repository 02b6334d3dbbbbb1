import Messages

/// An event that friends count down to.
struct Event: Equatable {
    var name: String
    var place: String
    var date: Date

    init(name: String, place: String, date: Date) {
        self.name = name
        self.place = place
        self.date = date
    }
}

/// Extends `Event` to travel in the query items of a message's URL.
extension Event {
    var queryItems: [URLQueryItem] {
        [
            URLQueryItem(name: "Name", value: name), URLQueryItem(name: "Place", value: place),
            URLQueryItem(name: "Date", value: String(Int(date.timeIntervalSince1970))),
        ]
    }

    init?(queryItems: [URLQueryItem]) {
        var values: [String: String] = [:]
        for item in queryItems { values[item.name] = item.value }
        guard let name = values["Name"], let place = values["Place"], let date = values["Date"].flatMap(Double.init)
        else { return nil }
        self.init(name: name, place: place, date: Date(timeIntervalSince1970: date))
    }

    init?(message: MSMessage?) {
        guard let url = message?.url,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let queryItems = components.queryItems
        else { return nil }
        self.init(queryItems: queryItems)
    }
}
