/// The values of a trait as small numbers, for comparing many viewers.
enum TraitNumbers {
    /// Numbers the values that viewers have: from zero, in the order in which they come, or by growing value where one is
    /// given. Equal values have equal numbers.
    static func numbers<Value: Hashable>(
        of viewers: [TraitCollection], _ keyPath: KeyPath<TraitCollection, Value>,
        order: ((Value, Value) -> Bool)?
    ) -> (ofViewers: [Int], count: Int) {
        var numbers: [Int] = []
        numbers.reserveCapacity(viewers.count)
        var known: [Value: Int] = [:]
        var last: (value: Value, number: Int)?
        for viewer in viewers {
            let value = viewer[keyPath: keyPath]
            if last?.value != value {
                if known[value] == nil { known[value] = known.count }
                last = (value, known[value] ?? 0)
            }
            numbers.append(last?.number ?? 0)
        }
        guard let order, known.count > 1 else { return (numbers, known.count) }
        var ranks = [Int](repeating: 0, count: known.count)
        for (rank, value) in known.keys.sorted(by: order).enumerated() { ranks[known[value] ?? 0] = rank }
        return (numbers.map { ranks[$0] }, known.count)
    }
}
