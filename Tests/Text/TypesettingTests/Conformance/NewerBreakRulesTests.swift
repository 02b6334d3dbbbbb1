import CUnicode
import Foundation
import TestSupport
import Testing

/// The rules of Unicode 16 for quotation marks and Hebrew hyphens, which the system's ICU may not have: random texts
/// with the opportunities that ICU 78 finds (`Scripts/record-line-breaks`).
@Suite(.neverHangs) struct NewerBreakRulesTests {
    @Test func opportunitiesAreThoseOfANewerICU() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Resources/Unicode/newer-rules.tsv")
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
        #expect(rows.count == 3_000)
        var differences: [Substring] = []
        for row in rows {
            let fields = row.split(separator: "\t")
            let units = fields[1].split(separator: " ").compactMap { UInt16($0, radix: 16) }
            let expected = fields[2].split(separator: " ").compactMap { Int($0) }
            if Self.opportunities(units, language: String(fields[0])) != expected { differences.append(row) }
        }
        #expect(differences == [])
    }

    /// Texts that people write, by hand.
    @Test(arguments: [
        ("\"wrap\" (if", "en", ["\"wrap\" ", "(if"]),
        ("Elle a dit « Bonjour ! » hier", "fr", ["Elle ", "a ", "dit ", "« Bonjour ! » ", "hier"]),
        ("他说“你好”了", "zh", ["他", "说", "“你", "好”", "了"]),
        ("say “hi” (now)", "en", ["say ", "“hi” ", "(now)"]),
        ("מצב מנבא-עתידות", "he", ["מצב ", "מנבא-", "עתידות"]),
    ])
    func partsOfAText(_ text: String, _ language: String, _ parts: [String]) {
        let ends = parts.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf16.count) }
        #expect(Self.opportunities(Array(text.utf16), language: language) == ends)
    }

    private static func opportunities(_ units: [UInt16], language: String) -> [Int] {
        var kinds = [UInt8](repeating: 0, count: units.count + 1)
        guard cunicode_line_boundaries(language, units, Int32(units.count), &kinds) == 0 else { return [] }
        return kinds.indices.filter { kinds[$0] != 0 }
    }
}
