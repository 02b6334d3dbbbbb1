import BalloonLayouts
import Drawing

/// The colours of everything that charts, contact sheets and pages of sweeps show: findings, text sizes and the rest.
///
/// Any two colours of findings, and each of them and the two of cells without findings, are at least 20 apart (CIE76) for
/// who sees all colours and for deuteranopes, protanopes and tritanopes; so are text sizes that follow each other. A test
/// simulates these with the matrices of Machado, Oliveira and Fernandes (2009). Text sizes are blues, from light to dark,
/// and no finding is blue.
package enum ChartPalette {
    /// Cells without findings.
    package static let fine = Color(hex: 0xb4d8ae)
    /// Where no cell is.
    package static let unchecked = Color.white
    /// The colours of text sizes, from the smallest to the largest.
    package static let sizes = [0xa8cdff, 0x5c98f8, 0x195ad0, 0x092b7c, 0x000814].map { Color(hex: $0) }

    /// The colours of a severity: dark and strong ones for errors, oranges for warnings, greys of the sea for notes.
    package static func findings(_ severity: Finding.Severity) -> [Color] {
        switch severity {
        case .error: [0xff4d4d, 0x600013, 0xd92bd9].map { Color(hex: $0) }
        case .warning: [0xea8400, 0xffdd00, 0x734700].map { Color(hex: $0) }
        case .note: [0x28889b, 0x6fcbde, 0x525252].map { Color(hex: $0) }
        }
    }

    /// The colour of a kind of finding, the same in every chart. Kinds share colours; a letter tells them apart.
    package static func color(of kind: Finding.Kind) -> Color { colors[kind] ?? fine }

    private static let colors: [Finding.Kind: Color] = Dictionary(
        uniqueKeysWithValues: Finding.Severity.allCases.flatMap { severity in
            let palette = findings(severity)
            return FindingEntry.all.map(\.kind).filter { $0.entry.severity == severity }.enumerated().map {
                ($1, palette[$0 % palette.count])
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
