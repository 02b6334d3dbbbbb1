import BalloonLayouts
import Drawing
import Foundation

/// The colours of a map and the letters of its findings.
struct MapColors {
    static let ink = Color(red: 60, green: 60, blue: 67)
    static let faintInk = Color(red: 130, green: 130, blue: 138)
    static let background = Color.white
    /// The colour of cells without findings.
    static let fine = ChartPalette.fine
    /// The colour of the line through cells whose findings are all allowed.
    static let allowed = faintInk
    /// The colour of places without a cell, which a hairline surrounds.
    static let unchecked = ChartPalette.unchecked
    /// The colour of hairlines.
    static let grid = Color(red: 222, green: 222, blue: 228)
    /// The colours of text sizes, in their order.
    static let sizes = ChartPalette.sizes

    private let letters: [Finding.Kind: String]
    private let lines: [Finding.Kind: Int]

    /// Gives each kind of a map its own letter, in their order, until there are none left, and lines over a colour that an
    /// earlier kind has.
    init(_ kinds: [Finding.Kind]) {
        var uses: [Color: Int] = [:]
        lines = Dictionary(
            uniqueKeysWithValues: kinds.map { kind in
                let color = ChartPalette.color(of: kind)
                defer { uses[color, default: 0] += 1 }
                return (kind, uses[color, default: 0])
            })
        letters = Dictionary(
            uniqueKeysWithValues: zip(kinds, (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }))
    }

    /// The colour of a cell. A cell without findings, or whose findings are all allowed, has that of a good one.
    subscript(mark: MapMark?) -> Color {
        if case .found(let kind) = mark { ChartPalette.color(of: kind) } else { Self.fine }
    }

    /// How much of a cell is lines of the background, in points of ``lineDistance``; 0 for none.
    func lineWidth(of mark: MapMark?) -> CGFloat {
        guard case .found(let kind) = mark else { return 0 }
        return min(CGFloat(lines[kind] ?? 0) * Self.lineWidth, Self.lineDistance - Self.lineWidth)
    }

    /// From one line over a colour to the next, in points.
    static let lineDistance: CGFloat = 6
    private static let lineWidth: CGFloat = 1.5

    /// The letter of a cell with a finding; nil for others.
    func letter(of mark: MapMark?) -> String? {
        if case .found(let kind) = mark { letters[kind] } else { nil }
    }
}
