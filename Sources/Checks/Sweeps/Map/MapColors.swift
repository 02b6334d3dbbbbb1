import BalloonLayouts
import Drawing

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
    /// The colours of the lines of text sizes, in their order.
    static let lines = ChartPalette.sizes

    private let letters: [Finding.Kind: String]

    /// Gives each kind of a map its own letter, in their order, until there are none left.
    init(_ kinds: [Finding.Kind]) {
        letters = Dictionary(
            uniqueKeysWithValues: zip(kinds, (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }))
    }

    /// The colour of a cell. A cell without findings, or whose findings are all allowed, has that of a good one.
    subscript(mark: MapMark?) -> Color {
        if case .found(let kind) = mark { ChartPalette.color(of: kind) } else { Self.fine }
    }

    /// The letter of a cell with a finding; nil for others.
    func letter(of mark: MapMark?) -> String? {
        if case .found(let kind) = mark { letters[kind] } else { nil }
    }
}
