/// The space after each cluster of Bubble Sans that makes texts as wide as in San Francisco.
///
/// Fitted to measured advances at 12, 13 and 17 points; modelled at other sizes (Fonts/README.md; within 1/1000 em from
/// 11 to 17 points, within 5/1000 em above 20 points).
enum SystemTracking {
    /// Thousandths of an em by point size, for the regular weight. Linear between the rows, constant outside.
    private static let table: [(size: Double, value: Double)] = [
        (6, 55), (8, 40), (10, 26), (11, 20), (12, 13.8), (13, 7.9), (14, 3.4), (15, 0.6), (16, -1.1), (17, -4.8),
        (18, -7.5), (19, -10), (20, -12), (22, -9), (24, -1), (26, -3), (28, -4), (30, 1), (32, 4), (34, 3), (40, 1),
        (48, -1), (53, -3),
    ]
    /// How much the bold weight adds, in thousandths of an em. Weights between add in proportion.
    private static let boldExcess = 14.8

    /// The tracking for a size and weight, in ems of that size.
    static func ems(pointSize: Double, weight: FontWeight) -> Double {
        let share = (min(max(weight.rawValue, 400), 700) - 400) / 300
        return (regular(pointSize) + share * boldExcess) / 1000
    }

    private static func regular(_ size: Double) -> Double {
        guard let upper = table.firstIndex(where: { size <= $0.size }) else { return table[table.count - 1].value }
        guard upper > 0 else { return table[0].value }
        let (below, above) = (table[upper - 1], table[upper])
        return below.value + (above.value - below.value) * (size - below.size) / (above.size - below.size)
    }
}
