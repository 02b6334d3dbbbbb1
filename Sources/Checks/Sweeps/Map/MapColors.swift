import BalloonLayouts
import Drawing

/// The colours of a map: reds and purples for errors, yellows and oranges for warnings, blues for notes.
struct MapColors {
    static let ink = Color(red: 60, green: 60, blue: 67)
    static let faintInk = Color(red: 130, green: 130, blue: 138)
    static let background = Color.white
    /// The colour of cells without findings.
    static let fine = Color(red: 216, green: 239, blue: 221)
    /// The colour of the line through cells whose findings are all allowed.
    static let allowed = faintInk
    /// The colour of places without a cell.
    static let unchecked = Color(red: 238, green: 238, blue: 242)
    static let grid = unchecked

    /// The colours of the lines of text sizes, in their order. Some are also colours of findings, so that a map of a
    /// few kinds has fewer than sixteen colours, which halves its file.
    static let lines = [
        Color(red: 31, green: 119, blue: 180), palette(.warning)[0], Color(red: 44, green: 160, blue: 44),
        palette(.error)[0], palette(.error)[1],
    ]

    private let colors: [Finding.Kind: Color]

    /// Gives each kind of a map its own colour, until there are none left.
    init(_ kinds: [Finding.Kind]) {
        var next: [Finding.Severity: Int] = [:]
        var colors: [Finding.Kind: Color] = [:]
        for kind in kinds {
            let severity = kind.entry.severity
            let palette = Self.palette(severity)
            colors[kind] = palette[next[severity, default: 0] % palette.count]
            next[severity, default: 0] += 1
        }
        self.colors = colors
    }

    /// The colour of a cell. A cell without findings, or whose findings are all allowed, has that of a good one.
    subscript(mark: MapMark?) -> Color {
        if case .found(let kind) = mark { colors[kind] ?? Self.fine } else { Self.fine }
    }

    private static func palette(_ severity: Finding.Severity) -> [Color] {
        switch severity {
        case .error:
            [
                Color(red: 226, green: 43, blue: 36), Color(red: 160, green: 66, blue: 206),
                Color(red: 122, green: 14, blue: 52), Color(red: 84, green: 40, blue: 150),
                Color(red: 232, green: 92, blue: 120),
            ]
        case .warning:
            [
                Color(red: 255, green: 149, blue: 0), Color(red: 250, green: 208, blue: 44),
                Color(red: 196, green: 132, blue: 60), Color(red: 252, green: 184, blue: 122),
                Color(red: 158, green: 140, blue: 20),
            ]
        case .note:
            [
                Color(red: 120, green: 170, blue: 226), Color(red: 74, green: 122, blue: 186),
                Color(red: 172, green: 206, blue: 240),
            ]
        }
    }
}
