import BalloonLayouts
import Drawing

/// The colours of everything that charts, contact sheets and pages of sweeps show: findings, text sizes and the rest.
///
/// Any two colours of findings, and each of them and the two of cells without findings, are at least 20 apart (CIE76) for
/// who sees all colours and for deuteranopes, protanopes and tritanopes; so are text sizes that follow each other, and each
/// of them and each finding. A test simulates these with the matrices of Machado, Oliveira and Fernandes (2009). Text sizes
/// are blues, from light to dark, and no finding is blue.
package enum ChartPalette {
    /// Cells without findings.
    package static let fine = Color(hex: 0xb4d8ae)
    /// Where no cell is.
    package static let unchecked = Color.white
    /// The colours of text sizes, from the smallest to the largest.
    package static let sizes = [0x1fa9ff, 0x2f6dff, 0x0031d0, 0x001f70, 0x000825].map { Color(hex: $0) }

    /// The colours of a severity: reds and purple for errors, yellows and browns for warnings, greys of the sea for notes.
    package static func findings(_ severity: Finding.Severity) -> [Color] {
        switch severity {
        case .error: [0xf21818, 0x73140b, 0xbf69b8].map { Color(hex: $0) }
        case .warning: [0xffa43c, 0xf2de00, 0xa68d74].map { Color(hex: $0) }
        case .note: [0x126166, 0x59e6ff, 0x452d2e].map { Color(hex: $0) }
        }
    }

    /// The colour of a kind of finding, the same in every chart. Kinds share colours; a letter and lines tell them apart.
    package static func color(of kind: Finding.Kind) -> Color {
        findings(kind.entry.severity)[place(of: kind)]
    }

    /// The place of a kind's colour among those of its severity.
    package static func place(of kind: Finding.Kind) -> Int { places[kind] ?? 0 }

    /// The same for a rule by its name, which may be one about several widths.
    package static func place(ofRule name: String) -> Int {
        if let kind = Finding.Kind(rawValue: name) { return place(of: kind) }
        return (SweepInvariant.allCases.firstIndex { $0.rawValue == name } ?? 0) % findings(.note).count
    }

    private static let places: [Finding.Kind: Int] = Dictionary(
        uniqueKeysWithValues: Finding.Severity.allCases.flatMap { severity in
            FindingEntry.all.map(\.kind).filter { $0.entry.severity == severity }.enumerated().map {
                ($1, $0 % findings(severity).count)
            }
        })

    /// Black or white, whichever is easier to read on a colour.
    package static func ink(on color: Color) -> Color {
        299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) > 128_000 ? .black : .white
    }
}

extension Color {
    /// An opaque colour, as 0xrrggbb.
    fileprivate init(hex: Int) {
        self.init(
            red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    }
}
