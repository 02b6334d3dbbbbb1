import Drawing

/// The colours that the PNG of a chart has: those that it is drawn with, and some shades for the edges of its letters.
struct ChartColors {
    /// The colours without duplicates, those that the chart is drawn with first.
    let colors: [Color]

    init(_ list: DisplayList) {
        var colors: [Color] = []
        var inks: [Color] = []
        func add(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .fill(_, let color): if !colors.contains(color) { colors.append(color) }
                case .glyphs(_, _, let color): if !inks.contains(color) { inks.append(color) }
                case .node(_, let items): add(items)
                default: break
                }
            }
        }
        add(list.items)
        let background = colors.first ?? .white
        for ink in inks where !colors.contains(ink) { colors.append(ink) }
        // The shades of the ink with the most contrast are also used for the other inks.
        if let ink = inks.max(by: { Self.distance($0, background) < Self.distance($1, background) }) {
            for _ in 0..<Self.shadeCount {
                let steps = (1..<Self.stepCount).map { Self.mixed(background, ink, $0) }
                // The next colour is the one that is furthest from all those that were chosen, because its absence
                // would be the most visible.
                let missed = steps.max { Self.nearest(to: $0, in: colors) < Self.nearest(to: $1, in: colors) }
                if let missed { colors.append(missed) }
            }
        }
        self.colors = colors
    }

    /// With both inks and the colour of empty places a letter has six shades; each further one makes a file 5 % larger.
    private static let shadeCount = 2
    private static let stepCount = 8

    private static func mixed(_ first: Color, _ second: Color, _ step: Int) -> Color {
        func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
            UInt8((Int(first) * (stepCount - step) + Int(second) * step) / stepCount)
        }
        return Color(
            red: channel(first.red, second.red), green: channel(first.green, second.green),
            blue: channel(first.blue, second.blue))
    }

    private static func nearest(to color: Color, in colors: [Color]) -> Int {
        colors.map { distance($0, color) }.min() ?? Int.max
    }

    private static func distance(_ first: Color, _ second: Color) -> Int {
        [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)].reduce(0) {
            $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))
        }
    }
}
