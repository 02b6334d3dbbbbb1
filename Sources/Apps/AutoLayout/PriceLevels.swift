/// For each priority the price of each column: the rate at which the violations of that priority grow when the column
/// grows.
///
/// The slots of the priorities are in the order in which they were added; `order` lists the slots from the highest
/// priority down.
final class PriceLevels {
    @exclusivity(unchecked) private(set) var prices: UnsafeMutablePointer<Double>
    private(set) var priorities: [Float] = []
    @exclusivity(unchecked) private(set) var order: [Int] = []
    /// The slot of the required constraints; -1 while there are none.
    @exclusivity(unchecked) private(set) var required = -1
    @exclusivity(unchecked) private(set) var columnCapacity = 64
    private var slotCapacity = 8

    var count: Int { priorities.count }

    init() {
        prices = .allocate(capacity: 64 * 8)
        prices.initialize(repeating: 0, count: 64 * 8)
    }

    deinit { prices.deallocate() }

    /// The slot of a priority, which is created for a new one.
    func slot(of priority: Float) -> Int {
        if let slot = priorities.firstIndex(of: priority) { return slot }
        if priorities.count == slotCapacity { resize(slots: slotCapacity * 2, columns: columnCapacity) }
        priorities.append(priority)
        let slot = priorities.count - 1
        if priority >= LinearConstraint.required { required = slot }
        let place = order.firstIndex { priorities[$0] < priority } ?? order.count
        order.insert(slot, at: place)
        return slot
    }

    func reserveColumns(_ count: Int) { resize(slots: slotCapacity, columns: count) }

    /// The prices of one priority.
    @inline(__always) func level(_ slot: Int) -> UnsafeMutablePointer<Double> { prices + slot * columnCapacity }

    /// Removes the prices of a column.
    func clear(_ column: Int) {
        for slot in 0..<count { level(slot)[column] = 0 }
    }

    private func resize(slots: Int, columns: Int) {
        let larger = UnsafeMutablePointer<Double>.allocate(capacity: slots * columns)
        larger.initialize(repeating: 0, count: slots * columns)
        for slot in 0..<count { (larger + slot * columns).update(from: level(slot), count: columnCapacity) }
        prices.deallocate()
        prices = larger
        slotCapacity = slots
        columnCapacity = columns
    }
}
