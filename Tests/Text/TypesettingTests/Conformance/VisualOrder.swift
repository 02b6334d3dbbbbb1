/// Rule L2 of UAX #9 written as the standard puts it: from the highest level down to the lowest odd one, reverse every
/// stretch at that level or above. The reference that the engine's order is compared with.
enum VisualOrder {
    /// Marks a unit that rule X9 removes: it has no place.
    static let removed: UInt8 = 0xFF

    /// Whether levels that are not the standard's are ICU's short way: in text of one direction it gives every unit the
    /// paragraph's level, whatever embeddings there are. The parity and so the order stay; shaping sees no more.
    static func isShortWay(_ levels: [UInt8], for expected: [UInt8]) -> Bool {
        let parities = Set((levels + expected).lazy.filter { $0 != removed }.map { $0 & 1 })
        return parities.count <= 1 && indices(ofLevels: levels) == indices(ofLevels: expected)
    }

    /// The logical indices from left to right.
    static func indices(ofLevels levels: [UInt8]) -> [Int] {
        var order = levels.indices.filter { levels[$0] != removed }
        let highest = order.map { levels[$0] }.max() ?? 0
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count && levels[order[end]] >= level { end += 1 }
                if end > start { order[start..<end].reverse() }
                start = end + 1
            }
        }
        return order
    }
}
