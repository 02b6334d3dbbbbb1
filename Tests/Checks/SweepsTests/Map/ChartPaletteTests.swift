import BalloonLayouts
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Sweeps

/// Colours of charts are told apart by everybody: at least 20 (CIE76) between those that may be neighbours, as seen with
/// all cones and without one kind of them, by the matrices of Machado, Oliveira and Fernandes (2009), severity 1.
struct ChartPaletteTests {
    private typealias Triple = [Double]

    private enum Eyes: String, CaseIterable {
        case normal, protanope, deuteranope, tritanope

        var matrix: [Triple] {
            switch self {
            case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
            case .protanope:
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            case .deuteranope:
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            case .tritanope:
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
        }
    }

    private func product(_ matrix: [Triple], _ vector: Triple) -> Triple {
        matrix.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    private func lab(_ color: Color, _ eyes: Eyes) -> Triple {
        let linear = [color.red, color.green, color.blue].map { value -> Double in
            let share = Double(value) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        let seen = product(eyes.matrix, linear).map { min(1, max(0, $0)) }
        let xyz = product(
            [
                [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
                [0.0193339, 0.1191920, 0.9503041],
            ], seen)
        let f = zip(xyz, [0.95047, 1, 1.08883]).map { value, white -> Double in
            let share = value / white
            return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
        }
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    private func distance(_ first: Color, _ second: Color, _ eyes: Eyes) -> Double {
        zip(lab(first, eyes), lab(second, eyes)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    @Test("The matrices keep white white, and the distances are CIE76", arguments: Eyes.allCases)
    private func whiteStaysWhite(eyes: Eyes) {
        #expect(distance(.white, .black, eyes) > 99.9)
        #expect(distance(.white, Color(red: 255, green: 255, blue: 255), eyes) == 0)
    }

    @Test(
        "The colours of findings, of cells without one and of places without a cell differ in pairs",
        arguments: Eyes.allCases)
    private func findings(eyes: Eyes) {
        let colors =
            [ChartPalette.fine, ChartPalette.unchecked] + Finding.Severity.allCases.flatMap(ChartPalette.findings)
        #expect(colors.count == 11)
        for (index, first) in colors.enumerated() {
            for second in colors[(index + 1)...] {
                #expect(distance(first, second, eyes) >= 20, "\(first.hexadecimal) and \(second.hexadecimal)")
            }
        }
    }

    @Test("Text sizes go from light to dark in steps that are seen", arguments: Eyes.allCases)
    private func sizes(eyes: Eyes) {
        let colors = [Color.white] + ChartPalette.sizes
        for (lighter, darker) in zip(colors, colors.dropFirst()) {
            #expect(distance(lighter, darker, eyes) >= 20, "\(lighter.hexadecimal) and \(darker.hexadecimal)")
            #expect(lab(lighter, eyes)[0] > lab(darker, eyes)[0])
        }
    }

    @Test("No text size looks like a finding", arguments: Eyes.allCases)
    private func sizesAndFindings(eyes: Eyes) {
        for size in ChartPalette.sizes {
            for finding in Finding.Severity.allCases.flatMap(ChartPalette.findings) {
                #expect(distance(size, finding, eyes) >= 20, "\(size.hexadecimal) and \(finding.hexadecimal)")
            }
        }
    }

    @Test("Pages have the colours of charts, and on dark others that are as far apart", arguments: Eyes.allCases)
    private func pages(eyes: Eyes) throws {
        let path = "Sources/Checks/Reports/Page/Files/page.css"
        let style = try String(contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
        let names = ["fine"] + Finding.Severity.allCases.flatMap { one in (0..<3).map { "\(one.rawValue)-\($0)" } }
        func colors(_ place: Int) throws -> [Color] {
            try names.map { name in
                let values = style.matches(
                    of: try Regex("\\.\(name) \\{ --mark: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\); \\}"))
                try #require(values.count == 1)
                return try #require(Color(hexadecimal: String(values[0].output[1 + place].substring ?? "")))
            }
        }
        #expect(
            try colors(0) == [ChartPalette.fine] + Finding.Severity.allCases.flatMap(ChartPalette.findings))
        let dark = try colors(1) + [try #require(Color(hexadecimal: "#1c1c1e"))]
        for (index, first) in dark.enumerated() {
            for second in dark[(index + 1)...] {
                #expect(distance(first, second, eyes) >= 20, "\(first.hexadecimal) and \(second.hexadecimal)")
            }
        }
    }

    @Test("In one map no two kinds of finding look the same", arguments: Finding.Severity.allCases)
    func kindsOfAMap(severity: Finding.Severity) {
        let kinds = Array(Finding.Kind.allCases.filter { $0.entry.severity == severity }.prefix(9))
        let colors = MapColors(kinds)
        let looks = Set(kinds.map { "\(colors[.found($0)].hexadecimal) \(colors.lineWidth(of: .found($0)))" })
        #expect(looks.count == kinds.count)
    }

    @Test("A kind has one colour, of its severity; no text size has it")
    func kinds() {
        for kind in Finding.Kind.allCases {
            let color = ChartPalette.color(of: kind)
            #expect(ChartPalette.findings(kind.entry.severity).contains(color) && !ChartPalette.sizes.contains(color))
        }
    }
}
