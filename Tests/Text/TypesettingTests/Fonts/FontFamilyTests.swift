import TestSupport
import Testing

@testable import Typesetting

/// The nearest weight of a family ("CSS Fonts 4", 5.2, font matching).
@Suite(.neverHangs) struct FontFamilyTests {
    private func family(_ members: [(weights: String, isItalic: Bool)]) throws -> (FontFamily, FontFolder) {
        let entries = members.enumerated().map { index, member in
            #"{"file": "F\#(index).ttf", "family": "F", "weight": \#(member.weights), "style": "#
                + (member.isItalic ? #""italic"}"# : #""normal"}"#)
        }
        let folder = try FontFolder(
            manifest: #"{"fonts": [\#(entries.joined(separator: ","))]}"#,
            files: Dictionary(uniqueKeysWithValues: members.indices.map { ("F\($0).ttf", "NotoSansHebrew.ttf") }))
        let manifest = try FontManifest.read(in: folder.url.path)
        let files = try manifest.fonts.map { try FontFamily.Member($0, in: folder.url.path, work: WorkCounts()) }
        return (FontFamily(name: "F", role: .text, languages: .none, isTracked: false, files), folder)
    }

    @Test(
        arguments: [
            ([300, 400, 500, 700], 400, 400), ([300, 400, 500, 700], 450, 500), ([300, 400, 700], 450, 400),
            ([300, 500, 700], 400, 500), ([300, 600, 700], 400, 300), ([600, 700], 400, 600), ([600, 900], 500, 600),
            ([100, 300, 400], 350, 300), ([400, 500], 350, 400), ([400, 700], 600, 700), ([400, 500], 600, 500),
            ([400, 700, 900], 800, 900), ([400, 700], 800, 700), ([100, 700], 200, 100), ([900], 100, 900),
        ] as [([Int], Double, Int)])
    func theNearestWeightIsTaken(_ weights: [Int], _ wanted: Double, _ expected: Int) throws {
        for order in [weights, weights.reversed()] {
            let (family, folder) = try family(order.map { ("\($0)", false) })
            let member = family.member(weight: FontWeight(rawValue: wanted), isItalic: false)
            #expect(member.weights.lowerBound == Double(expected))
            withExtendedLifetime(folder) {}
        }
    }

    @Test func aVariableFileStandsForAllItsWeights() throws {
        let (family, folder) = try family([("100", false), ("[300, 600]", false), ("700", false)])
        let names = [100, 200, 300, 450, 600, 650, 700, 900].map {
            family.member(weight: FontWeight(rawValue: $0), isItalic: false).name
        }
        #expect(names == ["F0.ttf", "F0.ttf", "F1.ttf", "F1.ttf", "F1.ttf", "F2.ttf", "F2.ttf", "F2.ttf"])
        withExtendedLifetime(folder) {}
    }

    /// "OpenType, fvar": a coordinate outside of its axis is that of the nearer end.
    @Test(arguments: [(50.0, 100.0), (100, 100), (450, 450), (900, 900), (1000, 900)])
    func aCoordinateStaysOnItsAxis(value: Double, coordinate: Double) {
        #expect(FontAxis(tag: "wght", minimum: 100, standard: 400, maximum: 900).clamped(value) == coordinate)
    }

    @Test func slantComesBeforeWeight() throws {
        let (family, folder) = try family([("400", false), ("700", false), ("400", true)])
        #expect(family.member(weight: .bold, isItalic: true).name == "F2.ttf")
        #expect(family.member(weight: .bold, isItalic: false).name == "F1.ttf")
        let (upright, other) = try self.family([("400", false)])
        #expect(upright.member(weight: .bold, isItalic: true).name == "F0.ttf")
        withExtendedLifetime((folder, other)) {}
    }
}
